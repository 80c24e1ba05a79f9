import { Module } from '@nestjs/common';
import { MapsSettings } from '../config/maps-settings.js';
import { ADDRESS_LOCATOR } from './address-locator.js';
import { OfflinePlaces } from './gazetteer/offline-places.js';
import { geocodingLimit, LivePlaces } from './live/live-places.js';
import { NoAddressDatabase } from './no-address-database.js';
import { PLACES, type Places } from './port/places.js';

/**
 * Geocoding, and locating callers. Inject `@Inject(PLACES) places: Places` and `@Inject(ADDRESS_LOCATOR) locator:
 * AddressLocator`.
 */
@Module({
  providers: [
    OfflinePlaces,
    {
      provide: PLACES,
      inject: [MapsSettings, OfflinePlaces],
      useFactory: ({ placesUrl: url, placesKey: key }: MapsSettings, offline: OfflinePlaces): Places =>
        url === undefined ? offline : new LivePlaces({ url, key, limit: geocodingLimit }, offline),
    },
    { provide: ADDRESS_LOCATOR, useClass: NoAddressDatabase },
  ],
  exports: [PLACES, ADDRESS_LOCATOR],
})
export class PlacesModule {}
