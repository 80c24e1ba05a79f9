import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PlaceView } from '#contracts/content/places.views.js';
import type { SearchFilters } from '#contracts/directory/search-filters.js';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import { useServices } from '../../lib/services.js';
import { categoriesQuery, type SearchCriteria } from './api.js';
import { categoryOf } from './category-of.js';
import { fitFilters, offerOf } from './offer.js';
import { placeQuery } from './places.js';
import type { SearchAddress } from './search-address.js';

const none: CategoryView[] = [];

/** Why an address cannot be searched for. */
export type Refusal = 'unknown-category' | 'unknown-place' | 'short-name';

/** What an address asks for, once catalogue and gazetteer have said what its words mean. */
export function useWantedSearch(address: SearchAddress) {
  const { api } = useServices();
  const categories = useQuery(categoriesQuery(api));
  const place = useQuery({ ...placeQuery(api, address.place ?? ''), enabled: address.place !== undefined });
  const known = categories.data ?? none;
  const category = categoryOf(known, address.category);
  const offer = useMemo(() => offerOf(category, known), [category, known]);
  const filters = useMemo(() => fitFilters(address.filters, offer), [address.filters, offer]);
  const needed = [...(needsCatalogue(address) ? [categories] : []), ...(address.place === undefined ? [] : [place])];
  const missing = needed.filter(({ data }) => data === undefined);
  return {
    categories: useMemo(() => known.filter(({ archived }) => !archived), [known]),
    category,
    place: address.place === undefined ? undefined : (place.data ?? undefined),
    offer,
    filters,
    criteria: criteriaOf(address, filters, category, place.data),
    refusal: refusalOf(address, { category, place: place.data, categoriesAreHere: categories.data !== undefined }),
    /** Without what the words mean it would be another search. */
    isReady: missing.length === 0,
    failed: missing.some(({ isError }) => isError),
    retry: () => missing.forEach(({ refetch }) => void refetch()),
    isRetrying: missing.some(({ isFetching }) => isFetching),
  };
}

const needsCatalogue = ({ category, filters }: SearchAddress) =>
  category !== undefined || [filters.subCategoryIds, filters.styles, filters.services].some((ids) => ids.length > 0);

interface Known {
  category: CategoryView | undefined;
  /** Null when nobody knows it, undefined when it is not here yet. */
  place: PlaceView | null | undefined;
  categoriesAreHere: boolean;
}

function refusalOf(address: SearchAddress, { category, place, categoriesAreHere }: Known): Refusal | undefined {
  if (address.place !== undefined && place === null) return 'unknown-place';
  if (address.category !== undefined && categoriesAreHere && !category) return 'unknown-category';
  return address.shortName === undefined ? undefined : 'short-name';
}

function criteriaOf(
  { national, sort }: SearchAddress,
  filters: SearchFilters,
  category: CategoryView | undefined,
  place: PlaceView | null | undefined,
): SearchCriteria {
  return {
    ...(category ? { categoryId: category.id } : {}),
    ...(place ? { place: { latitude: place.latitude, longitude: place.longitude } } : {}),
    ...(national ? { national } : {}),
    ...(sort === 'recommended' ? {} : { sort }),
    filters,
  };
}
