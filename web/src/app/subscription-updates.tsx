import { Suspense, useEffect } from 'react';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { billingRoutes } from '#contracts/billing/billing.routes.js';
import '#contracts/billing/billing.socket.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { vendorsRoutes } from '#contracts/vendor-area/vendors.routes.js';
import '#contracts/webstore/webstore.socket.js';
import { lazyPart } from '../base/lazy-part.js';
import { forgetPublishedAnswers } from '../features/webstore/api.js';
import { applyPlans } from '../features/webstore/apply-plans.js';
import { refetchDraft } from '../features/webstore/own-draft.js';
import type { ApiClient } from '../lib/api-client.js';
import { readAgain } from '../lib/read-again.js';
import { useServices, useUser } from '../lib/services.js';
import { planTroubleOf } from '../shell/plan-trouble.js';
import { isInVendorArea } from '../shell/sections.js';
import { subscriptions } from '../texts/subscriptions.js';

const PlanTroubleBanner = lazyPart(() => import('./plan-trouble-banner.js'));

const paidPaths = [billingRoutes.stripeData.path, billingRoutes.invoices.path, billingRoutes.contracts.path];
const troubleKey = 'plan trouble';

/** Pages that tell what is wrong with the plan themselves, or on which a card is being entered. */
const tellThemselves: readonly string[] = [pagePaths.vendorSubscriptions, pagePaths.vendorCheckout];

/**
 * Has every open page of a vendor follow a plan that changed, without a reload (BIL-48 to BIL-50). Pushes before the
 * socket was identified were missed, by a page that was loading as by one whose connection was lost: plan and draft are
 * read again each time. What is wrong with a plan is said above the page.
 */
export default function SubscriptionUpdates() {
  const { socket, toasts } = useServices();
  const queryClient = useQueryClient();
  useEffect(() => {
    const readPlans = () => {
      for (const path of [...paidPaths, troubleKey]) void readAgain(queryClient, { queryKey: [path] });
    };
    const catchUp = () => {
      readPlans();
      void refetchDraft(queryClient);
    };
    const stops = [
      socket.on('SubscriptionUpdated', (pushed) => {
        readPlans();
        applyPlans(queryClient, pushed);
        toasts.show('success', subscriptions.updated);
      }),
      socket.on('EntitlementChanged', () => {
        void refetchDraft(queryClient);
        forgetPublishedAnswers(queryClient);
      }),
      socket.onReady(catchUp),
    ];
    if (socket.isReady()) catchUp();
    return () => stops.forEach((stop) => stop());
  }, [socket, queryClient, toasts]);
  const { pathname } = useLocation();
  return isInVendorArea(pathname) && !tellThemselves.includes(pathname) ? <Trouble /> : null;
}

function Trouble() {
  const { api } = useServices();
  const { data: trouble } = useQuery(troubleQuery(api, useUser()?.username ?? ''));
  if (!trouble) return null;
  return (
    <Suspense fallback={null}>
      <PlanTroubleBanner trouble={trouble} />
    </Suspense>
  );
}

/**
 * The trouble with a vendor's plans, read once and after each push. Its key is its own: a guard that finds the plan itself
 * in the cache would send a vendor without one away from the page that is open.
 */
const troubleQuery = (api: ApiClient, username: string) =>
  queryOptions({
    queryKey: [troubleKey, username],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const vendor = await api.call(vendorsRoutes.vendorOfUsername, { params: { username }, signal });
      const plan = await api.call(billingRoutes.stripeData, { params: { id: vendor.id }, signal });
      return planTroubleOf(plan) ?? null;
    },
  });
