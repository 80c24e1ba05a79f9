import { queryOptions } from '@tanstack/react-query';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import type { ApiClient } from './api-client.js';
import { routeQuery } from './route-query.js';

/** The catalogue changes with a release, so one answer serves a whole visit. */
export const categoriesQuery = (api: ApiClient) =>
  queryOptions({ ...routeQuery(api, webstoreRoutes.vendorCategories, {}), staleTime: Infinity });
