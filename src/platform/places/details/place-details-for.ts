import type { Config } from '../../config/config.js';
import { isLoopback } from '../../config/is-loopback.js';
import { CachedPlaceDetails } from './cached-place-details.js';
import { DemoPlaceDetails } from './demo-place-details.js';
import { LivePlaceDetails } from './live-place-details.js';
import { NoPlaceDetails } from './no-place-details.js';
import type { AllPlaceDetails } from './place-details.js';

/** Milliseconds that a maps service may take for details: a visitor waits for them. */
const detailsLimit = 5_000;

type Settings = Pick<Config, 'placeDetailsUrl' | 'placesKey' | 'publicUrl' | 'redisUrls' | 'redisPrefix'>;

/**
 * The maps service where one is configured. Made-up reviews exist only on an installation that nobody else can reach:
 * elsewhere a vendor could write any rating into a place id of the demo.
 */
export function placeDetailsFor(config: Settings): AllPlaceDetails {
  const { placeDetailsUrl: url, placesKey: key } = config;
  if (url !== undefined) return new CachedPlaceDetails(new LivePlaceDetails({ url, key, limit: detailsLimit }), config);
  return isLoopback(config.publicUrl) ? new DemoPlaceDetails() : new NoPlaceDetails();
}
