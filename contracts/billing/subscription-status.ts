/**
 * States of a subscription. `incomplete`: the first payment has not succeeded yet. `trial`: in its free days. `pastDue`:
 * a renewal failed, and the payment provider still retries. `paused`: the free days are over and there is no card.
 * `ended`: cancelled, given up by the payment provider, or never paid.
 */
export const subscriptionStatuses = ['incomplete', 'trial', 'active', 'pastDue', 'paused', 'ended'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** States in which webstores on its seats have the features of its plan. */
export const givesFeatures = (status: SubscriptionStatus): boolean =>
  status === 'trial' || status === 'active' || status === 'pastDue';

/** States of a plan that a vendor has, even if it gives no features at the moment. */
export const isRunning = (status: SubscriptionStatus): boolean => givesFeatures(status) || status === 'paused';
