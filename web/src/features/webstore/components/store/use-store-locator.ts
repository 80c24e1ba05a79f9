import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { nearestStores } from '#contracts/webstore/nearest-stores.js';
import type { StoreAtDistance } from '#contracts/webstore/retail-stores.js';
import { useServices } from '../../../../lib/services.js';
import { retailStoresQuery, zipcodeQuery } from '../../retail-stores-query.js';

/** A complete postal code. */
const complete = /^(\d{5}|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/;

/** The status of the search for stores. */
export type StoreSearch =
  | { state: 'waiting' | 'searching' | 'invalid' | 'failed' }
  | { state: 'found'; stores: readonly StoreAtDistance[] };

/** The typed zip code, the stores near it, and the selected one. */
export function useStoreLocator(startZipcode: string) {
  const { api } = useServices();
  const [typed, setTyped] = useState(startZipcode);
  const [selected, setSelected] = useState<string | null>(null);
  const [isEntered, setEntered] = useState(false);
  const zipcode = typed.trim().toUpperCase();
  const isComplete = complete.test(zipcode);
  const stores = useQuery({ ...retailStoresQuery(api), enabled: isComplete });
  const place = useQuery({ ...zipcodeQuery(api, zipcode), enabled: isComplete });

  const searchOf = (): StoreSearch => {
    // Shortening the zip code resets the results (WS-119).
    if (!isComplete) return { state: isEntered && zipcode !== '' ? 'invalid' : 'waiting' };
    if (place.data === null) return { state: 'invalid' };
    if (place.isError || stores.isError) return { state: 'failed' };
    if (place.data === undefined || stores.data === undefined) return { state: 'searching' };
    return { state: 'found', stores: nearestStores(stores.data, place.data) };
  };
  const search = searchOf();
  return {
    typed,
    zipcode,
    search,
    selected: search.state === 'found' ? search.stores.find(({ storeNumber }) => storeNumber === selected) : undefined,
    type: (text: string) => {
      setTyped(text);
      setSelected(null);
      setEntered(false);
    },
    /** Reports an incomplete zip code as invalid when the field is left. */
    enter: () => setEntered(true),
    select: setSelected,
    retry: () => void Promise.all([place.refetch(), stores.refetch()]),
  };
}

export type StoreLocatorState = ReturnType<typeof useStoreLocator>;
