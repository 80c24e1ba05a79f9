import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { billingRoutes } from '#contracts/billing/billing.routes.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import type { VendorView } from '#contracts/vendor-area/vendors.views.js';
import { ProblemError } from '../../lib/problem-error.js';
import { useIsImpersonated, useServices, useUser } from '../../lib/services.js';
import { stripeDataQuery } from '../../lib/vendor-plan.js';
import { checkout as texts } from '../../texts/checkout.js';
import { upgrade } from '../../texts/upgrade.js';

/** Starts the free plan, for which no card is asked. */
export function useStartFreePlan(vendor: VendorView | undefined) {
  const { api, toasts } = useServices();
  const user = useUser();
  const isImpersonated = useIsImpersonated();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);

  const start = async (priceId: string) => {
    if (!vendor || !user) return;
    if (user.isAdmin || isImpersonated) return toasts.show('error', upgrade.adminsOnly);
    setPending(true);
    try {
      const body = { vendorId: vendor.id, name: vendor.name || user.firstName, email: user.email, priceId };
      const { success, data } = await api.call(billingRoutes.createSubscription, { body });
      if (!success) return toasts.show('error', data.error ?? texts.failed);
      await queryClient.invalidateQueries({ queryKey: stripeDataQuery(api, vendor.id).queryKey });
      await navigate(pagePaths.vendorCheckoutSuccess);
    } catch (error) {
      toasts.show('error', error instanceof ProblemError ? error.message : texts.failed);
    } finally {
      setPending(false);
    }
  };
  return { isPending, start: (priceId: string) => void start(priceId) };
}
