import type { PlanFeature, SubscriptionTier } from './subscription-tier.js';

/** A plan as the push carries it (BIL-48). */
export interface PushedSubscription {
  tier: SubscriptionTier;
  assignedWebstores: string[];
  /** Empty while the plan gives no features. */
  activeFeatures: PlanFeature[];
}

export interface SubscriptionUpdatedData {
  vendorId: string;
  /** The plan that changed. */
  subscription: PushedSubscription;
  /** All running plans. A webstore has the tier and the features of the one it is assigned to, else none (BIL-49). */
  subscriptions: PushedSubscription[];
}

declare module '../shared/socket.js' {
  interface PushedActions {
    /** A plan of the vendor, or its seats, changed; their payment data are fetched again (BIL-49). */
    SubscriptionUpdated: SubscriptionUpdatedData;
  }
}

/** Returns the plan of a webstore in a push; undefined clears its tier and features (BIL-49). */
export const planOfWebstore = (
  { subscriptions }: SubscriptionUpdatedData,
  webstoreId: string,
): PushedSubscription | undefined =>
  subscriptions.find(({ assignedWebstores }) => assignedWebstores.includes(webstoreId));
