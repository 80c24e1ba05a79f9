import type { SubscriptionTier } from '#contracts/billing/subscription-tier.js';
import type { VendorPlanState } from '#contracts/billing/vendor-plan-state.js';
import type { AvailabilityState } from '#contracts/webstore/availability.js';
import type { CrawledDataView } from '#contracts/webstore/crawled-data.js';
import type { ImagePurpose, ImageReason, ImageType } from '#contracts/webstore/image-rules.js';
import type { PublishedContent } from './domain/publish-status.js';
import type { StoredContent } from './domain/stored-content.js';
import type { WithholdReason } from './domain/withholding/withhold-reason.js';

/** The tables as queries see them. Times come as text, in UTC. */
export interface WebstoreTables {
  'webstore.webstore': {
    id: string;
    vendor_id: string;
    version: number;
    /** Read through `readContent`, like the others. */
    draft: StoredContent;
    published: StoredContent<PublishedContent> | null;
    withheld: StoredContent<PublishedContent> | null;
    withheld_for: WithholdReason[];
    published_version: number;
    published_at: string | null;
    created: string;
    claimed: boolean;
    crawled_data: CrawledDataView | null;
  };
  'webstore.web_address': { url: string; webstore_id: string; published: boolean };
  'webstore.retired_address': { hash: string };
  'webstore.entitlement': { webstore_id: string; tier: SubscriptionTier; features: string[]; version: number };
  'webstore.vendor_plan': { vendor_id: string; state: VendorPlanState; version: number };
  'webstore.availability': { webstore_id: string; day: string; state: AvailabilityState };
  'webstore.rating': { webstore_id: string; tenths: number; reviews: number; place_id: string | null };
  'webstore.image': {
    id: string;
    webstore_id: string;
    picture_id: string | null;
    purpose: ImagePurpose;
    alt: string;
    credit: string;
    placeholder: string;
    caption: string;
    is_cover_photo: boolean;
    ordinal: number;
    width: number;
    height: number;
    validation_result: boolean | null;
    admin_approved: boolean;
    content_type: ImageType | null;
    uploaded_at: string | null;
    reasons: ImageReason[];
    scores: Record<string, number>;
    fingerprint: string | null;
    same_as: string | null;
    deleted_at: string | null;
  };
  'webstore.image_upload': {
    id: string;
    webstore_id: string;
    purpose: ImagePurpose;
    content_type: ImageType;
    address_digest: string;
    expires_at: string;
    created_at: string;
    confirmed_at: string | null;
  };
}
