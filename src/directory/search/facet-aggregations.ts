import type { estypes } from '@elastic/elasticsearch';
import {
  facetNames,
  type FacetName,
  type FacetValueView,
  type WayOutView,
} from '#contracts/directory/directory.views.js';
import type { FilterName, SearchFilters } from '#contracts/directory/search-filters.js';
import { facetField, readFacetValue } from '../index/facet-values.js';
import type { ListingDocument } from '../index/listing-document.js';
import { allOf, type Clause } from './clauses.js';

/** More than all facets have values. */
const mostValues = 10_000;
/** Facets without a selection are counted together: all of them under the same filters. */
const unselected = 'unselected';
const together = 'together';
/** What is left of all listings under the filters. */
const chosen = 'chosen';

type Aggregations = Record<string, estypes.AggregationsAggregationContainer>;

const isFacet = (filter: FilterName): filter is FacetName => (facetNames as readonly FilterName[]).includes(filter);
/** Features are joined with and: choosing one more narrows, so that each is counted under those that are chosen. */
const isWidened = (filter: FilterName): filter is FacetName => isFacet(filter) && filter !== 'resultsIncludeFeatures';
const countOf = (field: keyof ListingDocument) => ({ terms: { field, size: mostValues } });

/**
 * Counts every facet as if its own selection were not made (so that its other values say what choosing them too would
 * add; features apart), under all other filters. A filter that is set and is no facet gets a count without it as well.
 */
export function facetAggregations(clauses: ReadonlyMap<FilterName, Clause>): Aggregations {
  const without = (filter?: FilterName) => [...clauses].flatMap(([name, clause]) => (name === filter ? [] : [clause]));
  const under = (filters: Clause[], aggs: Aggregations): estypes.AggregationsAggregationContainer => ({
    filter: filters.length > 0 ? allOf(filters) : { match_all: {} },
    aggs,
  });
  const all = { [together]: countOf('facetValues') };
  const aggregations: Aggregations = clauses.size === 0 ? all : { [unselected]: under(without(), all) };
  for (const filter of clauses.keys()) {
    aggregations[filter] = under(without(filter), isWidened(filter) ? { [filter]: countOf(facetField[filter]) } : {});
  }
  return aggregations;
}

/** How many listings there are under the filters, whatever the query asks. */
export const countOfAll = (clauses: ReadonlyMap<FilterName, Clause>): estypes.AggregationsAggregationContainer => ({
  global: {},
  ...(clauses.size > 0 ? { aggs: { [chosen]: { filter: allOf([...clauses.values()]) } } } : {}),
});

interface Bucket {
  key: string;
  doc_count: number;
}
type Counted = { buckets?: Bucket[]; doc_count?: number; chosen?: { doc_count: number } } & Partial<
  Record<FacetName | typeof together, { buckets: Bucket[] }>
>;
export type CountedAggregations = Record<string, Counted | undefined>;

/** Reads the counts; chosen values are there also when nothing has them. */
export function readFacets(answer: CountedAggregations, filters: SearchFilters): Record<FacetName, FacetValueView[]> {
  const idle = takenApart(answer[together]?.buckets ?? answer[unselected]?.[together]?.buckets ?? []);
  const bucketsOf = (facet: FacetName): Bucket[] => answer[facet]?.[facet]?.buckets ?? idle.get(facet) ?? [];
  const values = (facet: FacetName): FacetValueView[] => {
    const missing = new Set(filters[facet].map(String));
    const found = bucketsOf(facet).map(({ key, doc_count }) => ({
      value: key,
      count: doc_count,
      selected: missing.delete(key),
    }));
    return [...found, ...[...missing].map((value) => ({ value, count: 0, selected: true }))];
  };
  return Object.fromEntries(facetNames.map((facet) => [facet, values(facet)])) as Record<FacetName, FacetValueView[]>;
}

/** The counts of each facet, out of those of all. */
function takenApart(buckets: readonly Bucket[]): ReadonlyMap<string, Bucket[]> {
  const facets = new Map<string, Bucket[]>();
  for (const { key: written, doc_count } of buckets) {
    const [facet, key] = readFacetValue(written);
    const counted = facets.get(facet);
    if (counted) counted.push({ key, doc_count });
    else facets.set(facet, [{ key, doc_count }]);
  }
  return facets;
}

/** What taking off each filter would show, the most helpful first; filters that are not to blame are left out. */
export function readWaysOut(answer: CountedAggregations, active: readonly FilterName[]): WayOutView[] {
  return active
    .map((filter) => ({ filter, results: answer[filter]?.chosen?.doc_count ?? answer[filter]?.doc_count ?? 0 }))
    .filter(({ results }) => results > 0)
    .sort((a, b) => b.results - a.results);
}
