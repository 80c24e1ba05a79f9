import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { categoriesQuery } from '../../lib/categories-query.js';
import { useServices } from '../../lib/services.js';
import { placeQuery } from '../../lib/places.js';
import type { SearchAddress } from './search-address.js';
import { needsCatalogue, wantedSearch } from './wanted-search.js';

/** The search of an address, with its words resolved by catalogue and gazetteer. */
export function useWantedSearch(address: SearchAddress) {
  const { api } = useServices();
  const categories = useQuery(categoriesQuery(api));
  const place = useQuery({ ...placeQuery(api, address.place ?? ''), enabled: address.place !== undefined });
  const needed = [...(needsCatalogue(address) ? [categories] : []), ...(address.place === undefined ? [] : [place])];
  const missing = needed.filter(({ data }) => data === undefined);
  return {
    ...useMemo(
      () => wantedSearch(address, { categories: categories.data, place: place.data }),
      [address, categories.data, place.data],
    ),
    /** Undefined until the words are resolved: it would be another search. */
    isReady: missing.length === 0,
    failed: missing.some(({ isError }) => isError),
    retry: () => missing.forEach(({ refetch }) => void refetch()),
    isRetrying: missing.some(({ isFetching }) => isFetching),
  };
}
