import type { WayOutView } from '#contracts/directory/directory.views.js';
import type { MapArea } from '#contracts/directory/map-area.js';
import { milesBetween, type Point } from '#contracts/shared/miles-between.js';

/** Number of nearest listings that a way out considers. */
const considered = 24;
/** Miles by which two calculations of a distance may differ, and those that are lost in one decimal. */
const sameMiles = 0.06;
/** Degrees. */
const widestMargin = 0.011;

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
  const first24 = sorted.slice(0, considered);
  // Whether one at the limit belongs to the nearest depends on rounding.
  if (first24.some((point) => Math.abs(milesBetween(place, point) - limit) < sameMiles)) return undefined;
  const expected = first24.filter((point) => milesBetween(place, point) < limit);
  if (!isAround(area, expected)) return `the area is not that of the ${expected.length} nearest`;
  const inside = first24.filter(isIn).length;
  // If several are equally far away, any of them may be the last one that is considered.
  const isRight = way.results === inside || (sorted.length > considered && way.results >= expected.length);
  return isRight ? undefined : `there are ${inside} in the area`;
}

/** Whether an area has the outermost points on its sides, apart from a margin. */
function isAround({ south, west, north, east }: MapArea, points: readonly Point[]): boolean {
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  const margins = [
    Math.min(...latitudes) - south,
    Math.min(...longitudes) - west,
    north - Math.max(...latitudes),
    east - Math.max(...longitudes),
  ];
  return margins.every((margin) => margin >= 0 && margin < widestMargin);
}
