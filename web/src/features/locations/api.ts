import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { billingRoutes } from '#contracts/billing/billing.routes.js';
import { vendorsRoutes } from '#contracts/vendor-area/vendors.routes.js';
import { locationsRoutes } from '#contracts/webstore/locations.routes.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import type { ApiClient } from '../../lib/api-client.js';
import { routeKey, routeQuery } from '../../lib/route-query.js';

/** A page of the business locations of a vendor, the default one first. */
export const locationsQuery = (api: ApiClient, vendorId: string, paging: { page: number; pageSize: number }) =>
  queryOptions({
    ...routeQuery(api, locationsRoutes.locations, { params: { id: vendorId }, query: paging }),
    placeholderData: keepPreviousData,
  });

/** Drops what is cached about a location that was removed; the seats of its vendor are read again. */
export function forgetLocation(queryClient: QueryClient, webstoreId: string, vendorId: string): void {
  queryClient.removeQueries({ queryKey: [webstoreRoutes.webstoreById.path, { id: webstoreId }] });
  void queryClient.invalidateQueries({ queryKey: routeKey(billingRoutes.stripeData, { params: { id: vendorId } }) });
}

/** Has every list of locations reload after one was added or removed, or another became the default. */
export async function refetchLocations(queryClient: QueryClient): Promise<void> {
  const paths = [
    locationsRoutes.locations.path,
    webstoreRoutes.webstoresOfUser.path,
    vendorsRoutes.vendorOfUsername.path,
  ];
  await Promise.all(paths.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}
