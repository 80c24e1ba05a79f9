import type { AllPlaceDetails } from './place-details.js';

/** No maps service is configured: nothing is known of any place. */
export class NoPlaceDetails implements AllPlaceDetails {
  detailsOf(): Promise<undefined> {
    return Promise.resolve(undefined);
  }
}
