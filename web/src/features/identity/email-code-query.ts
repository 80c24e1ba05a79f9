import { queryOptions } from '@tanstack/react-query';
import { oneTimeCodeRoutes } from '#contracts/identity/one-time-code.routes.js';
import type { ApiClient } from '../../lib/api-client.js';
import { routeKey } from '../../lib/route-query.js';

/** Polling interval in milliseconds while the mail has not been sent. */
const pollInterval = 3_000;

/** The status of the confirmation of a user's email, polled until the mail is sent. */
export const emailCodeQuery = (api: ApiClient, userId: string) =>
  queryOptions({
    queryKey: [...routeKey(oneTimeCodeRoutes.emailCode), userId],
    queryFn: ({ signal }) => api.call(oneTimeCodeRoutes.emailCode, { signal }),
    staleTime: Infinity,
    refetchInterval: ({ state }) => {
      const { data } = state;
      return data && (data.isVerified || data.isSent) ? false : pollInterval;
    },
  });
