import { placesRoutes } from '#contracts/content/places.routes.js';
import { placeSlug } from '#contracts/shared/place-slug.js';
import type { ApiClient } from '../../lib/api-client.js';
import type { NamedPlace } from '../../lib/places.js';

const limitMs = 10_000;

const position = () =>
  new Promise<GeolocationPosition>((resolve, reject) => {
    if (!('geolocation' in navigator)) reject(new Error('This browser has no geolocation'));
    else navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: limitMs, maximumAge: 600_000 });
  });

/** About half a mile: enough to find the town, and no address. */
const coarse = (degrees: number) => Math.round(degrees * 100) / 100;

/** Finds the town at the browser's location. */
export async function townHere(api: ApiClient): Promise<NamedPlace> {
  const { coords } = await position();
  const query = { latitude: coarse(coords.latitude), longitude: coarse(coords.longitude) };
  const { displayText } = await api.call(placesRoutes.geocode, { query });
  return { displayText, slug: placeSlug(displayText) };
}
