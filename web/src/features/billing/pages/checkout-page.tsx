import { useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { VendorStripeDataView } from '#contracts/billing/billing.views.js';
import { isFreePlan } from '#contracts/billing/plan.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { useServices, useUser } from '../../../lib/services.js';
import { useVendorPlan } from '../../../lib/vendor-plan.js';
import { checkout as texts } from '../../../texts/checkout.js';
import { site } from '../../../texts/site.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { LoadFailed } from '../../../ui/load-failed.js';
import { Notice } from '../../../ui/notice.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { productsQuery } from '../api.js';
import { readChosenPlan } from '../billing-address.js';
import { CheckoutForm } from '../checkout/checkout-form.js';
import { useLoadedForPayments } from '../checkout/use-loaded-for-payments.js';
import { planOffers } from '../plan-offers.js';
import { useForgottenProducts } from '../use-forgotten-products.js';

/** Where a vendor pays for the plan that the address names (BIL-22). */
export default function CheckoutPage() {
  const { api } = useServices();
  const user = useUser();
  const [chosen] = useState(readChosenPlan(useSearchParams()[0]));
  const [today] = useState(localDay);
  const [arrived, setArrived] = useState<VendorStripeDataView>();
  useForgottenProducts();
  const isLoaded = useLoadedForPayments();
  const products = useQuery(productsQuery(api));
  const own = useVendorPlan();
  const error = products.error ?? own.error;
  // The payment itself changes the plan, and the page must not change under it.
  if (own.plan && !arrived) setArrived(own.plan);
  const isFree = isFreePlan(chosen.planId);
  // No card is asked for free days.
  if (isFree && arrived?.mayStartFree) return <Navigate to={pagePaths.vendorPrices} replace />;
  if (error) {
    return (
      <Alone>
        <LoadFailed
          title={texts.productsFailed}
          text={texts.productsFailedText}
          isRetrying={products.error ? products.isFetching : own.isFetching}
          onRetry={() => (products.error ? void products.refetch() : own.refetch())}
        />
      </Alone>
    );
  }
  const offer = planOffers(products.data ?? [], chosen.frequency).find(({ id }) => id === chosen.planId);
  if (!isLoaded || !products.data || !arrived || !own.vendor || !user) return <Loading />;
  if (!offer) return <Navigate to={pagePaths.vendorPrices} replace />;
  const present = arrived.subscriptions.find(({ tier, endsAt }) => tier === offer.tier && endsAt === null);
  const isPaused = isFree && present?.status === 'paused';
  if (present && !isPaused) {
    return <AlreadyBought plan={offer.name} />;
  }
  const freeDays = !isFree && arrived.mayTryFree ? offer.freeDays : 0;
  // Its card shows what the free days cost.
  const paid = isFree ? { ...offer, perMonth: offer.later } : offer;
  return <CheckoutForm {...{ freeDays, user, today }} offer={paid} mayUseCode={!isPaused} vendor={own.vendor} />;
}

/** Today in the calendar of this browser, which is the vendor's. */
function localDay(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

function Alone({ children }: { children: ReactNode }) {
  return (
    <div className="wrap max-w-180 py-14">
      <h1 className="sr-only">{texts.title}</h1>
      {children}
    </div>
  );
}

const Loading = () => (
  <Alone>
    <div role="status" className="grid gap-4">
      <span className="sr-only">{site.loading}</span>
      <Skeleton className="h-10 w-72 max-w-full rounded-full" />
      <Skeleton className="h-96 rounded-card" />
    </div>
  </Alone>
);

/** Also who comes back with the browser's own button after having paid sees this. */
const AlreadyBought = ({ plan }: { plan: string }) => (
  <Alone>
    <Notice
      tone="good"
      title={texts.already.title(plan)}
      actions={
        <ButtonLink kind="primary" to={pagePaths.vendorSubscriptions}>
          {texts.already.action}
        </ButtonLink>
      }
    >
      <p>{texts.already.text}</p>
    </Notice>
  </Alone>
);
