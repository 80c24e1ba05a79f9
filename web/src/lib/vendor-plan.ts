import { useQuery } from '@tanstack/react-query';
import { billingRoutes } from '#contracts/billing/billing.routes.js';
import type { VendorStripeDataView } from '#contracts/billing/billing.views.js';
import type { VendorView } from '#contracts/vendor-area/vendors.views.js';
import { vendorsRoutes } from '#contracts/vendor-area/vendors.routes.js';
import type { ApiClient } from './api-client.js';
import { routeQuery } from './route-query.js';
import { useServices, useUser } from './services.js';

/** The business of the signed-in user, by username (BIL-37). */
export const vendorQuery = (api: ApiClient, username: string) =>
  routeQuery(api, vendorsRoutes.vendorOfUsername, { params: { username } });

/** The plans, seats and card of a vendor (BIL-47). */
export const stripeDataQuery = (api: ApiClient, vendorId: string) =>
  routeQuery(api, billingRoutes.stripeData, { params: { id: vendorId } });

interface VendorPlan {
  /** Both are undefined until they are loaded. */
  vendor: VendorView | undefined;
  plan: VendorStripeDataView | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => void;
}

/** The business of the signed-in user, with its plans. */
export function useVendorPlan(): VendorPlan {
  const { api } = useServices();
  const username = useUser()?.username ?? '';
  const vendor = useQuery({ ...vendorQuery(api, username), enabled: username !== '' });
  const vendorId = vendor.data?.id;
  const plan = useQuery({ ...stripeDataQuery(api, vendorId ?? ''), enabled: vendorId !== undefined });
  return {
    vendor: vendor.data,
    plan: plan.data,
    error: vendor.error ?? plan.error,
    isFetching: vendor.isFetching || plan.isFetching,
    refetch: () => void (vendor.data ? plan.refetch() : vendor.refetch()),
  };
}
