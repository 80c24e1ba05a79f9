import type { QueryReader } from './query-reader.js';

/** Distances in miles that a couple can choose instead of `ranking.localMiles`. */
export const searchRadii = [10, 25, 50, 100] as const satisfies readonly number[];
export type SearchRadius = (typeof searchRadii)[number];

/** Reads a radius in miles, one of a few. */
export function readRadius(query: QueryReader): SearchRadius | undefined {
  const miles = query.choice('radius', searchRadii.map(String), undefined);
  return searchRadii.find((radius) => String(radius) === miles);
}
