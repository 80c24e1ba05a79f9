import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Armchair } from 'lucide-react';
import { isFreePlan } from '#contracts/billing/plan.js';
import type { VendorStripeDataView } from '#contracts/billing/billing.views.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { formatDate } from '../../../base/format.js';
import { useServices, useUser } from '../../../lib/services.js';
import { subscriptions as texts } from '../../../texts/subscriptions.js';
import { Button } from '../../../ui/button.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { Notice } from '../../../ui/notice.js';
import { StatePanel } from '../../../ui/state-panel.js';
import { ownPagesQuery } from '../api.js';
import { planTroubleOf } from '../../../shell/plan-trouble.js';
import { checkoutPath } from '../billing-address.js';
import { AccountPage } from '../../../shell/account-page.js';
import { PlanBox } from '../subscriptions/plan-box.js';
import { SeatsSection } from '../subscriptions/seats-section.js';
import { usePortalOpening, type PortalOpening } from '../subscriptions/use-portal-opening.js';

const PortalQuestion = lazy(() => import('../../../shell/portal-question.js'));

/** The plan of a vendor, its seats with their pages, and the way to the portal. */
export default function SubscriptionsPage() {
  return <AccountPage failed={texts.failed}>{(_vendor, plan) => <Subscriptions plan={plan} />}</AccountPage>;
}

function Subscriptions({ plan }: { plan: VendorStripeDataView }) {
  const { api } = useServices();
  const user = useUser();
  const { data: own } = useQuery({ ...ownPagesQuery(api, user?.id ?? ''), enabled: user !== null });
  const opening = usePortalOpening(plan.vendorId);
  if (plan.subscriptions.length === 0) {
    return (
      <StatePanel
        icon={Armchair}
        title={texts.none.title}
        text={texts.none.text}
        actions={
          <ButtonLink kind="primary" to={pagePaths.vendorPrices}>
            {texts.none.action}
          </ButtonLink>
        }
      />
    );
  }
  const portal = plan.isStripeCustomer ? opening : undefined;
  const paid = plan.subscriptions.find(({ tier }) => !isFreePlan(tier));
  return (
    <>
      <div className="grid grid-cols-1 gap-10 pb-9">
        <Trouble plan={plan} />
        <Ending plan={plan} portal={portal} />
        {plan.subscriptions.map((subscription) => (
          <PlanBox key={subscription.id} subscription={subscription} card={plan.card} portal={portal} />
        ))}
      </div>
      <SeatsSection plan={plan} pages={own?.results} />
      {paid && portal && paid.endsAt === null && (
        <section className="grid grid-cols-1 gap-x-12 gap-y-5 border-t border-hairline py-9 tablet:grid-cols-[minmax(0,232px)_minmax(0,1fr)]">
          <div>
            <h2 className="display-22">{texts.stopping.heading}</h2>
            <p className="mt-1 text-14 text-muted">{texts.stopping.lead}</p>
          </div>
          <div>
            <p>{texts.stopping.text}</p>
            <Button kind="quiet" size="small" className="mt-2" onPress={portal.open}>
              {texts.stopping.action(paid.tierName)}
              <span className="sr-only">{texts.plan.newTab}</span>
            </Button>
          </div>
        </section>
      )}
      {opening.portal.isAsking && (
        <Suspense fallback={null}>
          <PortalQuestion portal={opening.portal} />
        </Suspense>
      )}
    </>
  );
}

/** Until when a canceled plan lasts, and the way to keep it (OP-120). */
function Ending({ plan, portal }: { plan: VendorStripeDataView; portal: PortalOpening | undefined }) {
  const found = plan.subscriptions.find(({ endsAt }) => endsAt !== null);
  if (!found || found.endsAt === null) return null;
  const { tierName, endsAt } = found;
  return (
    <Notice
      tone="warning"
      title={texts.ending.title(tierName, formatDate(endsAt))}
      actions={
        portal && (
          <Button size="small" isPending={portal.isPending} onPress={portal.open}>
            {texts.ending.keep(tierName)}
            <span className="sr-only">{texts.plan.newTab}</span>
          </Button>
        )
      }
    >
      <p>{texts.ending.text}</p>
    </Notice>
  );
}

/** Why a plan needs somebody's attention. */
function Trouble({ plan }: { plan: VendorStripeDataView }) {
  const trouble = planTroubleOf(plan);
  if (!trouble) return null;
  const { title, text, action } = texts.trouble[trouble];
  return (
    <Notice
      tone="warning"
      title={title}
      actions={
        trouble === 'listingPaused' && (
          <ButtonLink size="small" to={checkoutPath({ planId: 'planone', frequency: 'month' })}>
            {action}
          </ButtonLink>
        )
      }
    >
      <p>{text}</p>
    </Notice>
  );
}
