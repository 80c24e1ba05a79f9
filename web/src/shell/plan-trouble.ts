import type { VendorStripeDataView } from '#contracts/billing/billing.views.js';

/** Why a vendor has to do something about the plan: the words of `subscriptions.trouble` have a key for each. */
export type PlanTrouble = 'pastDue' | 'paused' | 'listingPaused';

/** Returns what is wrong with the plans of a vendor; the page that couples cannot find comes first. */
export function planTroubleOf({ isListingPaused, subscriptions }: VendorStripeDataView): PlanTrouble | undefined {
  if (isListingPaused) return 'listingPaused';
  const found = subscriptions.find(({ status }) => status === 'pastDue' || status === 'paused');
  return found && (found.status === 'paused' ? 'paused' : 'pastDue');
}
