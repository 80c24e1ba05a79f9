import { QueryClient } from '@tanstack/react-query';

/**
 * The only place where answers of the api are kept. Nothing is retried silently: a page that fails says so and has a
 * button, which is quicker than waiting for attempts that fail the same way.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      // 'always': a computer without internet still reaches a Posy that runs on it.
      queries: { staleTime: 5_000, retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
