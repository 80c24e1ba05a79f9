import type { PlanFeature, SubscriptionTier } from '#contracts/billing/subscription-tier.js';

const essential: readonly PlanFeature[] = ['feature_packages', 'feature_faqs', 'feature_awards', 'feature_reviews'];

/** The features of each tier (OP-51). */
const features: Record<SubscriptionTier, readonly PlanFeature[]> = {
  starter: [],
  essential,
  premium: [...essential, 'feature_premiumBadge', 'feature_premiumPlacement'],
};

export const featuresOf = (tier: SubscriptionTier): readonly PlanFeature[] => features[tier];
