import type { SearchFilters } from '#contracts/directory/search-filters.js';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import { categoryOf } from './category-of.js';
import { fitFilters, fitRanges, offerOf } from './offer.js';
import type { SearchAddress } from './search-address.js';

interface Before {
  address: SearchAddress;
  filters: SearchFilters;
  categories: readonly CategoryView[];
}

/** The values of the search form: external id of the category and slug of the place, undefined for any. */
export type WantedVendors = Pick<SearchAddress, 'category' | 'place' | 'national'>;

/** The search after submitting the form: another category removes filters that it does not have. */
export function searchedFor(wanted: WantedVendors, { address, filters, categories }: Before): SearchAddress {
  const { category, place } = wanted;
  const offer = offerOf(categoryOf(categories, category), categories);
  return {
    ...wanted,
    filters: fitFilters(filters, offer),
    ranges: fitRanges(address.ranges, offer),
    sort: place === undefined && address.sort === 'distance' ? 'recommended' : address.sort,
    page: 1,
    view: address.view,
  };
}
