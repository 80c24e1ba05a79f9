export const subscriptionTiers = ['starter', 'essential', 'premium'] as const;
export type SubscriptionTier = (typeof subscriptionTiers)[number];

/** Features that a plan can switch on (WS-20), and the placements of DIR-29. */
export const planFeatures = [
  'feature_packages',
  'feature_faqs',
  'feature_awards',
  'feature_reviews',
  'feature_premiumBadge',
  'feature_vipPlacement',
  'feature_premiumPlacement',
  'feature_secondaryPlacement',
] as const;
export type PlanFeature = (typeof planFeatures)[number];
