import { queryOptions } from '@tanstack/react-query';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import type { WebstoreSummaryView } from '#contracts/webstore/webstore.views.js';
import type { ApiClient } from '../../lib/api-client.js';

/** The webstores of a business, newest first; an empty list if they cannot be loaded (ID-124). */
export const vendorWebstoresQuery = (api: ApiClient, vendorId: string | undefined) =>
  queryOptions({
    queryKey: ['webstores of vendor', vendorId],
    queryFn: async ({ signal }): Promise<WebstoreSummaryView[]> => {
      const input = { params: { id: vendorId ?? '' }, query: { pageSize: 100 }, signal };
      try {
        return (await api.call(webstoreRoutes.webstoresOfVendor, input)).results;
      } catch {
        return [];
      }
    },
    enabled: vendorId !== undefined,
  });
