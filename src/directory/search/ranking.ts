import type { estypes } from '@elastic/elasticsearch';
import type { DirectorySearch } from '#contracts/directory/directory-search.query.js';
import { ranking } from '#contracts/directory/ranking-rules.js';
import type { SearchOrder } from '#contracts/directory/search-order.js';
import { anyOf, constant, isAround, isLocal, isWithin, type Clause, type Point } from './clauses.js';
import { nameSteps } from './name-match.js';

type SortKey = estypes.SortCombinations;

/**
 * Weights of the parts of a score. Each part is a constant or a stored small number, so that a score is a whole number
 * that is stable while a person pages; a larger weight outweighs the sum of all smaller parts. The engine's own
 * relevance is never used.
 */
export const weight = {
  distanceBand: 1,
  nameStep: 8,
  /** Multiplied by `standing`, which is 0 to 7. */
  standing: 32,
  exactName: 256,
  local: 512,
};

/** The parts of a search that decide which businesses are local; a search in an area of the map has no local ones. */
type Whereabouts = Pick<DirectorySearch, 'place' | 'area' | 'national' | 'radius' | 'state'>;

/** Finds the businesses that are local to a search, if it says where. */
const localTo = ({ place, radius, state }: Whereabouts): Clause | undefined => {
  if (state !== undefined) return { term: { state } };
  return place && isLocal(place, radius);
};

/**
 * The clause that finds local businesses, and national ones, who follow after the local ones everywhere (OP-75). The
 * clause for the local ones also scores them: executed twice, it would be the most expensive part of a search.
 */
export function whereabouts(search: Whereabouts): Clause | undefined {
  const local = localOnly(search);
  return local && anyOf([local, constant({ term: { national: true } }, 0)]);
}

/** The same for the local businesses alone, with the same score. */
export function localOnly(search: Whereabouts): Clause | undefined {
  const local = search.area || search.national ? undefined : localTo(search);
  return local && constant(local, weight.local);
}

/** The clauses that add to a hit's score, apart from the one that finds local businesses. */
export function scoreClauses(search: DirectorySearch): Clause[] {
  const { national, area, sort, filters, place } = search;
  const localClause = localTo(search);
  // Among national vendors being local is not required, but local ones still come first.
  const local = localClause && national && !area ? [constant(localClause, weight.local)] : [];
  if (sort !== 'recommended') return local;
  const name = filters.name === undefined ? [] : [nameClause(filters.name)];
  return [...local, ...name, ...(place ? [distanceScore(place)] : [])];
}

/** Finds vendors by name. The whole name counts more than placement, other matches only more than distance. */
export const nameClause = (name: string): Clause => ({
  dis_max: {
    queries: nameSteps(name).map(([clause, steps]) =>
      constant(clause, steps === exactSteps ? weight.exactName : steps * weight.nameStep),
    ),
  },
});
const exactSteps = 3;

/** Adds placement and claim to the score of every hit, between the exact name and lesser matches. */
export const withStanding = (query: Clause): Clause => ({
  function_score: {
    query,
    functions: [{ field_value_factor: { field: 'standing', factor: weight.standing, missing: 0 } }],
    boost_mode: 'sum',
  },
});

/**
 * Scores one for each distance band that a business is in. Only those in the box around the outermost band are measured:
 * most hits of a large directory are national vendors far away, and measuring them too took a third of a search.
 */
const distanceScore = (place: Point): Clause => ({
  function_score: {
    query: constant(isAround(Math.max(...ranking.distanceBands), place), 0),
    functions: ranking.distanceBands.map((miles) => ({ ...isWithin(miles, place), weight: weight.distanceBand })),
    score_mode: 'sum',
    boost_mode: 'replace',
  },
});

/**
 * Returns whether hits differ in their score. Without a place and a name every hit scores the same, and is not scored.
 */
export const isScored = (search: DirectorySearch): boolean =>
  (search.sort === 'recommended' && search.place !== undefined) ||
  whereabouts(search) !== undefined ||
  scoreClauses(search).length > 0;

const byScore = (search: DirectorySearch): SortKey[] => (isScored(search) ? [{ _score: { order: 'desc' } }] : []);

const byDistance = ({ place }: { place?: Point }): SortKey[] =>
  place
    ? [{ _geo_distance: { location: { lat: place.latitude, lon: place.longitude }, order: 'asc', unit: 'mi' } }]
    : [];

/** The sort key of each order that a couple can choose. A hidden price comes last in both directions (WS-222). */
const chosenKey: Record<Exclude<SearchOrder, 'recommended' | 'distance'>, SortKey> = {
  name: { nameKey: 'asc' },
  priceLow: { priceOrder: { order: 'asc', missing: '_last' } },
  priceHigh: { priceOrder: { order: 'desc', missing: '_last' } },
  rating: { rating: 'desc' },
  newest: { createdDay: 'desc' },
};

/**
 * The sort keys of an order (OP-71, OP-72, OP-73). Chosen orders ignore placement: local businesses first, then the
 * key, then the distance. The id is last in each, so that an order is total and paging is stable.
 */
export function sortKeys(search: DirectorySearch): SortKey[] {
  const { sort } = search;
  if (sort === 'recommended') return [...byScore(search), byRank, { id: 'asc' }];
  const chosen = sort === 'distance' ? [] : [chosenKey[sort]];
  return [...byScore(search), ...chosen, ...byDistance(search), { id: 'asc' }];
}

/** Placement, claim, completeness, rating and recency. */
export const byRank: SortKey = { rank: 'desc' };
