import type { DirectorySearch } from '#contracts/directory/directory-search.query.js';
import { activeRanges, highestPrice, type RangeName, type SearchRanges } from '#contracts/directory/search-ranges.js';
import { activeFilters, type FilterName, type SearchFilters } from '#contracts/directory/search-filters.js';
import { allOf, anyOf, isLocal, noneOf, oneOf, type Clause, type Point } from './clauses.js';
import { searchedDays } from './day-availability.js';
import { hasName } from './name-match.js';

/** A place that vendors can serve: the coordinates, and the name of the corresponding primary market. */
export interface ServiceArea extends Point {
  marketKey: string;
}

interface Circumstances {
  areas: readonly ServiceArea[];
  /** The day of the date filter, and those that suit as well. */
  days: readonly string[];
}

type ClauseOf = { [F in FilterName]: (value: NonNullable<SearchFilters[F]>, circumstances: Circumstances) => Clause };

/** The condition of each filter on a listing. Values of one filter are combined with OR (OP-78). */
const clauseOf: ClauseOf = {
  subCategoryIds: (ids) => oneOf('subCategoryIds', ids),
  styles: (ids) => oneOf('styles', ids),
  services: (ids) => oneOf('services', ids),
  priceTiers: (tiers) => oneOf('priceTier', tiers),
  capacity: (bands) => oneOf('capacityBand', bands),
  // Partly booked and unknown days match (OP-77); of several days, one that is not booked is enough.
  availabilityDate: (_day, { days }) => noneOf([allOf(days.map((day) => ({ term: { unavailableDays: day } })))]),
  serviceAreas: (_ids, { areas }) =>
    anyOf(areas.flatMap((area) => [{ term: { market: area.marketKey } }, isLocal(area)])),
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
  const circumstances = { areas, days: searchedDays({ filters, ranges }) };
  const clause = <F extends FilterName>(filter: F): Clause =>
    clauseOf[filter](filters[filter] as NonNullable<SearchFilters[F]>, circumstances);
  return new Map<ChoiceName, Clause>([
    ...activeFilters(filters).map((filter) => [filter, clause(filter)] as const),
    ...activeRanges(ranges).map((range) => [range, rangeClause[range](ranges)] as const),
  ]);
}
