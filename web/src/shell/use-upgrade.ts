import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { billingRoutes } from '#contracts/billing/billing.routes.js';
import { upgradeDestination } from '#contracts/billing/upgrade.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { ProblemError } from '../lib/problem-error.js';
import { useIsImpersonated, useServices, useUser } from '../lib/services.js';
import { upgradeWaiting } from '../lib/upgrade-waiting.js';
import { readIsStripeCustomer, vendorQuery } from '../lib/vendor-plan.js';
import { upgrade as texts } from '../texts/upgrade.js';
import { usePortal, type Portal } from './use-portal.js';

export interface Upgrade {
  isPending: boolean;
  start: () => Promise<void>;
  portal: Portal;
}

/** Leads a vendor to a higher plan: to the terms, the prices or the portal, as {@link upgradeDestination} says. */
export function useUpgrade(): Upgrade {
  const { api, toasts } = useServices();
  const user = useUser();
  const isImpersonated = useIsImpersonated();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const portal = usePortal();
  const [isPending, setPending] = useState(false);

  const lead = async () => {
    const vendor = await queryClient.query(vendorQuery(api, user?.username ?? ''));
    // Not through the cache: a guard that finds no plan there leads to the prices before the terms are asked for.
    const plan = await api.call(billingRoutes.stripeData, { params: { id: vendor.id } });
    const isStripeCustomer = await readIsStripeCustomer(api, vendor.id);
    const destination = upgradeDestination({ ...vendor, ...plan, isStripeCustomer, isAdmin: false });
    if (destination === 'terms') await navigate(pagePaths.vendorTerms, { state: upgradeWaiting });
    if (destination === 'prices') await navigate(pagePaths.vendorPrices);
    if (destination === 'portal') await portal.open(vendor.id);
  };
  const start = async () => {
    if (user?.isAdmin === true || isImpersonated) return toasts.show('error', texts.adminsOnly);
    setPending(true);
    try {
      await lead();
    } catch (error) {
      toasts.show('error', whyNoSession(error));
    } finally {
      setPending(false);
    }
  };
  return { isPending, start, portal };
}

/** A refusal speaks for itself; anything else is the failed session (BIL-43). */
const whyNoSession = (error: unknown): string =>
  error instanceof ProblemError && error.status === 403 ? error.message : texts.sessionFailed;
