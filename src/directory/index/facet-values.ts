import { facetNames, type FacetName } from '#contracts/directory/directory.views.js';
import { priceStepOf, priceSteps } from '#contracts/directory/price-steps.js';
import type { CapacityBand } from '#contracts/directory/search-filters.js';

/** The facets of a listing. */
export interface ListingFacets {
  subCategoryIds: number[];
  services: number[];
  styles: number[];
  priceTier: number | null;
  capacityBand: CapacityBand | null;
  travelOption: string | null;
  shippingOption: string | null;
  features: string[];
}

/** The field that contains a listing's values of a facet. */
export const facetField = {
  subCategoryIds: 'subCategoryIds',
  styles: 'styles',
  services: 'services',
  priceTiers: 'priceTier',
  capacity: 'capacityBand',
  travelOptions: 'travelOption',
  shippingOptions: 'shippingOption',
  resultsIncludeFeatures: 'features',
} as const satisfies Record<FacetName, keyof ListingFacets>;

/**
 * A listing's values of all facets, each with the facet's name: `styles:11101`. Counting this one field takes the
 * engine less than half as long as counting a field per facet.
 */
export const facetValuesOf = (listing: ListingFacets): string[] =>
  facetNames.flatMap((facet) => valuesIn(listing[facetField[facet]]).map((value) => `${facet}:${value}`));

/** Under this name price steps are counted beside the facets. */
export const priceFacet = 'fromPrice';
const priceValue = (step: number) => `${priceFacet}:${step}`;

export const priceValueOf = (fromPrice: number | null): string[] =>
  fromPrice === null ? [] : [priceValue(priceStepOf(fromPrice))];

/** The values of all price steps. */
export const priceValues: readonly string[] = priceSteps.map((_, step) => priceValue(step));

/** @returns the facet and its value */
export function readFacetValue(written: string): readonly [facet: string, value: string] {
  const colon = written.indexOf(':');
  return [written.slice(0, colon), written.slice(colon + 1)];
}

const valuesIn = (field: ListingFacets[keyof ListingFacets]): readonly (string | number)[] =>
  Array.isArray(field) ? field : field === null ? [] : [field];
