import type { Config } from '../../config/config.js';
import { isLoopback } from '../../config/is-loopback.js';
import { CachedPlaceDetails } from './cached-place-details.js';
import { DemoPlaceDetails } from './demo-place-details.js';
import { LivePlaceDetails } from './live-place-details.js';
import { NoPlaceDetails } from './no-place-details.js';
import type { AllPlaceDetails } from './place-details.js';

/** Timeout of the maps service in milliseconds; a visitor waits for it. */
const detailsLimit = 5_000;

type Settings = Pick<Config, 'placeDetailsUrl' | 'placesKey' | 'publicUrl' | 'redisUrls' | 'redisPrefix'>;

/**
 * Creates the configured source. Demo reviews are only used on an installation that is not reachable from elsewhere:
 * otherwise a vendor could choose any rating through a demo place id.
 */
export function placeDetailsFor(config: Settings): AllPlaceDetails {
  const { placeDetailsUrl: url, placesKey: key } = config;
  if (url !== undefined) return new CachedPlaceDetails(new LivePlaceDetails({ url, key, limit: detailsLimit }), config);
  return isLoopback(config.publicUrl) ? new DemoPlaceDetails() : new NoPlaceDetails();
}
