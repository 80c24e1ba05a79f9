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

/**
 * Reads whether the payment provider knows a vendor (BIL-46).
 * @throws Error for an answer without it
 */
export async function readIsStripeCustomer(api: ApiClient, vendorId: string): Promise<boolean> {
  const answer: { isStripeCustomer: boolean | null } = await api.call(billingRoutes.isStripeCustomer, {
    params: { id: vendorId },
  });
  if (answer.isStripeCustomer === null) throw new Error('error determining stripe customer status');
  return answer.isStripeCustomer;
}

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
