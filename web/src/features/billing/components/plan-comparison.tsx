import { useState } from 'react';
import { Check, Minus } from 'lucide-react';
import type { SubscriptionTier } from '#contracts/billing/subscription-tier.js';
import { formatDollars } from '../../../base/format.js';
import { plans as texts } from '../../../texts/plans.js';
import { PillChoice } from '../../../ui/pill-choice.js';
import type { PlanOffer } from '../plan-offers.js';

const { comparison } = texts;

/** Compares the plans line by line. Small screens show one plan at a time. */
export function PlanComparison({ offers }: { offers: readonly PlanOffer[] }) {
  const [shown, setShown] = useState<SubscriptionTier>('essential');
  return (
    <section aria-label={comparison.label}>
      <h2 className="display-28">{comparison.heading}</h2>
      <div className="mt-4 plans:hidden">
        <PillChoice
          label={comparison.chosen}
          className="flex"
          value={shown}
          onChange={setShown}
          options={offers.map(({ tier, name }) => ({ id: tier, name }))}
        />
      </div>
      <table className="mt-4 w-full border-collapse text-14">
        <thead>
          <tr className="max-plans:sr-only">
            <th scope="col" className="w-2/5">
              <span className="sr-only">{comparison.feature}</span>
            </th>
            {offers.map((offer) => (
              <th
                key={offer.id}
                scope="col"
                className={`rounded-t-card px-4 py-3 font-strong ${cell(offer.tier, shown)}`}
              >
                {offer.name}
                <span className="block font-regular text-muted">
                  {formatDollars(offer.perMonth)} {offer.tier !== 'starter' && texts.perMonth}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        {comparison.groups.map((group) => (
          <Group key={group.name} group={group} offers={offers} shown={shown} />
        ))}
      </table>
    </section>
  );
}

interface GroupProps {
  group: (typeof comparison.groups)[number];
  offers: readonly PlanOffer[];
  shown: SubscriptionTier;
}

const Group = ({ group: { name, lines }, offers, shown }: GroupProps) => (
  <tbody>
    <tr>
      <th scope="colgroup" colSpan={2} className="pt-8 pb-3 text-left display-18">
        {name}
      </th>
      {offers.slice(1).map(({ tier }) => (
        <td key={tier} className={`max-plans:hidden ${tier === 'essential' ? 'bg-blush-soft' : ''}`} />
      ))}
    </tr>
    {lines.map((line) => (
      <tr key={line.name} className="h-12 border-t border-hairline">
        <th scope="row" className="pr-4 text-left font-regular">
          {line.name}
        </th>
        {offers.map(({ tier }) => (
          <td key={tier} className={`px-4 max-plans:pr-0 max-plans:text-right ${cell(tier, shown)}`}>
            <Included value={line.byTier[tier]} />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
);

const cell = (tier: SubscriptionTier, shown: SubscriptionTier) =>
  `text-center ${tier === 'essential' ? 'plans:bg-blush-soft' : ''} ${tier === shown ? '' : 'max-plans:hidden'}`;

function Included({ value }: { value: string | boolean }) {
  if (typeof value === 'string') return value;
  const Icon = value ? Check : Minus;
  return (
    <>
      <Icon className={`inline size-4 ${value ? 'text-sage-ink' : 'text-faint'}`} aria-hidden />
      <span className="sr-only">{value ? comparison.yes : comparison.no}</span>
    </>
  );
}
