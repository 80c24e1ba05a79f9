import { queryOptions } from '@tanstack/react-query';
import { placesRoutes } from '#contracts/content/places.routes.js';
import type { RetailStoreView } from '#contracts/webstore/retail-stores.js';
import { retailStoresRoutes } from '#contracts/webstore/retail-stores.routes.js';
import type { ApiClient } from '../../lib/api-client.js';
import { browserStorage } from '../../lib/browser-storage.js';
import { getGeocodeByZipcode } from '../../lib/device-calls.js';
import { KeptAnswer, keptFor } from '../../lib/kept-answer.js';
import { routeKey, routeQuery } from '../../lib/route-query.js';

export const storageKey = 'posy.retailStores';

/** All stores of the retailer; the browser stores the list for an hour, across reloads (WS-124). */
export const retailStoresQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: routeKey(retailStoresRoutes.retailStores),
    queryFn: async ({ signal }): Promise<RetailStoreView[]> => {
      const kept = new KeptAnswer({ storage: browserStorage(), storageKey, isAnswer: areStores });
      const before = kept.read();
      if (before) return before.answer;
      const stores = await api.call(retailStoresRoutes.retailStores, { signal });
      kept.write(stores);
      return stores;
    },
    staleTime: keptFor,
  });

/** The location of a postal code; null for one that does not exist (WS-115). */
export const zipcodeQuery = (api: ApiClient, zipcode: string) =>
  queryOptions({
    queryKey: routeKey(placesRoutes.geocode, { query: { zipcode } }),
    queryFn: () => getGeocodeByZipcode(api, zipcode),
    staleTime: Infinity,
  });

/** The address of the order page for inserts. */
export const insertsQuery = (api: ApiClient, id: string) =>
  queryOptions({ ...routeQuery(api, retailStoresRoutes.inserts, { params: { id } }), staleTime: keptFor });

const texts = ['storeNumber', 'storeName', 'address', 'city', 'stateOrProvince', 'postalCode'] as const;

const areStores = (value: unknown): value is RetailStoreView[] =>
  Array.isArray(value) &&
  value.every((one: unknown) => {
    const store = (one ?? {}) as Partial<Record<keyof RetailStoreView, unknown>>;
    return (
      texts.every((name) => typeof store[name] === 'string') &&
      typeof store.lat === 'number' &&
      typeof store.lng === 'number'
    );
  });
