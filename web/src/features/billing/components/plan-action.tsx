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
  starting: { isPending: boolean; start: () => void };
  /** Where plans that are paid already are changed. */
  changing: { isPending: boolean; start: () => void };
}

/** The button of a plan card: the free plan starts at once, a paid one after the checkout, and changes in the portal. */
export function PlanAction({ offer, tier, isSelected, mayPay, starting, changing }: PlanActionProps) {
  const kind = isSelected ? 'primary' : 'line';
  const label = labelOf(offer, tier);
  if (offer.tier === tier) {
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
  if (isFreePlan(offer.id) || !mayPay) {
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
