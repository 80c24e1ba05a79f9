import { Link } from 'react-router-dom';
import type { SubscriptionView } from '#contracts/billing/billing.views.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { locations } from '../../../texts/locations.js';
import { textLinkStyle } from '../../../ui/text-link-style.js';

const texts = locations.seats;

/** Seats that are drawn one by one; more of them are only counted. */
const mostDrawn = 24;

/** The seats of each plan, and how many are in use. */
export function SeatsInUse({ subscriptions }: { subscriptions: readonly SubscriptionView[] }) {
  if (subscriptions.length === 0) return null;
  return (
    <section
      aria-label={texts.label}
      className="mb-6 flex flex-wrap items-center gap-x-8 gap-y-4 rounded-card border border-hairline bg-surface px-5 py-4"
    >
      {subscriptions.map(({ id, tierName, quantity, seats }) => (
        <div key={id} className="min-w-[min(--spacing(48),100%)] grow">
          <div className="flex justify-between gap-4 text-14">
            <span className="font-strong">{texts.plan(tierName)}</span>
            <span className="text-muted">{texts.used(seats.length, quantity)}</span>
          </div>
          {quantity <= mostDrawn && (
            <div className="mt-2 flex gap-1" aria-hidden>
              {Array.from({ length: quantity }, (_unused, nth) => (
                <span
                  key={nth}
                  className={`h-1.5 grow rounded-full ${nth < seats.length ? 'bg-sage' : 'bg-hairline'}`}
                />
              ))}
            </div>
          )}
        </div>
      ))}
      <Link to={pagePaths.vendorSubscriptions} className={`${textLinkStyle} text-14`}>
        {texts.manage}
      </Link>
    </section>
  );
}
