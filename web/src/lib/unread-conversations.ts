import { queryOptions } from '@tanstack/react-query';
import { messagingRoutes } from '#contracts/messaging/messaging.routes.js';
import type { ApiClient } from './api-client.js';
import { routeQuery } from './route-query.js';

/** The number of unread conversations of the signed-in user (MSG-4); pushes keep it up to date. */
export const unreadConversationsQuery = (api: ApiClient) =>
  queryOptions({ ...routeQuery(api, messagingRoutes.unreadCount, {}), staleTime: 60_000 });
