import type { estypes } from '@elastic/elasticsearch';
import {
  facetNames,
  type FacetName,
  type FacetValueView,
  type LoosenedName,
  type WayOutView,
} from '#contracts/directory/directory.views.js';
import { priceSteps } from '#contracts/directory/price-steps.js';
import type { SearchFilters } from '#contracts/directory/search-filters.js';
import { categoryById } from '#src/webstore/catalogue/catalogue.js';
import { facetField, priceFacet, priceValues, readFacetValue } from '../index/facet-values.js';
import type { ListingDocument } from '../index/listing-document.js';
import { allOf, type Clause } from './clauses.js';
import type { ChoiceName } from './filter-clauses.js';

/** Upper limit above the number of values of all facets. */
const mostValues = 10_000;
/** Counts facets without a selection together, since all of them are under the same filters. */
const unselected = 'unselected';
const together = 'together';
/** Restricts listings to those that match the filters. */
const chosen = 'chosen';

type Aggregations = Record<string, estypes.AggregationsAggregationContainer>;

const isFacet = (filter: ChoiceName): filter is FacetName => (facetNames as readonly ChoiceName[]).includes(filter);
/**
 * Features are combined with AND: choosing one more narrows the results, so that each is counted under those that are
 * chosen.
 */
const isWidened = (filter: ChoiceName): filter is FacetName => isFacet(filter) && filter !== 'resultsIncludeFeatures';
/**
 * In the order of keys, in which the engine reads them one after the other. In the order of counts it would unpack a block
 * of its dictionary for nearly every value.
 */
const inOrder = { size: mostValues, order: { _key: 'asc' } } as const;
const countOf = (field: keyof ListingDocument) => ({ terms: { field, ...inOrder } });
const countOfPrices = { terms: { field: 'facetValues', ...inOrder, include: [...priceValues] } };

/**
 * Counts every facet as if it had no selection (so that its other values show how many results choosing them would add;
 * except for features), under all other filters. An active filter that is no facet gets a count without it as well.
 */
export function facetAggregations(clauses: ReadonlyMap<ChoiceName, Clause>): Aggregations {
  const without = (filter?: ChoiceName) => [...clauses].flatMap(([name, clause]) => (name === filter ? [] : [clause]));
  const under = (filters: Clause[], aggs: Aggregations): estypes.AggregationsAggregationContainer => ({
    filter: filters.length > 0 ? allOf(filters) : { match_all: {} },
    aggs,
  });
  const all = { [together]: countOf('facetValues') };
  const aggregations: Aggregations = clauses.size === 0 ? all : { [unselected]: under(without(), all) };
  for (const filter of clauses.keys()) {
    aggregations[filter] = under(without(filter), countsOf(filter));
  }
  return aggregations;
}

function countsOf(filter: ChoiceName): Aggregations {
  if (filter === priceFacet) return { [together]: countOfPrices };
  return isWidened(filter) ? { [filter]: countOf(facetField[filter]) } : {};
}

