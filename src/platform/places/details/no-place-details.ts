import type { AllPlaceDetails } from './place-details.js';

/** Used without a maps service: there are no details of any place. */
export class NoPlaceDetails implements AllPlaceDetails {
  detailsOf(): Promise<undefined> {
    return Promise.resolve(undefined);
  }
}
