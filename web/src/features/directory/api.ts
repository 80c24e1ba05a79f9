import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import type { WebstoreSearchView } from '#contracts/directory/directory.views.js';
import type { DirectorySearch } from '#contracts/directory/directory-search.query.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import type { ApiClient } from '../../lib/api-client.js';
import { routeKey, routeQuery } from '../../lib/route-query.js';

export const pageSize = 12;

/** The catalogue changes with a release, so one answer serves a whole visit. */
export const categoriesQuery = (api: ApiClient) =>
  queryOptions({ ...routeQuery(api, webstoreRoutes.vendorCategories, {}), staleTime: Infinity });

export type SearchCriteria = Partial<Pick<DirectorySearch, 'categoryId' | 'place' | 'filters'>>;

/**
 * Results page by page.
 * @param shownPages how many pages to ask for in the first call: more than one when somebody comes back to a longer list
 */
export const searchQuery = (api: ApiClient, criteria: SearchCriteria, shownPages: number) =>
  infiniteQueryOptions({
    queryKey: [...routeKey(directoryRoutes.webstoreSearch, { query: criteria }), shownPages],
    initialPageParam: { page: 1, pageSize: pageSize * shownPages },
    queryFn: ({ pageParam, signal }): Promise<WebstoreSearchView> =>
      api.call(directoryRoutes.webstoreSearch, { query: { ...criteria, ...pageParam }, signal }),
    getNextPageParam: ({ page, pageSize: size, numResults }) =>
      page * size < numResults ? { page: (page * size) / pageSize + 1, pageSize } : undefined,
  });
