import type { ReactNode } from 'react';
import type { PlanId } from '#contracts/billing/plan.js';
import type { PlanOffer } from '../plan-offers.js';
import { PlanCard } from './plan-card.js';

interface PlanCardsProps {
  offers: readonly PlanOffer[];
  selected: PlanId;
  onSelect: (planId: PlanId) => void;
  /** The button of each plan. */
  actionOf: (offer: PlanOffer) => ReactNode;
}

/** The plans beside each other; below each other on small screens, where one of them is open (BIL-6). */
export const PlanCards = ({ offers, selected, onSelect, actionOf }: PlanCardsProps) => (
  <div className="flex flex-wrap items-stretch justify-center gap-x-6 gap-y-6 plans:gap-y-14">
    {offers.map((offer) => (
      <PlanCard
        key={offer.id}
        offer={offer}
        isSelected={offer.id === selected}
        onSelect={() => onSelect(offer.id)}
        action={actionOf(offer)}
      />
    ))}
  </div>
);
