import type { estypes } from '@elastic/elasticsearch';
import type { DirectorySearch } from '#contracts/directory/directory-search.query.js';
import { baseFilters, buildSearchBody, isNational } from './build-search-body.js';
import { allOf, noneOf } from './clauses.js';
import type { EngineResponse } from './engine-response.js';
import { addCounts, readTotal, type CountedAggregations } from './facet-aggregations.js';
import type { ServiceArea } from './filter-clauses.js';
import { whereabouts } from './ranking.js';

/** The two requests of a split search. */
export interface SplitSearch {
  /** Hits among local vendors, and the counts of those who are not national. */
  readonly local: estypes.SearchRequest;
  /** The counts of national vendors, for every place the same. */
  readonly national: estypes.SearchRequest;
}

const notNational = 'notNational';

/**
 * Splits a search by place into two requests that together have the same result. In a large directory nearly all of its
 * matches are national vendors, and the same ones for every place: their counts are a request of its own, which the
 * engine answers from its cache until the index changes. Hits are searched among the local vendors, who come first in
 * every order.
 * @returns undefined for a search without local vendors, and for one by name, whose national part rarely repeats
 */
export function splitSearch(search: DirectorySearch, areas: readonly ServiceArea[]): SplitSearch | undefined {
  if (!whereabouts(search) || search.filters.name !== undefined) return undefined;
  const { aggs, ...local } = buildSearchBody(search, areas, 'local');
  const { post_filter } = local;
  return {
    local: { ...local, aggs: { [notNational]: { filter: noneOf([isNational]), aggs } } },
    national: {
      size: 0,
      track_total_hits: true,
      query: allOf([...baseFilters({ categoryId: search.categoryId, national: true })]),
      ...(post_filter ? { post_filter } : {}),
      aggs,
    },
  };
}

/**
 * Combines the responses to both requests. Its hits are local vendors only: on a page with `needsOthers` others follow.
 */
export function combine(local: EngineResponse, national: EngineResponse): EngineResponse {
  const { [notNational]: counted = {} } = local.aggregations;
  const { doc_count: ofAll = 0, ...aggregations } = counted;
  const others = aggregations as CountedAggregations;
  return {
    total: national.total + (readTotal(others) ?? ofAll),
    hits: local.hits,
    aggregations: addCounts(national.aggregations, others),
  };
}

/** Whether the page goes on after the last local vendor. */
export const needsOthers = ({ local: { size = 0 } }: SplitSearch, local: EngineResponse, total: number): boolean =>
  local.hits.length < size && local.total < total;
