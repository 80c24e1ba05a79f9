import type { PlaceView } from '#contracts/content/places.views.js';
import type { SearchRadius } from '#contracts/shared/search-radius.js';
import type { SearchFilters } from '#contracts/directory/search-filters.js';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import type { SearchCriteria } from './api.js';
import { categoryOf } from './category-of.js';
import { fitFilters, fitRanges, offerOf } from './offer.js';
import type { SearchAddress } from './search-address.js';

/** Why an address cannot be searched. */
export type Refusal = 'unknown-category' | 'unknown-place' | 'short-name';

export interface Known {
  /** Undefined while it is loading. */
  categories: readonly CategoryView[] | undefined;
  /** Null if it is unknown, undefined while it is loading or without a place. */
  place: PlaceView | null | undefined;
}

/** The search of an address, as far as its words are resolved by catalogue and gazetteer. */
export function wantedSearch(address: SearchAddress, { categories, place }: Known) {
  const known = categories ?? [];
  const category = categoryOf(known, address.category);
  const offer = offerOf(category, known);
  const filters = fitFilters(address.filters, offer);
  const ranges = fitRanges(address.ranges, offer);
  return {
    categories: known.filter(({ archived }) => !archived),
    category,
    place: address.place === undefined ? undefined : (place ?? undefined),
    offer,
    filters,
    ranges,
    criteria: {
      ...criteriaOf(address, filters, category, place),
      ...(Object.keys(ranges).length > 0 ? { ranges } : {}),
    },
    refusal: refusalOf(address, { categories, place }, category),
  };
}

export const needsCatalogue = ({ category, filters }: SearchAddress) =>
  category !== undefined || [filters.subCategoryIds, filters.styles, filters.services].some((ids) => ids.length > 0);

function refusalOf(
  address: SearchAddress,
  { categories, place }: Known,
  category: CategoryView | undefined,
): Refusal | undefined {
  if (address.place !== undefined && place === null) return 'unknown-place';
  if (address.category !== undefined && categories !== undefined && !category) return 'unknown-category';
  return address.shortName === undefined ? undefined : 'short-name';
}

const radiusOf = (radius: SearchRadius | null) => (radius === null ? {} : { radius });

/** A state is asked for by its name: a circle around its center would leave parts of it out and add others. */
const whereOf = ({ latitude, longitude, isState, ...place }: PlaceView, radius: SearchRadius | undefined) =>
  isState ? { state: place.state } : { place: { latitude, longitude }, ...radiusOf(radius ?? place.radius) };

function criteriaOf(
  { national, sort, area, radius }: SearchAddress,
  filters: SearchFilters,
  category: CategoryView | undefined,
  place: PlaceView | null | undefined,
): SearchCriteria {
  return {
    ...(category ? { categoryId: category.id } : {}),
    ...(place ? whereOf(place, radius) : {}),
    ...(national ? { national } : {}),
    ...(area ? { area } : {}),
    ...(sort === 'recommended' ? {} : { sort }),
    filters,
  };
}
