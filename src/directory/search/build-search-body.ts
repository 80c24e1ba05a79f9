import type { estypes } from '@elastic/elasticsearch';
import type { DirectorySearch } from '#contracts/directory/directory-search.query.js';
import { readCursor } from '#contracts/directory/search-order.js';
import { allOf, anyOf, constant, isLocal, type Clause } from './clauses.js';
import { facetAggregations } from './facet-aggregations.js';
import { filterClauses, type ServiceArea } from './filter-clauses.js';
import { localWeight, scoreClauses, sortKeys } from './ranking.js';

/**
 * What the engine is asked for a search, in one request. Category and place are in the query; what a person chooses is
 * in the post filter, so that facets can be counted without their own selection.
 * @param areas the places that `filters.serviceAreas` names
 */
export function buildSearchBody(search: DirectorySearch, areas: readonly ServiceArea[] = []): estypes.SearchRequest {
  const clauses = filterClauses(search.filters, areas);
  return {
    ...pageOf(search),
    track_total_hits: true,
    _source: ['card', 'location'],
    query: { bool: { filter: baseFilters(search), must: whereabouts(search), should: scoreClauses(search) } },
    ...(clauses.size > 0 ? { post_filter: allOf([...clauses.values()]) } : {}),
    aggs: facetAggregations(clauses),
    sort: sortKeys(search),
  };
}

/** Continued from a cursor, with one more than the page holds: it tells whether this page is the last. */
function pageOf({ cursor, sort, page, pageSize }: DirectorySearch) {
  const after = cursor === undefined ? undefined : readCursor(sort, cursor);
  return after ? { size: pageSize + 1, search_after: [...after] } : { size: pageSize, from: (page - 1) * pageSize };
}

const isNational: Clause = { term: { national: true } };

const baseFilters = (search: DirectorySearch): Clause[] => {
  const { categoryId, place, national } = search;
  return [
    ...(categoryId === undefined ? [] : [{ term: { categoryIds: String(categoryId) } }]),
    ...(national ? [isNational] : []),
    ...(categoryId === undefined && !national && !place ? everybody(search) : []),
  ];
};

/**
 * Where nothing else is asked for, the clauses that only score would become a condition, and nobody could count what
 * there is without the name.
 */
const everybody = (search: DirectorySearch): Clause[] => (scoreClauses(search).length > 0 ? [{ match_all: {} }] : []);

/**
 * National and global vendors come to every place, after the local ones (OP-75). The clause that finds the local ones is
 * the one that scores them: asked twice, it would be the dearest part of a search.
 */
const whereabouts = ({ place, national }: DirectorySearch): Clause[] =>
  place && !national ? [anyOf([constant(isLocal(place), localWeight), constant(isNational, 0)])] : [];
