import { queryOptions } from '@tanstack/react-query';
import type { Route } from '#contracts/shared/route.js';
import type { ApiClient, CallInput } from './api-client.js';

/** The cache key of a route's response: equal calls have equal keys. */
export const routeKey = (route: Pick<Route, 'path'>, input: { params?: unknown; query?: unknown } = {}) =>
  [route.path, input.params ?? {}, input.query ?? {}] as const;

/** Query options that load a route. */
export const routeQuery = <P, Q, B extends object, A>(
  api: ApiClient,
  route: Route<P, Q, B, A>,
  input: CallInput<P, Q, B>,
) =>
  queryOptions({
    queryKey: routeKey(route, input),
    queryFn: ({ signal }): Promise<A> => {
      const withSignal: CallInput<P, Q, B> = { ...input, signal };
      return api.call(route, withSignal);
    },
  });
