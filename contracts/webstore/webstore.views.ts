import type { SubscriptionTier } from '../billing/subscription-tier.js';
import type { PublishRequirement } from './publish-requirement.js';
import type { PublishStatus, WebstoreContent } from './webstore-content.js';

export interface ImageView {
  id: string;
  url: string;
  caption: string;
  isCoverPhoto: boolean;
  ordinal: number;
  width: number;
  height: number;
}

/** The draft as its owner and admins see it. */
export interface WebstoreDraftView extends WebstoreContent {
  kind: 'draft';
  id: string;
  vendorId: string;
  /** Raised by every change of the draft; a save names the version it was made from. */
  version: number;
  publishStatus: PublishStatus;
  hasBeenPublished: boolean;
  /** 0 before the first publish. */
  publishedVersion: number;
  /** ISO 8601, UTC. */
  created: string;
  subscriptionTier: SubscriptionTier;
  activeFeatures: string[];
  images: ImageView[];
  /** What still keeps the draft from being published, empty when it may be (WS-187). */
  missingForPublish: PublishRequirement[];
}

/** The published version as anyone sees it. Private fields are left out: hidden addresses have city and state only. */
export interface PublicWebstoreView extends WebstoreContent {
  kind: 'published';
  id: string;
  vendorId: string;
  subscriptionTier: SubscriptionTier;
  activeFeatures: string[];
  images: ImageView[];
}

/** One line of a list of a vendor's webstores. */
export interface WebstoreSummaryView {
  id: string;
  name: string;
  url: string | null;
  publishStatus: PublishStatus;
}

export interface WebstorePageView {
  results: WebstoreSummaryView[];
  numResults: number;
  page: number;
  pageSize: number;
}
