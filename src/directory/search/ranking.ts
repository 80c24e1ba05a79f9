import type { estypes } from '@elastic/elasticsearch';
import type { DirectorySearch } from '#contracts/directory/directory-search.query.js';
import type { SearchOrder } from '#contracts/directory/search-order.js';
import { constant, eachWithin, isLocal, type Clause, type Point } from './clauses.js';
import { nameSteps } from './name-match.js';

type SortKey = estypes.SortCombinations;

/** Distance counts in bands of miles, so that a neighbour does not outrank a better match by a street. */
const distanceBands = [5, 15, 30, 50];

/**
 * Weights of what the score is made of. Each is a constant, so a score is a small whole number that does not move while
 * a person pages; the larger ones outweigh the sum of the smaller. The engine's own relevance is never used.
 */
const weight = { distanceBand: 1, nameStep: 8 };
/** Outweighs every name and every distance. */
export const localWeight = 64;

/** What gives a hit its score besides being local: how the name matches, then how near. */
export function scoreClauses({ place, national, filters }: DirectorySearch): Clause[] {
  const bands = place ? distanceBands.map((miles) => constant(eachWithin(miles, place), weight.distanceBand)) : [];
  // Among national vendors being local is no condition, but still comes first.
  const nearness = place && national ? [constant(isLocal(place), localWeight), ...bands] : bands;
  const match = nameSteps(filters.name ?? '').map(([clause, steps]) => constant(clause, steps * weight.nameStep));
  return [...nearness, ...(filters.name === undefined ? [] : [{ dis_max: { queries: match } }])];
}

export const byQuality: SortKey[] = [{ completeness: 'desc' }, { rating: 'desc' }, { recencyDay: 'desc' }];

/** Without a place and a name every hit scores the same, and need not be scored. */
const byScore = (search: DirectorySearch): SortKey[] =>
  scoreClauses(search).length > 0 ? [{ _score: { order: 'desc' } }] : [];

const byDistance = (place: Point | undefined): SortKey[] =>
  place
    ? [{ _geo_distance: { location: { lat: place.latitude, lon: place.longitude }, order: 'asc', unit: 'mi' } }]
    : [];

const keysOf: Record<SearchOrder, (search: DirectorySearch) => SortKey[]> = {
  recommended: (search) => [{ claimed: 'desc' }, ...byScore(search), ...byQuality],
  distance: ({ place }) => byDistance(place),
  name: () => [{ nameKey: 'asc' }],
  priceLow: () => [{ priceOrder: { order: 'asc', missing: '_last' } }],
  priceHigh: () => [{ priceOrder: { order: 'desc', missing: '_last' } }],
  newest: () => [{ createdDay: 'desc' }],
};

/** Placement first and the id last in every order (OP-72, OP-73), so that an order is total and paging is stable. */
export const sortKeys = (search: DirectorySearch): SortKey[] => [
  { placement: 'desc' },
  ...keysOf[search.sort](search),
  { id: 'asc' },
];
