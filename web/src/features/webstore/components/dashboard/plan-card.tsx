import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { SubscriptionTier } from '#contracts/billing/subscription-tier.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { dashboard } from '../../../../texts/dashboard.js';
import { Badge } from '../../../../ui/badge.js';
import { textLinkStyle } from '../../../../ui/text-link-style.js';

const texts = dashboard.plan;

/** The plan of a webstore, and the benefits of the next one. */
export function PlanCard({ tier }: { tier: SubscriptionTier }) {
  const { name, text, next, adds } = texts.plans[tier];
  return (
    <section aria-label={name} className="rounded-card bg-blush-soft p-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="display-22">{name}</h2>
        <Badge tone="good">{texts.current}</Badge>
      </div>
      <p className="mt-1 text-14 text-muted">{text}</p>
      {next !== null && (
        <div className="mt-4 grid gap-2 border-t border-hairline pt-4 text-14">
          <h3 className="font-strong">{next}</h3>
          <ul className="grid gap-2">
            {adds.map((benefit) => (
              <li key={benefit} className="flex gap-2.5">
                <Check className="mt-0.5 size-4 shrink-0 text-plum" strokeWidth={2} aria-hidden />
                {benefit}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Link to={pagePaths.vendorPrices} className={`${textLinkStyle} mt-4 inline-block text-14`}>
        {texts.seePlans}
      </Link>
    </section>
  );
}
