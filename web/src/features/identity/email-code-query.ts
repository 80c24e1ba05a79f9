import { queryOptions } from '@tanstack/react-query';
import { oneTimeCodeRoutes } from '#contracts/identity/one-time-code.routes.js';
import type { ApiClient } from '../../lib/api-client.js';
import { routeKey } from '../../lib/route-query.js';

/** Milliseconds between two looks while the mail has not gone out. */
const lookAgain = 3_000;

/** How far the confirmation of somebody's email has come; asked again until the mail is out. */
export const emailCodeQuery = (api: ApiClient, userId: string) =>
  queryOptions({
    queryKey: [...routeKey(oneTimeCodeRoutes.emailCode), userId],
    queryFn: ({ signal }) => api.call(oneTimeCodeRoutes.emailCode, { signal }),
    staleTime: Infinity,
    refetchInterval: ({ state }) => {
      const { data } = state;
      return data && (data.isVerified || data.isSent) ? false : lookAgain;
    },
  });
