import type { SubscriptionTier } from '../billing/subscription-tier.js';
import type { PageView } from '../shared/page.js';
import type { PictureView } from '../shared/picture.js';
import type { WebstoreSummaryView } from './webstore.views.js';

/** The number of locations that a vendor may have without customer service, which sets up ten or more (WS-198). */
export const mostOwnLocations = 9;

/** The longest name of a location, in characters; that of a webstore (WS-45). */
export const longestLocationName = 120;

/** The tier that one of the vendor's locations must have before another is added (WS-197). */
export const tierOfMoreLocations: SubscriptionTier = 'premium';

/** A business location: one of the webstores of a vendor (WS-186). */
export interface LocationView extends WebstoreSummaryView {
  /** City and state of the address that couples look for; empty without one. */
  city: string;
  state: string;
  /** The time of the latest publish, ISO 8601, UTC; null before the first. */
  publishedAt: string | null;
  /** The cover of the draft, else its first picture that may be shown; null without one. */
  coverPhoto: PictureView | null;
}

export type LocationPageView = PageView<LocationView>;
