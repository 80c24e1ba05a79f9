import { createPortal } from 'react-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { checkoutPath } from '../features/billing/billing-address.js';
import type { PlanTrouble } from '../shell/plan-trouble.js';
import { subscriptions as texts } from '../texts/subscriptions.js';
import { ButtonLink } from '../ui/button-link.js';
import { Notice } from '../ui/notice.js';

/** A notice above the page: the plan of the vendor needs attention, with a link to where it can be given. */
export default function PlanTroubleBanner({ trouble }: { trouble: PlanTrouble }) {
  const place = document.getElementById('plan-trouble');
  if (!place) return null;
  const { title, text, action } = texts.trouble[trouble];
  const to =
    trouble === 'listingPaused'
      ? checkoutPath({ planId: 'planone', frequency: 'month' })
      : pagePaths.vendorSubscriptions;
  return createPortal(
    <div className="wrap pt-4">
      <Notice
        tone="warning"
        title={title}
        actions={
          <ButtonLink size="small" to={to}>
            {action}
          </ButtonLink>
        }
      >
        <p>{text}</p>
      </Notice>
    </div>,
    place,
  );
}
