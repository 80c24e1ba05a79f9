import { planFeatures, type PlanFeature } from '../billing/subscription-tier.js';
import type { QueryReader } from '../shared/query-reader.js';
import {
  priceTiers,
  shippingOptions,
  travelOptions,
  type PriceTier,
  type ShippingOption,
  type TravelOption,
} from '../webstore/webstore-content.js';

/** Guests, both ends included (DIR-18); `to` is null where there is no end. */
export const capacityBands = {
  intimate: { from: 1, to: 49 },
  small: { from: 50, to: 100 },
  medium: { from: 101, to: 200 },
  large: { from: 201, to: 300 },
  extraLarge: { from: 301, to: null },
} as const;
export type CapacityBand = keyof typeof capacityBands;
const bandNames = Object.keys(capacityBands) as CapacityBand[];

/** Shortest vendor name that is searched for (DIR-21). */
export const shortestName = 4;
/** Most ids in one filter. */
const mostIds = 100;

/**
 * The chosen filters (DIR-17). Empty lists and absent values filter nothing; values of one filter are joined with or,
 * filters with and (OP-78). The exception are features: a vendor has all that are included, and none that is excluded
 * (DIR-30).
 */
export interface SearchFilters {
  subCategoryIds: number[];
  styles: number[];
  services: number[];
  priceTiers: PriceTier[];
  capacity: CapacityBand[];
  /** yyyy-MM-dd; vendors who are booked that day are left out (OP-77). */
  availabilityDate?: string;
  /** Ids of places; the address is near one, or the primary market is one (OP-76). */
  serviceAreas: number[];
  travelOptions: TravelOption[];
  shippingOptions: ShippingOption[];
  /** Only vendors who have all of them. */
  resultsIncludeFeatures: PlanFeature[];
  /** Only vendors who have none of them. */
  resultsExcludeFeatures: PlanFeature[];
  /** Vendor name, 4 to 120 characters. */
  name?: string;
}
export type FilterName = keyof SearchFilters;

/** The parameter names of a filter in a query: the api's (DIR-41) or the page's (DIR-14). */
export type FilterParameters = Record<FilterName, string>;

/** The names of DIR-41, which are the filters' own. */
export const apiParameters: FilterParameters = {
  subCategoryIds: 'subCategoryIds',
  styles: 'styles',
  services: 'services',
  priceTiers: 'priceTiers',
  capacity: 'capacity',
  availabilityDate: 'availabilityDate',
  serviceAreas: 'serviceAreas',
  travelOptions: 'travelOptions',
  shippingOptions: 'shippingOptions',
  resultsIncludeFeatures: 'resultsIncludeFeatures',
  resultsExcludeFeatures: 'resultsExcludeFeatures',
  name: 'name',
};

/** The names of DIR-14. */
export const pageParameters: FilterParameters = {
  ...apiParameters,
  subCategoryIds: 'subcategories',
  priceTiers: 'price',
  availabilityDate: 'date',
};

export const noFilters: SearchFilters = {
  subCategoryIds: [],
  styles: [],
  services: [],
  priceTiers: [],
  capacity: [],
  serviceAreas: [],
  travelOptions: [],
  shippingOptions: [],
  resultsIncludeFeatures: [],
  resultsExcludeFeatures: [],
};

/**
 * Reads the filters of a query.
 * @param today yyyy-MM-dd; a search for a day before yesterday is refused (somewhere it may still be yesterday)
 */
export function readFilters(query: QueryReader, as: FilterParameters, today = new Date()): SearchFilters {
  const yesterday = new Date(today.getTime() - 86_400_000).toISOString().slice(0, 10);
  const tiers = query.choices(as.priceTiers, priceTiers.map(String));
  return {
    subCategoryIds: query.ids(as.subCategoryIds, { max: mostIds }),
    styles: query.ids(as.styles, { max: mostIds }),
    services: query.ids(as.services, { max: mostIds }),
    priceTiers: priceTiers.filter((tier) => tiers.includes(String(tier))),
    capacity: query.choices(as.capacity, bandNames),
    availabilityDate: query.day(as.availabilityDate, { earliest: yesterday, earliestIs: 'yesterday' }),
    serviceAreas: query.ids(as.serviceAreas, { max: 20 }),
    travelOptions: query.choices(as.travelOptions, travelOptions),
    shippingOptions: query.choices(as.shippingOptions, shippingOptions),
    resultsIncludeFeatures: query.choices(as.resultsIncludeFeatures, planFeatures),
    resultsExcludeFeatures: query.choices(as.resultsExcludeFeatures, planFeatures),
    name: nameIn(query.text(as.name, { min: shortestName, max: 120 })),
  };
}

/** Punctuation alone is no name: it would find nothing, or everything. */
const nameIn = (text: string | undefined) =>
  text !== undefined && /[\p{Letter}\p{Number}]/u.test(text) ? text : undefined;

/** Writes filters as query parameters; what filters nothing is left out. Reading it again gives the same filters. */
export function writeFilters(filters: SearchFilters, as: FilterParameters): Record<string, string> {
  const entries = (Object.keys(as) as FilterName[]).flatMap((filter) => {
    const value = filters[filter];
    const text = Array.isArray(value) ? value.join('-') : (value ?? '');
    return text === '' ? [] : [[as[filter], text] as const];
  });
  return Object.fromEntries(entries);
}

/** Filters that are set, in the order of the type. */
export const activeFilters = (filters: SearchFilters): FilterName[] =>
  (Object.keys(apiParameters) as FilterName[]).filter((filter) => {
    const value = filters[filter];
    return Array.isArray(value) ? value.length > 0 : value !== undefined;
  });
