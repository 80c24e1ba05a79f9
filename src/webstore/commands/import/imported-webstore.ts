import type { SubscriptionTier } from '#contracts/billing/subscription-tier.js';
import type { AvailabilityState } from '#contracts/webstore/availability.js';
import type { DraftChanges } from '../../domain/sections/section-rules.js';
import type { ImagePurpose } from '#contracts/webstore/image-rules.js';

export interface ImportedImage {
  id: string;
  /** Null while there is no file to show. */
  pictureId: string | null;
  /** Pixels. */
  width: number;
  height: number;
  caption: string;
  alt?: string;
  credit?: string;
  placeholder?: string;
  purpose?: ImagePurpose;
}

/** A complete webstore from another source. */
export interface ImportedWebstore {
  id: string;
  vendorId: string;
  name: string;
  content: DraftChanges;
  /** The gallery first, in its order; pictures of packages and awards may follow. */
  images: ImportedImage[];
  /** Whether its owner knows of it; true by default. */
  claimed?: boolean;
  /** yyyy-MM-dd */
  availability?: { day: string; state: AvailabilityState }[];
  rating?: { tenths: number; reviews: number };
  /** Billing's decision about the plan, with its version. */
  entitlement?: { tier: SubscriptionTier; features: string[]; version: number };
}
