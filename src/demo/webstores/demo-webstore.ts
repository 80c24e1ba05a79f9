import type { PlanFeature, SubscriptionTier } from '#contracts/billing/subscription-tier.js';
import type { WebstoreContent } from '#contracts/webstore/sections.js';
import type { DemoAddress } from './business-addresses.js';

/** The parts that are generated later, once its neighbors are known. */
type PageParts =
  | 'packages'
  | 'faqs'
  | 'awards'
  | 'partners'
  | 'googlePlaceId'
  | 'optionalSections'
  | 'favouriteStore'
  | 'zipcodeNearFavouriteStore';

/** A generated webstore: the vendor's input, and the plan behind it. */
export interface DemoWebstore extends Omit<WebstoreContent, 'addresses' | 'url' | PageParts> {
  vendor: { firstName: string; lastName: string; email: string; /** +1 and ten digits. */ phone: string };
  url: string;
  addresses: DemoAddress[];
  tier: SubscriptionTier;
  /** The features of the plan, and placements bought in addition. */
  features: PlanFeature[];
  /** The features among them that are bought in addition. */
  placements: PlanFeature[];
}
