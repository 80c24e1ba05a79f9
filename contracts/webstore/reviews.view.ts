/** One review of the maps service (WS-24). */
export interface ReviewView {
  authorName: string;
  /** Complete address; null when the author shows none. */
  profilePhotoUrl: string | null;
  /** Stars, 1 to 5. */
  rating: number;
  /** `a month ago` */
  relativeTimeDescription: string;
  text: string;
}

/** The reviews of a business from the maps service (WS-24). */
export interface PlaceReviewsView {
  name: string;
  /** Stars with one decimal, 1 to 5; null without ratings. */
  rating: number | null;
  userRatingsTotal: number;
  /** Where to read them all; null when the service names no address. */
  url: string | null;
  /** The service's choice, five at most. */
  reviews: ReviewView[];
}

/**
 * `shown`, or why there is nothing to show: `not-connected` when the business has no place there or no plan with
 * reviews, `unavailable` when the service does not know the place or does not answer (WS-219).
 */
export const reviewsStatuses = ['shown', 'not-connected', 'unavailable'] as const;
export type ReviewsStatus = (typeof reviewsStatuses)[number];

export interface WebstoreReviewsView {
  status: ReviewsStatus;
  /** Null unless `shown`. */
  place: PlaceReviewsView | null;
}
