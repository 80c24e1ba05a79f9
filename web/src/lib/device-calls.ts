import { placesRoutes } from '#contracts/content/places.routes.js';
import type { GeocodeView } from '#contracts/content/places.views.js';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import type { WhoAmIView } from '#contracts/identity/identity.views.js';
import type { ApiClient } from './api-client.js';
import { ProblemError } from './problem-error.js';

/*
 * Calls by which forms fill themselves in, named as in the requirements (SYS-9, SYS-10). Forms load this file on
 * demand.
 */

/** The place of this device by its network address; null if it is unknown. */
export const getWhereAmI = (api: ApiClient, signal?: AbortSignal): Promise<GeocodeView | null> =>
  orNowhere(api.call(placesRoutes.whereAmI, signal ? { signal } : {}));

/** Name and phone number of the signed-in person. */
export const getWhoAmI = (api: ApiClient, signal?: AbortSignal): Promise<WhoAmIView> =>
  api.call(identityRoutes.whoAmI, signal ? { signal } : {});

/** The location of a zipcode of the United States or Canada; null if there is no such zipcode. */
export const getGeocodeByZipcode = (api: ApiClient, zipcode: string): Promise<GeocodeView | null> =>
  orNowhere(api.call(placesRoutes.geocode, { query: { zipcode } }));

/** The zipcode of a point in degrees; null where there is none, or outside of the two countries. */
export async function getReverseGeoCode(api: ApiClient, lat: number, lng: number): Promise<string | null> {
  const found = await orNowhere(api.call(placesRoutes.geocode, { query: { latitude: lat, longitude: lng } }));
  return found?.zipcode || null;
}

const orNowhere = (call: Promise<GeocodeView>): Promise<GeocodeView | null> =>
  call.catch((error: unknown) => {
    if (error instanceof ProblemError && ['place-not-found', 'location-unknown'].includes(error.code)) return null;
    throw error;
  });
