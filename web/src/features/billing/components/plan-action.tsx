import { Check } from 'lucide-react';
import { isFreePlan } from '#contracts/billing/plan.js';
import { subscriptionTiers, type SubscriptionTier } from '#contracts/billing/subscription-tier.js';
import { plans as texts } from '../../../texts/plans.js';
import { upgrade as upgradeTexts } from '../../../texts/upgrade.js';
import { Button } from '../../../ui/button.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { checkoutPath } from '../billing-address.js';
import type { PlanOffer } from '../plan-offers.js';

interface PlanActionProps {
  offer: PlanOffer;
  /** The tier of the vendor's plan; null without one. */
  tier: SubscriptionTier | null;
  /** Whether this is the card that stands out. */
  isSelected: boolean;
  mayPay: boolean;
  /** Whether the free plan needs a card: its free days are over. */
  needsCard: boolean;
  /** Whether the plan of the tier is paused. */
  isPaused: boolean;
  starting: { isPending: boolean; start: () => void };
  /** Where plans that are paid already are changed. */
  changing: { isPending: boolean; start: () => void };
}

/**
 * The button of a plan card: the free plan starts at once while it has free days, others after the checkout, and paid ones
 * are changed in the portal.
 */
export function PlanAction({
  offer,
  tier,
  isSelected,
  mayPay,
  needsCard,
  isPaused,
  starting,
  changing,
}: PlanActionProps) {
  const kind = isSelected ? 'primary' : 'line';
  const isResumed = isPaused && isFreePlan(offer.id) && offer.tier === tier;
  const label = isResumed ? texts.addCard : labelOf(offer, tier);
  if (offer.tier === tier && !isResumed) {
    return (
      <Button isDisabled>
        <Check className="size-4" aria-hidden />
        {texts.yours}
      </Button>
    );
  }
  if (tier !== null && !isFreePlan(tier)) {
    return (
      <Button kind={kind} isPending={changing.isPending} onPress={changing.start}>
        {changing.isPending ? upgradeTexts.creatingSession : label}
      </Button>
    );
  }
  if ((isFreePlan(offer.id) && !needsCard) || !mayPay) {
    return (
      <Button kind={kind} isPending={starting.isPending} onPress={starting.start}>
        {label}
      </Button>
    );
  }
  return (
    <ButtonLink kind={kind} to={checkoutPath({ planId: offer.id, frequency: offer.billingFrequency })}>
      {label}
    </ButtonLink>
  );
}

function labelOf(offer: PlanOffer, tier: SubscriptionTier | null): string {
  if (tier === null) return texts.choose(offer.name);
  const isHigher = subscriptionTiers.indexOf(offer.tier) > subscriptionTiers.indexOf(tier);
  return isHigher ? texts.upgrade(offer.name) : texts.change(offer.name);
}
