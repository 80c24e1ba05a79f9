import { QueryClient } from '@tanstack/react-query';
import type { KeyValueStorage } from './browser-storage.js';
import { keepCategories } from './categories-query.js';

/**
 * The only cache for responses of the api. Nothing is retried silently: a page that fails says so and has a button,
 * which is faster than waiting for attempts that fail in the same way.
 * @param storage stores responses that a browser requests once an hour; absent on the server
 */
export function createQueryClient(storage?: KeyValueStorage): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      // 'always': a computer without internet still reaches a Posy that runs on it.
      queries: { staleTime: 5_000, retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
  if (storage) keepCategories(client, storage);
  return client;
}
