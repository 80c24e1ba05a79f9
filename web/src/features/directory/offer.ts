import type { SearchFilters } from '#contracts/directory/search-filters.js';
import type { SearchRanges } from '#contracts/directory/search-ranges.js';
import type { CategoryView, NamedView } from '#contracts/webstore/category.view.js';
import { guestCategories } from '#contracts/webstore/guest-categories.js';

/** The available filters of a category, or of all if none is chosen. */
export interface Offer {
  category: CategoryView | undefined;
  subCategories: readonly NamedView[];
  styles: readonly NamedView[];
  services: readonly NamedView[];
  capacity: boolean;
  travel: boolean;
}

/** Venues and lodging have a capacity and no travel (DIR-22); without a category both are possible. */
export function offerOf(category: CategoryView | undefined, categories: readonly CategoryView[]): Offer {
  const meant = category ? [category] : categories;
  const countsGuests = category !== undefined && guestCategories.includes(category.externalId);
  return {
    category,
    subCategories: meant.flatMap(({ subCategories }) => subCategories),
    styles: meant.flatMap(({ styles }) => styles),
    services: meant.flatMap(({ serviceTypes }) => serviceTypes.flatMap(({ services }) => services)),
    capacity: category === undefined || countsGuests,
    travel: !countsGuests,
  };
}

/** Guests are a filter of venues and lodging only. */
export const fitRanges = ({ guests, ...ranges }: SearchRanges, { capacity }: Offer): SearchRanges =>
  capacity && guests !== undefined ? { guests, ...ranges } : ranges;

const among = (ids: readonly number[], offered: readonly NamedView[]) =>
  ids.filter((id) => offered.some((one) => one.id === id));

/** Removes unavailable filters: those of another category, and unknown ids. */
export const fitFilters = (filters: SearchFilters, offer: Offer): SearchFilters => ({
  ...filters,
  subCategoryIds: among(filters.subCategoryIds, offer.subCategories),
  styles: among(filters.styles, offer.styles),
  services: among(filters.services, offer.services),
  capacity: offer.capacity ? filters.capacity : [],
  travelOptions: offer.travel ? filters.travelOptions : [],
});
