import type { PlanFeature, SubscriptionTier } from '#contracts/billing/subscription-tier.js';
import type { AboutContent } from '#contracts/webstore/about-section.js';
import type { AmenitiesContent } from '#contracts/webstore/amenities-section.js';
import type { DemoAddress } from './business-addresses.js';

/**
 * A generated webstore: the vendor's input in the first two sections, and the plan behind it. Other sections are
 * generated later, once its neighbors are known.
 */
export interface DemoWebstore extends Omit<AboutContent, 'addresses' | 'url'>, AmenitiesContent {
  vendor: { firstName: string; lastName: string; email: string; /** +1 and ten digits. */ phone: string };
  url: string;
  addresses: DemoAddress[];
  tier: SubscriptionTier;
  /** The features of the plan, and placements bought in addition. */
  features: PlanFeature[];
  /** The features among them that are bought in addition. */
  placements: PlanFeature[];
}
