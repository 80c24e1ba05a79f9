import type { estypes } from '@elastic/elasticsearch';
import type { DirectorySearch } from '#contracts/directory/directory-search.query.js';
import { readCursor } from '#contracts/directory/search-order.js';
import { allOf, inArea, type Clause } from './clauses.js';
import { dayMarks } from './day-availability.js';
import { countOfAll, facetAggregations } from './facet-aggregations.js';
import { filterClauses, type ServiceArea } from './filter-clauses.js';
import { isScored, localOnly, nameClause, scoreClauses, sortKeys, whereabouts, withStanding } from './ranking.js';

/**
 * Builds the single request of a search. Category and place are in the query; filters are in the post filter, so that
 * facets can be counted without their own selection. A name is part of the query if there is nothing else to search by:
 * otherwise the engine would look at every listing.
 * @param areas the places that `filters.serviceAreas` names
 * @param among whose hits and counts: of all vendors whom the search finds, or only of those who are local to it
 */
export function buildSearchBody(
  search: DirectorySearch,
  areas: readonly ServiceArea[] = [],
  among: 'all' | 'local' = 'all',
): estypes.SearchRequest {
  const clauses = new Map(filterClauses(search, areas));
  const name = isByName(search) && clauses.delete('name') ? search.filters.name : undefined;
  const query = {
    bool:
      name === undefined ? queryOf(search, among) : { filter: [], must: [nameClause(name)], should: dayMarks(search) },
  };
  return {
    ...pageOf(search),
    track_total_hits: true,
    ...withoutSources,
    query: search.sort === 'recommended' && isScored(search) ? withStanding(query) : query,
    ...(clauses.size > 0 ? { post_filter: allOf([...clauses.values()]) } : {}),
    aggs: { ...facetAggregations(clauses), ...(name === undefined ? {} : { name: countOfAll(clauses) }) },
    sort: sortKeys(search),
  };
}

/** Names the card of each hit instead of reading it: cards are cached (`ListingCards`). The id is in the sort values. */
const withoutSources = { _source: false, stored_fields: '_none_', docvalue_fields: ['cardKey'] };

/** Continues from a cursor with one more hit than the page holds, which tells whether this page is the last. */
function pageOf({ cursor, sort, page, pageSize }: DirectorySearch) {
  const after = cursor === undefined ? undefined : readCursor(sort, cursor);
  return after ? { size: pageSize + 1, search_after: [...after] } : { size: pageSize, from: (page - 1) * pageSize };
}

export const isNational: Clause = { term: { national: true } };

const isByName = ({ categoryId, place, state, area, national }: DirectorySearch) =>
  categoryId === undefined && !place && state === undefined && !area && !national;

const queryOf = (search: DirectorySearch, among: 'all' | 'local'): estypes.QueryDslBoolQuery => ({
  // Clauses that only mark or score would be conditions if they were alone.
  filter: orAll(baseFilters(search), search),
  must: [(among === 'all' ? whereabouts(search) : localOnly(search)) ?? []].flat(),
  should: [...scoreClauses(search), ...dayMarks(search)],
});

const orAll = (filters: Clause[], search: DirectorySearch): Clause[] =>
  filters.length > 0 || !search.filters.availabilityDate ? filters : [{ match_all: {} }];

type Base = Pick<DirectorySearch, 'categoryId' | 'area' | 'national'>;

/** The conditions on every result of a search, regardless of its filters. */
export const baseFilters = ({ categoryId, area, national }: Base): Clause[] => [
  ...(categoryId === undefined ? [] : [{ term: { categoryIds: String(categoryId) } }]),
  ...(national ? [isNational] : []),
  ...(area ? [inArea(area)] : []),
];
