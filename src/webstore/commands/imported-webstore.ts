import type { SubscriptionTier } from '#contracts/billing/subscription-tier.js';
import type { AvailabilityState } from '#contracts/webstore/availability.js';
import type { DraftChanges } from '../domain/draft-changes.js';

/** A complete webstore from somewhere else. */
export interface ImportedWebstore {
  id: string;
  vendorId: string;
  name: string;
  content: DraftChanges;
  images: { id: string; url: string | null; caption: string; width: number; height: number }[];
  /** yyyy-MM-dd */
  availability?: { day: string; state: AvailabilityState }[];
  rating?: { tenths: number; reviews: number };
  /** What billing has decided, with its version. */
  entitlement?: { tier: SubscriptionTier; features: string[]; version: number };
}
