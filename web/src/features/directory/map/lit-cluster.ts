import type { ListingCardView, VendorClusterView } from '#contracts/directory/directory.views.js';

/** Degrees; the engine stores points slightly less precisely than cards do. */
const slack = 0.000_01;

/** The marker of a vendor: its own, or that of its group. */
export function litCluster(
  clusters: readonly VendorClusterView[],
  cards: readonly ListingCardView[],
  id: string | null,
): VendorClusterView | undefined {
  if (id === null) return undefined;
  const own = clusters.find(({ listing }) => listing?.id === id);
  const point = cards.find((card) => card.id === id)?.point;
  if (own || !point) return own;
  const { latitude, longitude } = point;
  return clusters.find(
    ({ area, listing }) =>
      !listing &&
      latitude >= area.south - slack &&
      latitude <= area.north + slack &&
      longitude >= area.west - slack &&
      longitude <= area.east + slack,
  );
}
