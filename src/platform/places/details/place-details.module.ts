import { Module } from '@nestjs/common';
import { Config } from '../../config/config.js';
import { CachedPlaceDetails } from './cached-place-details.js';
import { DemoPlaceDetails, isDemoPlaceId } from './demo-place-details.js';
import { LivePlaceDetails } from './live-place-details.js';
import { PLACE_DETAILS, type PlaceDetailsSource } from './place-details.js';

/** Milliseconds that a maps service may take for details: a visitor waits for them. */
const detailsLimit = 5_000;

/** The made-up places of the demo stay made up where a maps service is configured. */
function sourceFor({ placeDetailsUrl: url, placesKey: key }: Config): PlaceDetailsSource {
  const demo = new DemoPlaceDetails();
  const live = url === undefined ? demo : new LivePlaceDetails({ url, key, limit: detailsLimit });
  return { detailsOf: (placeId) => (isDemoPlaceId(placeId) ? demo : live).detailsOf(placeId) };
}

/** What guests say about places. Inject `@Inject(PLACE_DETAILS) details: AllPlaceDetails`. */
@Module({
  providers: [
    {
      provide: PLACE_DETAILS,
      inject: [Config],
      useFactory: (config: Config) => new CachedPlaceDetails(sourceFor(config), config),
    },
  ],
  exports: [PLACE_DETAILS],
})
export class PlaceDetailsModule {}
