import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { billingRoutes } from '#contracts/billing/billing.routes.js';
import type { VendorStripeDataView } from '#contracts/billing/billing.views.js';
import { ProblemError } from '../lib/problem-error.js';
import { useIsImpersonated, useServices, useUser } from '../lib/services.js';
import { stripeDataQuery } from '../lib/vendor-plan.js';
import { subscriptions } from '../texts/subscriptions.js';
import { upgrade } from '../texts/upgrade.js';

const { seats: texts } = subscriptions;

export interface Seats {
  isPending: boolean;
  /** Resolves with whether the page has the seat. */
  assign: (page: { id: string; name: string }, subscriptionId: string) => Promise<boolean>;
  release: (page: { id: string; name: string }) => Promise<boolean>;
}

/** Assigns and releases the seats of a vendor (BIL-51). Operators may not (OP-116). */
export function useSeats(vendorId: string): Seats {
  const { api, toasts } = useServices();
  const user = useUser();
  const isImpersonated = useIsImpersonated();
  const queryClient = useQueryClient();
  const [isPending, setPending] = useState(false);
  const params = { id: vendorId };
  const attempt = async (call: () => Promise<VendorStripeDataView>, done: string): Promise<boolean> => {
    if (user?.isAdmin === true || isImpersonated) {
      toasts.show('error', upgrade.adminsOnly);
      return false;
    }
    setPending(true);
    try {
      queryClient.setQueryData(stripeDataQuery(api, vendorId).queryKey, await call());
      toasts.show('success', done);
      return true;
    } catch (error) {
      toasts.show('error', seatProblem(error));
      return false;
    } finally {
      setPending(false);
    }
  };
  return {
    isPending,
    assign: ({ id, name }, subscriptionId) => {
      const body = { webstoreIds: [id], subscriptionId };
      return attempt(() => api.call(billingRoutes.assignSeats, { params, body }), texts.assignedNow(name));
    },
    release: ({ id, name }) => {
      const body = { webstoreIds: [id] };
      return attempt(() => api.call(billingRoutes.unassignSeats, { params, body }), texts.releasedNow(name));
    },
  };
}

/** The api's reason; anything it did not foresee is the unknown error (BIL-53). */
const seatProblem = (error: unknown): string =>
  error instanceof ProblemError && error.code !== 'unexpected-error' ? error.message : texts.unknownError;
