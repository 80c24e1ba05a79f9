import { lazy, Suspense, useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { isFreePlan, planOfTier, type BillingFrequency, type PlanId } from '#contracts/billing/plan.js';
import { useIsImpersonated, useServices, useUser } from '../../../lib/services.js';
import { useVendorPlan } from '../../../lib/vendor-plan.js';
import { useUpgrade } from '../../../shell/use-upgrade.js';
import { plans as texts } from '../../../texts/plans.js';
import { LoadFailed } from '../../../ui/load-failed.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { productsQuery } from '../api.js';
import { chosenPlanSearch, readChosenPlan } from '../billing-address.js';
import { BillingToggle } from '../components/billing-toggle.js';
import { PlanAction } from '../components/plan-action.js';
import { PlanCards } from '../components/plan-cards.js';
import { PlanComparison } from '../components/plan-comparison.js';
import { PlanQuestions } from '../components/plan-questions.js';
import { planOffers } from '../plan-offers.js';
import { useStartFreePlan } from '../use-start-free-plan.js';

const PortalQuestion = lazy(() => import('../../../shell/portal-question.js'));

/** The plans with their prices (BIL-13); what is chosen leads to the checkout. */
export default function PricesPage() {
  const { api } = useServices();
  const products = useQuery(productsQuery(api));
  const own = useVendorPlan();
  const error = products.error ?? own.error;
  useEffect(() => {
    // oxlint-disable-next-line no-console -- plans that cannot be read are logged, too (BIL-12)
    if (products.error) console.warn('the plans were not read', products.error);
  }, [products.error]);
  return (
    <div className="wrap max-w-260 pt-10 pb-24 desk:pt-16">
      <header className="text-center max-plans:text-left">
        <h1 className="display-36 desk:display-48">{texts.heading}</h1>
        <p className="mt-3 text-18 text-muted">{texts.lead}</p>
      </header>
      {error ? (
        <div className="mt-10">
          <LoadFailed
            title={texts.failed}
            text={error.message}
            isRetrying={products.error ? products.isFetching : own.isFetching}
            onRetry={() => (products.error ? void products.refetch() : own.refetch())}
          />
        </div>
      ) : products.data && own.plan ? (
        <Offered products={products.data} own={own} />
      ) : (
        <div className="mt-16 flex flex-wrap justify-center gap-6">
          {[1, 2, 3].map((card) => (
            <Skeleton key={card} className="h-18 w-full rounded-card plans:h-124 plans:w-69" />
          ))}
        </div>
      )}
    </div>
  );
}

interface OfferedProps {
  products: Parameters<typeof planOffers>[0];
  own: ReturnType<typeof useVendorPlan>;
}

function Offered({ products, own: { vendor, plan } }: OfferedProps) {
  const { frequency, planId, choose } = useChosenPlan(plan?.tier ?? null);
  const user = useUser();
  const isImpersonated = useIsImpersonated();
  const offers = planOffers(products, frequency);
  const starting = useStartFreePlan(vendor);
  const upgrade = useUpgrade();
  return (
    <>
      <div className="mt-8 mb-10 grid plans:mb-16 plans:justify-items-center">
        <BillingToggle value={frequency} onChange={(next) => choose({ frequency: next, planId })} />
      </div>
      <PlanCards
        offers={offers}
        selected={planId}
        onSelect={(id) => choose({ planId: id, frequency })}
        actionOf={(offer) => (
          <PlanAction
            offer={offer}
            tier={plan?.tier ?? null}
            isSelected={offer.id === planId}
            mayPay={user?.isAdmin !== true && !isImpersonated}
            needsCard={plan?.mayStartFree === false}
            isPaused={plan?.subscriptions[0]?.status === 'paused'}
            starting={{ isPending: starting.isPending, start: () => starting.start(offer.priceId) }}
            changing={{ isPending: upgrade.isPending, start: () => void upgrade.start() }}
          />
        )}
      />
      <p className="mt-8 text-14 text-muted plans:text-center">
        {frequency === 'year' ? texts.annualHint : texts.monthlyHint} {texts.taxHint}
      </p>
      <div className="mt-20 grid gap-20">
        <PlanComparison offers={offers} />
        <PlanQuestions />
      </div>
      {upgrade.portal.isAsking && (
        <Suspense fallback={null}>
          <PortalQuestion portal={upgrade.portal} />
        </Suspense>
      )}
    </>
  );
}

/** The plan that stands out, kept in the address: a plan that was bought, else the default (BIL-8). */
function useChosenPlan(tier: Parameters<typeof planOfTier>[0] | null) {
  const [search, setSearch] = useSearchParams();
  const bought = tier !== null && !isFreePlan(tier) ? planOfTier(tier).id : undefined;
  const choose = (chosen: { planId: PlanId; frequency: BillingFrequency }) =>
    setSearch(chosenPlanSearch(chosen), { replace: true, preventScrollReset: true });
  return { ...readChosenPlan(search, bought), choose };
}
