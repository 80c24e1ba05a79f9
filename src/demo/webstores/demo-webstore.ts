import type { PlanFeature, SubscriptionTier } from '#contracts/billing/subscription-tier.js';
import type { WebstoreContent } from '#contracts/webstore/webstore-content.js';
import type { DemoAddress } from './business-addresses.js';

/** What is made up later, once its neighbours are known. */
type PageParts =
  | 'packages'
  | 'faqs'
  | 'awards'
  | 'partners'
  | 'googlePlaceId'
  | 'optionalSections'
  | 'favouriteStore'
  | 'zipcodeNearFavouriteStore';

/** A made-up webstore: what its vendor has entered, and the plan behind it. */
export interface DemoWebstore extends Omit<WebstoreContent, 'addresses' | 'url' | PageParts> {
  vendor: { firstName: string; lastName: string; email: string; /** +1 and ten digits. */ phone: string };
  url: string;
  addresses: DemoAddress[];
  tier: SubscriptionTier;
  /** What the plan switches on, and placements bought on top of it. */
  features: PlanFeature[];
  /** The features of them that are bought on top. */
  placements: PlanFeature[];
}
