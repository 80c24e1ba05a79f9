/** What guests say about a place, as a maps service tells it. */
export interface PlaceDetails {
  /** Empty where the source does not know it. */
  name: string;
  /** Stars, 1 to 5; null without ratings. */
  rating: number | null;
  userRatingsTotal: number;
  /** Where to read them all. */
  url: string | null;
  /** The service's choice, five at most. */
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
   * @returns nothing when there is no such place
   * @throws when it cannot be asked
   */
  detailsOf(placeId: string): Promise<PlaceDetails | undefined>;
}

/** Port: details of places, at most a day old. Never throws: a source that fails is logged and answers nothing. */
export interface AllPlaceDetails {
  detailsOf(placeId: string): Promise<PlaceDetails | undefined>;
}

export const PLACE_DETAILS = Symbol('PlaceDetails');
