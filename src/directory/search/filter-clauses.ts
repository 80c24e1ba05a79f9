import type { DirectorySearch } from '#contracts/directory/directory-search.query.js';
import { activeRanges, highestPrice, type RangeName, type SearchRanges } from '#contracts/directory/search-ranges.js';
import { activeFilters, type FilterName, type SearchFilters } from '#contracts/directory/search-filters.js';
import { allOf, anyOf, isLocal, noneOf, oneOf, type Clause, type Point } from './clauses.js';
import { hasName } from './name-match.js';

/** A place that vendors can serve: the coordinates, and the name of the corresponding primary market. */
export interface ServiceArea extends Point {
  marketKey: string;
}

type ClauseOf = { [F in FilterName]: (value: NonNullable<SearchFilters[F]>, areas: readonly ServiceArea[]) => Clause };

/** The condition of each filter on a listing. Values of one filter are combined with OR (OP-78). */
const clauseOf: ClauseOf = {
  subCategoryIds: (ids) => oneOf('subCategoryIds', ids),
  styles: (ids) => oneOf('styles', ids),
  services: (ids) => oneOf('services', ids),
  priceTiers: (tiers) => oneOf('priceTier', tiers),
  capacity: (bands) => oneOf('capacityBand', bands),
  // Partly booked and unknown days match (OP-77).
  availabilityDate: (day) => noneOf([{ term: { unavailableDays: day } }]),
  serviceAreas: (_ids, areas) => anyOf(areas.flatMap((area) => [{ term: { market: area.marketKey } }, isLocal(area)])),
  travelOptions: (options) => oneOf('travelOption', options),
  shippingOptions: (options) => oneOf('shippingOption', options),
  resultsIncludeFeatures: (features) => allOf(features.map((feature) => ({ term: { features: feature } }))),
  resultsExcludeFeatures: (features) => noneOf([oneOf('features', features)]),
  name: (name) => hasName(name),
};

/** The filters and ranges of a search, apart from category and place. */
export type ChoiceName = FilterName | RangeName;

const rangeClause: Record<RangeName, (ranges: SearchRanges) => Clause> = {
  guests: ({ guests = 0 }) => ({ range: { guests: { gte: guests } } }),
  fromPrice: ({ priceFrom = 0, priceTo = highestPrice }) => ({
    range: { fromPrice: { gte: priceFrom, lte: priceTo } },
  }),
};

export const activeChoices = ({ filters, ranges }: Pick<DirectorySearch, 'filters' | 'ranges'>): ChoiceName[] => [
  ...activeFilters(filters),
  ...activeRanges(ranges),
];

/** The clause of every filter and range that is set. */
export function filterClauses(
  { filters, ranges }: Pick<DirectorySearch, 'filters' | 'ranges'>,
  areas: readonly ServiceArea[],
): ReadonlyMap<ChoiceName, Clause> {
  const clause = <F extends FilterName>(filter: F): Clause =>
    clauseOf[filter](filters[filter] as NonNullable<SearchFilters[F]>, areas);
  return new Map<ChoiceName, Clause>([
    ...activeFilters(filters).map((filter) => [filter, clause(filter)] as const),
    ...activeRanges(ranges).map((range) => [range, rangeClause[range](ranges)] as const),
  ]);
}
