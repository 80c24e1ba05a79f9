import type { Config } from '../../config/config.js';
import { isLoopback } from '../../config/is-loopback.js';
import type { RedisConnection } from '../../redis/redis-connection.js';
import { CachedPlaceDetails } from './cached-place-details.js';
import { DemoPlaceDetails } from './demo-place-details.js';
import { LivePlaceDetails } from './live-place-details.js';
import { NoPlaceDetails } from './no-place-details.js';
import type { AllPlaceDetails } from './place-details.js';

/** Timeout of the maps service in milliseconds; a visitor waits for it. */
const detailsLimit = 5_000;

type Settings = Pick<Config, 'placeDetailsUrl' | 'placesKey' | 'publicUrl' | 'redisPrefix'>;

/**
 * Creates the configured source. Demo reviews are only used on an installation that is not reachable from elsewhere:
 * otherwise a vendor could choose any rating through a demo place id.
 */
export function placeDetailsFor(config: Settings, redis: RedisConnection): AllPlaceDetails {
  const { placeDetailsUrl: url, placesKey: key } = config;
  const live = url === undefined ? undefined : new LivePlaceDetails({ url, key, limit: detailsLimit });
  if (live) return new CachedPlaceDetails(live, redis, config.redisPrefix);
  return isLoopback(config.publicUrl) ? new DemoPlaceDetails() : new NoPlaceDetails();
}
