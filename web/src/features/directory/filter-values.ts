import type { PlanFeature } from '#contracts/billing/subscription-tier.js';
import type { CapacityBand, FilterName, SearchFilters } from '#contracts/directory/search-filters.js';
import { activeRanges, rangeNames, type RangeName, type SearchRanges } from '#contracts/directory/search-ranges.js';
import type { NamedView } from '#contracts/webstore/category.view.js';
import type { ShippingOption, TravelOption } from '#contracts/webstore/webstore-content.js';
import { filterWords as words } from '../../texts/directory.js';
import type { Offer } from './offer.js';

/** In the order of the filters beside the results. */
const inOrder: readonly FilterName[] = [
  'availabilityDate',
  'priceTiers',
  'styles',
  'subCategoryIds',
  'services',
  'capacity',
  'travelOptions',
  'shippingOptions',
  'serviceAreas',
  'resultsIncludeFeatures',
  'resultsExcludeFeatures',
  'name',
];
const numeric: readonly FilterName[] = ['priceTiers', 'styles', 'subCategoryIds', 'services', 'serviceAreas'];
const single: readonly FilterName[] = ['availabilityDate', 'name'];

/** One chosen value of a filter, as a text. */
export interface FilterValue {
  filter: FilterName | RangeName;
  value: string;
  name: string;
}

/** The values of one filter as text, in the form of addresses and facets. */
export function valuesOf(filters: SearchFilters, filter: FilterName): string[] {
  const value = filters[filter];
  if (value === undefined) return [];
  return Array.isArray(value) ? value.map(String) : [value];
}

/** Replaces the values of one filter; an empty list removes it. */
export function withValues(filters: SearchFilters, filter: FilterName, values: readonly string[]): SearchFilters {
  if (single.includes(filter)) return { ...filters, [filter]: values[0] };
  return { ...filters, [filter]: numeric.includes(filter) ? values.map(Number) : [...values] };
}

/** A search without one of its values. */
export function withoutValue({ filters, ranges }: Choices, { filter, value }: FilterValue): Choices {
  if (isRange(filter)) return { filters, ranges: withoutRange(ranges, filter) };
  const others = valuesOf(filters, filter).filter((one) => one !== value);
  return { filters: withValues(filters, filter, others), ranges };
}

/** The filters and ranges of a search. */
export interface Choices {
  filters: SearchFilters;
  ranges: SearchRanges;
}

const isRange = (name: string): name is RangeName => (rangeNames as readonly string[]).includes(name);

function withoutRange(ranges: SearchRanges, range: RangeName): SearchRanges {
  if (range === 'guests') {
    const { guests: _guests, ...others } = ranges;
    return others;
  }
  const { priceFrom: _from, priceTo: _to, ...others } = ranges;
  return others;
}

/** A search without all values of some filters and ranges. */
export function withoutNames({ filters, ranges }: Choices, names: readonly string[]): Choices {
  const taken = inOrder.filter((filter) => names.includes(filter));
  return {
    filters: taken.reduce((left, filter) => withValues(left, filter, []), filters),
    ranges: names.filter(isRange).reduce(withoutRange, ranges),
  };
}

/** All choices as texts. */
export const chosenValues = ({ filters, ranges }: Choices, offer: Offer): FilterValue[] => [
  ...inOrder.flatMap((filter) =>
    valuesOf(filters, filter).map((value) => ({
      filter,
      value,
      name: filter === 'availabilityDate' ? words.dates(value, ranges.dateSpan) : nameOf(filter, value, offer),
    })),
  ),
  ...activeRanges(ranges).map((filter) => ({ filter, value: '', name: words.ranges[filter](ranges) })),
];

function nameOf(filter: Exclude<FilterName, 'availabilityDate'>, value: string, offer: Offer): string {
  const named = (offered: readonly NamedView[]) => offered.find(({ id }) => String(id) === value)?.name ?? value;
  switch (filter) {
    case 'priceTiers':
      return '$'.repeat(Number(value));
    case 'styles':
      return named(offer.styles);
    case 'subCategoryIds':
      return named(offer.subCategories);
    case 'services':
      return named(offer.services);
    case 'capacity':
      return words.capacity[value as CapacityBand];
    case 'travelOptions':
      return words.travelOptions[value as TravelOption];
    case 'shippingOptions':
      return words.shippingOptions[value as ShippingOption];
    case 'serviceAreas':
      return words.serviceArea;
    case 'resultsIncludeFeatures':
      return words.features[value as PlanFeature];
    case 'resultsExcludeFeatures':
      return words.without(words.features[value as PlanFeature]);
    case 'name':
      return `“${value}”`;
  }
}
