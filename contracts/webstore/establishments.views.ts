import type { PlaceReviewsView } from './reviews.view.js';

/** A business at the maps service, which a webstore may take its reviews from (WS-99). */
export interface EstablishmentView {
  /** The `place_id` of the maps service. */
  placeId: string;
  name: string;
  /** One line; without a street for a business that only serves an area. */
  address: string;
  /** Without a street its reviews may not display (WS-100). */
  hasStreet: boolean;
}

export interface EstablishmentDetailsView extends EstablishmentView {
  /** Its reviews by guests. */
  reviews: PlaceReviewsView;
}

export interface EstablishmentListView {
  establishments: EstablishmentView[];
  /** Whether there is a maps service to search. */
  isSearchable: boolean;
}
