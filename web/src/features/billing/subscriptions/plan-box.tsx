import { ExternalLink } from 'lucide-react';
import type { CardView, SubscriptionView } from '#contracts/billing/billing.views.js';
import { formatDate, formatDollars } from '../../../base/format.js';
import { UpgradeButton } from '../../../shell/upgrade-button.js';
import { subscriptions } from '../../../texts/subscriptions.js';
import { Badge } from '../../../ui/badge.js';
import { Button } from '../../../ui/button.js';
import { Bag } from '../../../shell/bag.js';
import type { PortalOpening } from './use-portal-opening.js';

interface PlanBoxProps {
  subscription: SubscriptionView;
  card: CardView | null;
  /** Absent for who has never paid: there is nothing in the portal. */
  portal: PortalOpening | undefined;
}

const texts = subscriptions.plan;

/** A plan: what it costs, when it is paid next and with which card. */
export function PlanBox({ subscription, card, portal }: PlanBoxProps) {
  const { tier, tierName, quantity, billingFrequency, nextPayDate } = subscription;
  const isAnnual = billingFrequency === 'year';
  return (
    <article className="relative rounded-card border border-hairline bg-surface p-5 tablet:p-6">
      {tier === 'premium' && <Bag className="absolute -top-5 right-4 h-24 tablet:right-9 tablet:-top-6 tablet:h-28" />}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pr-24 tablet:pr-36">
        <h2 className="display-28">{tierName}</h2>
        <PlanBadge subscription={subscription} />
      </div>
      <p className="mt-1 text-muted">{texts.seats(quantity, isAnnual ? texts.billedAnnually : texts.billedMonthly)}</p>
      <dl className="mt-6 grid gap-x-6 gap-y-4 tablet:grid-cols-3">
        <Fact name={priceName(subscription)} value={priceOf(subscription)} />
        <Fact name={texts.next} value={nextPayDate === null ? texts.noNext : formatDate(nextPayDate)} />
        <Fact name={texts.card} value={card === null ? texts.noCard : texts.cardEnding(card.last4)} />
      </dl>
      <div className="mt-6 flex flex-wrap gap-2 max-tablet:*:w-full">
        <UpgradeButton kind="primary">{texts.change}</UpgradeButton>
        {portal && (
          <Button isPending={portal.isPending} onPress={portal.open}>
            {!portal.isPending && <ExternalLink className="size-4.5" aria-hidden />}
            {portal.isPending ? texts.opening : texts.portal}
            <span className="sr-only">{texts.newTab}</span>
          </Button>
        )}
      </div>
    </article>
  );
}

function PlanBadge({ subscription: { status, trialEndsAt, endsAt } }: Pick<PlanBoxProps, 'subscription'>) {
  if (endsAt !== null) return <Badge tone="waiting">{texts.endsOn(formatDate(endsAt))}</Badge>;
  if (status === 'pastDue') return <Badge tone="problem">{subscriptions.trouble.pastDue.title}</Badge>;
  if (status === 'paused') return <Badge tone="problem">{subscriptions.trouble.paused.title}</Badge>;
  if (status !== 'trial' || trialEndsAt === null) return null;
  return <Badge tone="good">{texts.freeUntil(formatDate(trialEndsAt))}</Badge>;
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className="max-tablet:flex max-tablet:justify-between max-tablet:gap-4 max-tiny:block">
    <dt className="text-14 text-muted">{name}</dt>
    <dd className="font-medium">{value}</dd>
  </div>
);

const priceName = ({ trialEndsAt, status, endsAt }: SubscriptionView) =>
  status === 'trial' && trialEndsAt !== null && endsAt === null
    ? texts.priceFrom(formatDate(trialEndsAt))
    : texts.price;

function priceOf({ price, quantity, billingFrequency }: SubscriptionView): string {
  const sum = formatDollars(price * quantity);
  return billingFrequency === 'year' ? texts.perYear(sum) : texts.perMonth(sum);
}
