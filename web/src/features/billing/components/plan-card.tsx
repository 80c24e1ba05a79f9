import { useId, type ReactNode } from 'react';
import { Check, ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { tv } from 'tailwind-variants/lite';
import { formatDollars } from '../../../base/format.js';
import { plans as texts } from '../../../texts/plans.js';
import { Badge } from '../../../ui/badge.js';
import { focusRing } from '../../../ui/focus-ring.js';
import type { PlanOffer } from '../plan-offers.js';
import { Bag } from '../../../shell/bag.js';
import { PriceAmount } from './price-amount.js';

interface PlanCardProps {
  offer: PlanOffer;
  isSelected: boolean;
  /** Called by the fold of small screens. */
  onSelect: () => void;
  /** The button of the plan. */
  action: ReactNode;
}

const style = tv({
  slots: {
    card: 'relative flex w-full flex-col rounded-card border bg-surface plans:w-69 plans:px-6 plans:pt-7 plans:pb-6',
    popular:
      'absolute -top-3.25 left-6 grid h-6.5 place-items-center rounded-full bg-action px-3 text-12 font-strong text-on-action',
    fold: [
      focusRing,
      'flex w-full cursor-pointer items-center gap-3 rounded-card p-4 text-left -outline-offset-2! plans:hidden',
    ],
    ring: 'grid size-5 shrink-0 place-items-center rounded-full border',
    body: 'grow flex-col px-4 pb-5 plans:flex plans:p-0',
  },
  variants: {
    isSelected: {
      true: {
        card: 'border-plum shadow-float inset-ring inset-ring-plum',
        ring: 'border-action',
        body: 'flex',
      },
      false: { card: 'border-hairline', ring: 'border-line-strong', body: 'max-plans:hidden' },
    },
  },
});

/** A plan with its price. On screens of 768 px and less it folds to its name and one line (BIL-5, BIL-6). */
export function PlanCard({ offer, isSelected, onSelect, action }: PlanCardProps) {
  const id = useId();
  const slots = style({ isSelected });
  const words = texts.tiers[offer.tier];
  return (
    <article aria-labelledby={`${id}-name`} className={slots.card()} data-selected={isSelected}>
      {offer.isPopular && <span className={slots.popular()}>{texts.popular}</span>}
      <Button aria-expanded={isSelected} aria-controls={`${id}-body`} onPress={onSelect} className={slots.fold()}>
        <span className={slots.ring()}>{isSelected && <span className="size-2.5 rounded-full bg-action" />}</span>
        <span className="grid min-w-0 grow">
          <span className="display-18">{offer.name}</span>
          <span className="text-14 text-muted">{isSelected ? words.lead : foldedLine(offer)}</span>
        </span>
        <ChevronDown className={`size-5 shrink-0 transition-transform ${isSelected ? 'rotate-180' : ''}`} aria-hidden />
      </Button>
      <div id={`${id}-body`} className={slots.body()}>
        {offer.id === 'planthree' && (
          <Bag className="mx-auto mb-2 h-28 plans:absolute plans:-top-11 plans:right-3 plans:m-0 plans:h-32" />
        )}
        <h2 id={`${id}-name`} className="display-22 max-plans:sr-only">
          {offer.name}
        </h2>
        <p className={`mt-0.5 min-h-10 text-14 text-muted max-plans:hidden ${offer.id === 'planthree' ? 'mr-24' : ''}`}>
          {words.lead}
        </p>
        <PlanPrice offer={offer} />
        <hr className="my-5 border-hairline" />
        <ul className="grid gap-2.5 text-14">
          {words.includes.map((part) => (
            <li key={part} className="grid grid-cols-[16px_1fr] gap-2.5">
              <Check className="mt-0.5 size-4 text-sage-ink" aria-hidden />
              {part}
            </li>
          ))}
        </ul>
        <div className="mt-auto grid pt-6">{action}</div>
      </div>
    </article>
  );
}

function PlanPrice({ offer }: { offer: PlanOffer }) {
  const { perMonth, later, annual, annualPerMonth, tier } = offer;
  const isFree = tier === 'starter';
  return (
    <>
      <p className="mt-3 flex items-baseline gap-1.5 max-tiny:flex-wrap">
        <PriceAmount amount={perMonth} />
        {!isFree && <span className="text-14 text-muted">{texts.perMonth}</span>}
        {annual && (
          <s className="text-14 text-muted">
            <span className="sr-only">{texts.before(formatDollars(annual.undiscounted))}</span>
            <span aria-hidden>{formatDollars(annual.undiscounted)}</span>
          </s>
        )}
      </p>
      <p className="mt-0.5 text-14">
        {isFree
          ? texts.starterTerm(formatDollars(later))
          : annual
            ? texts.yearly(formatDollars(annual.perYear))
            : offer.freeDays > 0 && texts.trialTerm}
      </p>
      <div className="mt-2 text-12 text-muted">
        {isFree ? (
          texts.starterNote
        ) : annual ? (
          <Badge tone="good">{texts.saving(formatDollars(annual.saving))}</Badge>
        ) : (
          annualPerMonth !== null && texts.skipTrial(formatDollars(annualPerMonth))
        )}
      </div>
    </>
  );
}

function foldedLine({ tier, annual, perMonth, later }: PlanOffer): string {
  if (tier === 'starter') return texts.starterFolded(formatDollars(later));
  return annual ? texts.annualFolded(formatDollars(perMonth)) : texts.monthlyFolded(formatDollars(perMonth));
}
