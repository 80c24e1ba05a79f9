import { queryOptions } from '@tanstack/react-query';
import { eventsRoutes } from '#contracts/events/events.routes.js';
import type { ApiClient } from './api-client.js';
import { routeKey } from './route-query.js';

/** The event of the signed-in user, with its event user (EV-45). */
export const eventProfileQuery = (api: ApiClient, userId: string) =>
  queryOptions({
    queryKey: [...routeKey(eventsRoutes.eventProfile), userId],
    queryFn: ({ signal }) => api.call(eventsRoutes.eventProfile, { signal }),
    staleTime: 60_000,
  });
