/** Rating and reviews of a place from a maps service. */
export interface PlaceDetails {
  /** Empty where the source does not know it. */
  name: string;
  /** One line; empty where the source does not know it. */
  address: string;
  /** Stars, 1 to 5; null without ratings. */
  rating: number | null;
  userRatingsTotal: number;
  /** Address of the page with all reviews. */
  url: string | null;
  /** Reviews selected by the service, five at most. */
  reviews: PlaceReview[];
}

export interface PlaceReview {
  authorName: string;
  profilePhotoUrl: string | null;
  /** Stars, 1 to 5. */
  rating: number;
  /** `a month ago` */
  relativeTimeDescription: string;
  text: string;
}

/** A source of details. */
export interface PlaceDetailsSource {
  /**
   * @returns undefined if there is no such place
   * @throws when the source fails
   */
  detailsOf(placeId: string): Promise<PlaceDetails | undefined>;
}

/** Port: details of places, at most a day old. Never throws: failures are logged, and the result is then undefined. */
export interface AllPlaceDetails {
  detailsOf(placeId: string): Promise<PlaceDetails | undefined>;
}

export const PLACE_DETAILS = Symbol('PlaceDetails');
