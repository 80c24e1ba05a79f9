import { isFreePlan } from './plan.js';

/** Destination of the upgrade of a plan (BIL-39 to BIL-42). */
export type UpgradeDestination = 'unavailable' | 'terms' | 'prices' | 'portal';

/**
 * Decides where an upgrade leads: nowhere for operators (BIL-39), to the terms until they are accepted (BIL-40), to the
 * prices for those who have paid nothing yet or have the free plan (BIL-41), and else to the payment provider's portal
 * (BIL-42).
 * @param given.tier the vendor's tier; null or '' for none
 */
export function upgradeDestination(given: {
  isAdmin: boolean;
  tosAccepted: boolean;
  isStripeCustomer: boolean;
  tier: string | null;
}): UpgradeDestination {
  const { isAdmin, tosAccepted, isStripeCustomer, tier } = given;
  if (isAdmin) return 'unavailable';
  if (!tosAccepted) return 'terms';
  if (!isStripeCustomer || !tier || isFreePlan(tier)) return 'prices';
  return 'portal';
}

/** Milliseconds between opening the portal and the question whether to refresh the page (BIL-45). */
export const refreshQuestionDelay = 3_000;
