import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Images, MapPin, Rocket, type LucideIcon } from 'lucide-react';
import type { SubscriptionView, VendorStripeDataView } from '#contracts/billing/billing.views.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import type { VendorView } from '#contracts/vendor-area/vendors.views.js';
import { formatDate } from '../../../base/format.js';
import { useServices, useUser } from '../../../lib/services.js';
import { useVendorPlan } from '../../../lib/vendor-plan.js';
import { checkout } from '../../../texts/checkout.js';
import { site } from '../../../texts/site.js';
import { subscriptions } from '../../../texts/subscriptions.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { LoadFailed } from '../../../ui/load-failed.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { ownPagesQuery } from '../api.js';
import { Bag } from '../../../shell/bag.js';
import { useForgottenProducts } from '../use-forgotten-products.js';

const { success: texts } = checkout;

/** Welcomes a vendor whose plan has started, removes what the browser kept for the payment, and lists the next steps (BIL-36). */
export default function CheckoutSuccessPage() {
  const { api } = useServices();
  const user = useUser();
  const { vendor, plan, error, isFetching, refetch } = useVendorPlan();
  const pages = useQuery({ ...ownPagesQuery(api, user?.id ?? ''), enabled: user !== null });
  const isPublished = pages.data?.results.some(({ publishStatus }) => publishStatus !== 'Unpublished') === true;
  useForgottenProducts();
  return (
    <div className="wrap max-w-260 py-10 desk:py-20">
      {vendor && plan && !pages.isPending ? (
        <Welcome vendor={vendor} plan={plan} isPublished={isPublished} />
      ) : error ? (
        <LoadFailed title={subscriptions.failed} text={error.message} isRetrying={isFetching} onRetry={refetch} />
      ) : (
        <Skeleton className="h-96 rounded-card" />
      )}
    </div>
  );
}

interface WelcomeProps {
  vendor: VendorView;
  plan: VendorStripeDataView;
  /** True if the vendor has a published page, and so needs no list of first steps. */
  isPublished: boolean;
}

function Welcome({ vendor, plan, isPublished }: WelcomeProps) {
  const newest = plan.subscriptions.toSorted((a, b) => b.startedAt.localeCompare(a.startedAt))[0];
  if (!newest) return <NoPlan />;
  return (
    <div className="grid items-center gap-x-16 gap-y-10 grid-cols-1 desk:grid-cols-[minmax(0,1fr)_minmax(0,340px)]">
      <div>
        <h1 className="display-36 desk:display-48">{texts.heading(site.name, vendor.name)}</h1>
        <p className="mt-4 text-18 text-muted">{startedText(newest)}</p>
        {!isPublished && (
          <ul aria-label={texts.todo.label} className="mt-8 border-t border-hairline">
            <Todo icon={MapPin} {...texts.todo.address} />
            <Todo icon={Images} {...texts.todo.photos} />
            <Todo icon={Rocket} {...texts.todo.publish} />
          </ul>
        )}
        <ButtonLink
          kind="primary"
          to={isPublished ? pagePaths.vendorDashboard : pagePaths.vendorEditAbout}
          className="mt-8"
        >
          {texts.go}
        </ButtonLink>
      </div>
      <div className="relative grid place-items-center rounded-card bg-blush-soft px-6 pt-12 pb-6">
        <Bag className="h-56" />
        {plan.card && (
          <div className="mt-6 w-full rounded-card border border-hairline bg-surface p-4 text-14">
            <p className="flex items-center gap-2 font-strong text-sage-ink">
              <CircleCheck className="size-4.5" aria-hidden />
              {texts.paid}
            </p>
            <p className="mt-1 text-muted">{texts.card(plan.card.last4)}</p>
          </div>
        )}
      </div>
    </div>
  );
}

const startedText = ({ tierName, status, trialEndsAt }: SubscriptionView): string =>
  status === 'trial' && trialEndsAt !== null ? texts.free(tierName, formatDate(trialEndsAt)) : texts.started(tierName);

function Todo({ icon: Icon, name, text, time }: { icon: LucideIcon; name: string; text: string; time: string }) {
  return (
    <li className="flex items-center gap-4 border-b border-hairline py-4">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-blush text-plum-dark">
        <Icon className="size-5" strokeWidth={1.6} aria-hidden />
      </span>
      <span className="grid grow">
        <span className="font-strong">{name}</span>
        <span className="text-14 text-muted">{text}</span>
      </span>
      <span className="text-14 text-muted">{time}</span>
    </li>
  );
}

const NoPlan = () => (
  <>
    <h1 className="display-36">{texts.none}</h1>
    <p className="mt-3 mb-8 text-muted">{texts.noneText}</p>
    <ButtonLink kind="primary" to={pagePaths.vendorPrices}>
      {texts.choose}
    </ButtonLink>
  </>
);
