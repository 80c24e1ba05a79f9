import type { WayOutView } from '#contracts/directory/directory.views.js';
import { milesBetween, type Point } from '#contracts/shared/miles-between.js';

/** Number of nearest listings that a way out considers. */
const considered = 24;
/** Miles by which two calculations of a distance may differ, and those that are lost in one decimal. */
const sameMiles = 0.06;

/**
 * Compares the way out to the nearest vendors beyond the place with all vendors that the search would find elsewhere.
 * @returns what is wrong with it; undefined if nothing is
 */
export function wrongNearest(
  way: Pick<WayOutView, 'results' | 'distance' | 'area'>,
  place: Point | undefined,
  elsewhere: readonly (Point | null)[],
): string | undefined {
  const located = elsewhere.filter((point) => point !== null);
  if (!place || located.length === 0) {
    const isRight = way.results === elsewhere.length && way.distance === null && way.area === null;
    return isRight ? undefined : `there are ${elsewhere.length}`;
  }
  const sorted = located.toSorted((a, b) => milesBetween(place, a) - milesBetween(place, b));
  const [first = place] = sorted;
  const nearest = milesBetween(place, first);
  if (Math.abs((way.distance ?? -1) - nearest) > sameMiles) return `the nearest is ${nearest} miles away`;
  const { area } = way;
  if (!area) return 'there is no area';
  const isIn = ({ latitude, longitude }: Point) =>
    latitude >= area.south && latitude <= area.north && longitude >= area.west && longitude <= area.east;
  const limit = Math.max(nearest * 1.1, nearest + 5);
  const expected = sorted.slice(0, considered).filter((point) => milesBetween(place, point) < limit - sameMiles);
  const outside = expected.filter((point) => !isIn(point));
  if (outside.length > 0) return `${outside.length} of the nearest are outside of the area`;
  const inside = Math.min(considered, sorted.filter(isIn).length);
  // With more than it considers, those of the area that are too far down the list are not counted.
  const isRight =
    way.results === inside || (sorted.length > considered && way.results <= inside && way.results >= expected.length);
  return isRight ? undefined : `there are ${inside} in the area`;
}