/** Counts the listings under the filters, regardless of the query. */
export const countOfAll = (clauses: ReadonlyMap<ChoiceName, Clause>): estypes.AggregationsAggregationContainer => ({
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

/** The number of listings under all filters; undefined for a search without filters. */
export const readTotal = (counted: CountedAggregations): number | undefined => counted[unselected]?.doc_count;

/** Adds the counts of two sets of listings that have none in common, counted by the same aggregations. */
export function addCounts(some: CountedAggregations, others: CountedAggregations): CountedAggregations {
  const names = Object.keys({ ...some, ...others });
  return Object.fromEntries(names.map((name) => [name, addCounted(some[name], others[name])]));
}

function addCounted(some: Counted | undefined, others: Counted | undefined): Counted | undefined {
  if (!some || !others) return some ?? others;
  const counted = ([together, ...facetNames] as const).flatMap((name) => {
    const buckets = addBuckets(some[name]?.buckets, others[name]?.buckets);
    return buckets ? [[name, { buckets }]] : [];
  });
  const buckets = addBuckets(some.buckets, others.buckets);
  return {
    doc_count: (some.doc_count ?? 0) + (others.doc_count ?? 0),
    ...(buckets ? { buckets } : {}),
    ...(Object.fromEntries(counted) as Counted),
  };
}

/** In the order of keys, as the engine returns them. */
function addBuckets(some?: readonly Bucket[], others?: readonly Bucket[]): Bucket[] | undefined {
  if (!some && !others) return undefined;
  const counts = new Map((some ?? []).map(({ key, doc_count }) => [key, doc_count]));
  for (const { key, doc_count } of others ?? []) counts.set(key, (counts.get(key) ?? 0) + doc_count);
  return [...counts].map(([key, doc_count]) => ({ key, doc_count })).sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** The counts of all facets, whose field is a single one. */
const bucketsOfAll = (under: CountedAggregations | Counted): Bucket[] => under[together]?.buckets ?? [];

/** Reads the counts. Chosen values are included even if their count is 0. */
export function readFacets(
  answer: CountedAggregations,
  filters: SearchFilters,
  categoryId?: number,
): Record<FacetName, FacetValueView[]> {
  const own = categoryId === undefined ? undefined : valuesOfCategory(categoryId);
  const idle = takenApart(bucketsOfAll(answer[unselected] ?? answer));
  const bucketsOf = (facet: FacetName): Bucket[] => answer[facet]?.[facet]?.buckets ?? idle.get(facet) ?? [];
  const values = (facet: FacetName): FacetValueView[] => {
    const missing = new Set(filters[facet].map(String));
    const isOwn = ({ key }: Bucket) => own?.[facet]?.has(key) !== false || missing.has(key);
    const found = bucketsOf(facet)
      .filter(isOwn)
      // Stable: among equal counts the order of keys remains.
      .sort((a, b) => b.doc_count - a.doc_count)
      .map(({ key, doc_count }) => ({
        value: key,
        count: doc_count,
        selected: missing.delete(key),
      }));
    return [...found, ...[...missing].map((value) => ({ value, count: 0, selected: true }))];
  };
  return Object.fromEntries(facetNames.map((facet) => [facet, values(facet)])) as Record<FacetName, FacetValueView[]>;
}

/** Reads how many listings each step of package prices has. */
export function readPrices(answer: CountedAggregations): number[] {
  const counted = answer[priceFacet] ?? answer[unselected] ?? answer;
  const counts = takenApart(bucketsOfAll(counted)).get(priceFacet) ?? [];
  return priceSteps.map((_, step) => counts.find(({ key }) => key === String(step))?.doc_count ?? 0);
}

/** Vendors of several categories also have values of the other ones, which are irrelevant for the searched one. */
function valuesOfCategory(categoryId: number): Partial<Record<FacetName, ReadonlySet<string>>> | undefined {
  const category = categoryById(categoryId);
  if (!category) return undefined;
  const idsOf = (named: readonly { id: number }[]) => new Set(named.map(({ id }) => String(id)));
  return { subCategoryIds: idsOf(category.subCategories), styles: idsOf(category.styles) };
}

/** Extracts the counts of each facet from those of all. */
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

/**
 * Returns the number of results without each filter, highest first. Filters whose removal would not help are left out.
 */
export function readWaysOut(answer: CountedAggregations, active: readonly ChoiceName[]): WayOutView[] {
  return active
    .map((filter) => wayOut([filter], answer[filter]?.chosen?.doc_count ?? answer[filter]?.doc_count ?? 0))
    .filter(({ results }) => results > 0)
    .sort((a, b) => b.results - a.results);
}

/** @param names at least one */
export const wayOut = (names: readonly LoosenedName[], results: number): WayOutView => {
  const [filter = 'place', ...also] = names;
  return { filter, also, results, distance: null, area: null };
};
