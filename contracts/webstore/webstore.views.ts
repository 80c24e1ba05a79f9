import type { SubscriptionTier } from '../billing/subscription-tier.js';
import type { PictureView } from '../shared/picture.js';
import type { CrawledDataView } from './crawled-data.js';
import type { ImageReason } from './image-rules.js';
import type { PublishRequirement } from './publish-requirement.js';
import type { RetailStoreView } from './retail-stores.js';
import type { PublishStatus } from './webstore-content.js';
import type { SectionName, SectionsView, WebstoreContent } from './sections.js';
import type { StoreContent } from './store-section.js';
import type { ShortCalendarView } from './short-calendar.js';

/** A picture of a webstore (WS-14). One without a file has neither `pictureId` nor address. */
export interface ImageView extends Omit<PictureView, 'pictureId'> {
  id: string;
  pictureId: string | null;
  /** Address of the largest JPEG; empty when there is no file. */
  url: string;
  caption: string;
  /** The author of the picture; empty if unknown. */
  credit: string;
  isCoverPhoto: boolean;
  ordinal: number;
  /** Null until checked. */
  validationResult: boolean | null;
  adminApproved: boolean;
  /** Why the automatic check has not approved it; empty for those who may not edit the page. */
  reasons: ImageReason[];
  /** Id of another picture of the webstore that looks the same; null for those who may not edit the page. */
  sameAs: string | null;
}

/** A picture that has a file to show. */
export interface ShownImageView extends ImageView {
  pictureId: string;
}

/** Whether a picture is blurred behind a warning for those who may see it at all (WS-94, WS-95, WS-96). */
export const isFlagged = (image: Pick<ImageView, 'validationResult' | 'adminApproved'>): boolean =>
  !image.adminApproved && image.validationResult !== true;

/** A category of a webstore, with the names that its page and links need. */
export interface WebstoreCategoryView {
  id: number;
  externalId: string;
  name: string;
  namePlural: string;
}

/** The draft as its owner and admins see it. */
export interface WebstoreDraftView extends WebstoreContent {
  kind: 'draft';
  id: string;
  vendorId: string;
  /** Raised by every change of the draft; a save names the version it was made from. */
  version: number;
  publishStatus: PublishStatus;
  /** The sections whose draft differs from the published page, in the order of the page; none before the first publish. */
  unpublishedSections: SectionName[];
  hasBeenPublished: boolean;
  /** 0 before the first publish. */
  publishedVersion: number;
  /** ISO 8601, UTC. */
  created: string;
  /** The ids of the chosen categories, joined by commas (WS-1); empty before the first choice. */
  categoryId: string;
  /** The first category; null before the first choice. */
  category: WebstoreCategoryView | null;
  subCategoryNames: string[];
  /** Null for a webstore that was not created from a crawl. */
  crawledData: CrawledDataView | null;
  subscriptionTier: SubscriptionTier;
  activeFeatures: string[];
  images: ImageView[];
  /** Pictures of packages and awards, which are no part of the gallery. */
  sectionImages: ImageView[];
  /** The chosen store as the retailer's list has it; null when none is chosen, or the retailer has closed it. */
  preferredStore: RetailStoreView | null;
  /** The requirements that the draft does not meet yet; empty when it can be published (WS-187). */
  missingForPublish: PublishRequirement[];
}

/** The services of one service type that a business offers; empty if it has named none (WS-215, WS-216). */
export interface AmenityGroupView {
  /** Id of the service type. */
  id: number;
  name: string;
  services: string[];
}

/**
 * The published version as anyone sees it. What the vendor does not show is not sent: hidden addresses have city and
 * state only and no `googlePlaceId`, a hidden price tier is null, empty links are left out, businesses with guests have
 * a capacity and no travel (WS-224), and sections that the plan does not carry (OP-52) or the vendor hides are empty.
 */
export interface PublicWebstoreView
  extends Omit<WebstoreContent, 'url' | 'optionalSections' | keyof StoreContent | keyof SectionsView>, SectionsView {
  kind: 'published';
  id: string;
  vendorId: string;
  /** The present web address: another one than was asked for has moved here (OP-56). */
  url: string;
  /** The first category. */
  category: WebstoreCategoryView;
  subCategoryNames: string[];
  styleNames: string[];
  /** Every service type of the categories, in their order. */
  amenities: AmenityGroupView[];
  subscriptionTier: SubscriptionTier;
  activeFeatures: string[];
  /** Nobody has claimed this business yet (WS-226). */
  isUnclaimed: boolean;
  /** Gallery and carousel (WS-209): only what may be shown, unless owner or admin asked for all (WS-98). */
  images: ShownImageView[];
  /** The large picture: the cover, else the first, else a stock picture. */
  heroImage: PictureView;
  /** Pictures of the category for a page that has none of its own, the hero first; empty otherwise (WS-227). */
  stockImages: PictureView[];
  /** The retailer's store at which couples can meet the vendor (WS-225); null without one. */
  preferredStore: RetailStoreView | null;
  /** A place of the maps service is connected and the plan shows its reviews: there is something to ask for. */
  hasReviews: boolean;
  /** Null without reviews or without a plan that shows them. */
  rating: { stars: number; reviews: number } | null;
  /** Its marked days from today on. */
  calendar: ShortCalendarView;
}

/** Whether a webstore could have a web address now (WS-50). Only a save claims it. */
export interface WebAddressAvailableView {
  /** False for addresses of others, also former ones, and for those that the site keeps for itself. */
  urlIsAvailable: boolean;
}

/** One line of a list of a vendor's webstores. */
export interface WebstoreSummaryView {
  id: string;
  name: string;
  url: string | null;
  publishStatus: PublishStatus;
}

/** A webstore in the list of its own vendor. */
export interface OwnWebstoreView extends WebstoreSummaryView {
  /** Whether its draft has an address: without one, the setup goes on with the business (ID-98). Versions before did not tell. */
  hasAddresses?: boolean;
}
