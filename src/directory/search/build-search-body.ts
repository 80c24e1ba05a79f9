import type { estypes } from '@elastic/elasticsearch';
import type { DirectorySearch } from '#contracts/directory/directory-search.query.js';
import { readCursor } from '#contracts/directory/search-order.js';
import { allOf, anyOf, constant, inArea, isLocal, type Clause } from './clauses.js';
import { countOfAll, facetAggregations } from './facet-aggregations.js';
import { filterClauses, type ServiceArea } from './filter-clauses.js';
import { localWeight, scoreClauses, sortKeys } from './ranking.js';

/**
 * What the engine is asked for a search, in one request. Category and place are in the query; what a person chooses is
 * in the post filter, so that facets can be counted without their own selection. Where a name is all there is to search
 * by, it is the query: otherwise every listing would be looked at.
 * @param areas the places that `filters.serviceAreas` names
 */
export function buildSearchBody(search: DirectorySearch, areas: readonly ServiceArea[] = []): estypes.SearchRequest {
  const clauses = new Map(filterClauses(search.filters, areas));
  const byName = isByName(search) && clauses.delete('name');
  return {
    ...pageOf(search),
    track_total_hits: true,
    _source: ['card', 'location'],
    query: { bool: byName ? { filter: [], must: scoreClauses(search), should: [] } : queryOf(search) },
    ...(clauses.size > 0 ? { post_filter: allOf([...clauses.values()]) } : {}),
    aggs: { ...facetAggregations(clauses), ...(byName ? { name: countOfAll(clauses) } : {}) },
    sort: sortKeys(search),
  };
}

/** Continued from a cursor, with one more than the page holds: it tells whether this page is the last. */
function pageOf({ cursor, sort, page, pageSize }: DirectorySearch) {
  const after = cursor === undefined ? undefined : readCursor(sort, cursor);
  return after ? { size: pageSize + 1, search_after: [...after] } : { size: pageSize, from: (page - 1) * pageSize };
}

const isNational: Clause = { term: { national: true } };

const isByName = ({ categoryId, place, area, national }: DirectorySearch) =>
  categoryId === undefined && !place && !area && !national;

const queryOf = (search: DirectorySearch): estypes.QueryDslBoolQuery => ({
  filter: baseFilters(search),
  must: whereabouts(search),
  should: scoreClauses(search),
});

type Base = Pick<DirectorySearch, 'categoryId' | 'place' | 'area' | 'national'>;

/** What every result of a search is, whatever is chosen. */
export const baseFilters = ({ categoryId, area, national }: Base): Clause[] => [
  ...(categoryId === undefined ? [] : [{ term: { categoryIds: String(categoryId) } }]),
  ...(national ? [isNational] : []),
  ...(area ? [inArea(area)] : []),
];

/**
 * National and global vendors come to every place, after the local ones (OP-75). The clause that finds the local ones is
 * the one that scores them: asked twice, it would be the dearest part of a search. Who looks at a part of the map wants
 * whoever is there.
 */
export const whereabouts = ({ place, area, national }: Base): Clause[] =>
  place && !area && !national ? [anyOf([constant(isLocal(place), localWeight), constant(isNational, 0)])] : [];
