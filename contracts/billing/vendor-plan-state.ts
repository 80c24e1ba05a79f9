import type { SubscriptionTier } from './subscription-tier.js';
import { givesFeatures, type SubscriptionStatus } from './subscription-status.js';

/** Whether a vendor's published pages are on the site (`listed`), or wait for a plan (`paused`). */
export const vendorPlanStates = ['listed', 'paused'] as const;
export type VendorPlanState = (typeof vendorPlanStates)[number];

interface PlanFacts {
  tier: SubscriptionTier;
  status: SubscriptionStatus;
}

/** Whether the free days of a Starter are over, and nobody pays for it. */
export const isPausedStarter = ({ tier, status }: PlanFacts): boolean => tier === 'starter' && status === 'paused';

/**
 * Returns what a vendor's plans mean for the pages (BIL-19). A Starter that pauses after its free days takes them off the
 * site; any plan that gives features brings them back, and nothing else does: not even the end of the paused one.
 */
export function planStateAfter(before: VendorPlanState, plans: readonly PlanFacts[]): VendorPlanState {
  if (plans.some(({ status }) => givesFeatures(status))) return 'listed';
  return plans.some(isPausedStarter) ? 'paused' : before;
}
