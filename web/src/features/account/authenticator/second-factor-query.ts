import { queryOptions } from '@tanstack/react-query';
import { secondFactorRoutes } from '#contracts/identity/second-factor.routes.js';
import type { ApiClient } from '../../../lib/api-client.js';
import { routeKey } from '../../../lib/route-query.js';

/** The state of the user's second factor. */
export const secondFactorQuery = (api: ApiClient, userId: string) =>
  queryOptions({
    queryKey: [...routeKey(secondFactorRoutes.secondFactor), userId],
    queryFn: ({ signal }) => api.call(secondFactorRoutes.secondFactor, { signal }),
  });
