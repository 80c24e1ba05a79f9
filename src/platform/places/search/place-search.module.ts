import { Module } from '@nestjs/common';
import { MapsSettings } from '../../config/maps-settings.js';
import { PLACES, type Places } from '../port/places.js';
import { PlacesModule } from '../places.module.js';
import { LivePlaceSearch } from './live-place-search.js';
import { OfflinePlaceSearch } from './offline-place-search.js';
import { PLACE_SEARCH, type PlaceSearch } from './place-search.js';

/** Timeout of the maps service in milliseconds; somebody is typing. */
const searchLimit = 3_000;

/** Search for addresses and businesses. Inject `@Inject(PLACE_SEARCH) search: PlaceSearch`. */
@Module({
  imports: [PlacesModule],
  providers: [
    {
      provide: PLACE_SEARCH,
      inject: [MapsSettings, PLACES],
      useFactory: ({ placeSearchUrl: url, placesKey: key }: MapsSettings, places: Places): PlaceSearch =>
        url === undefined ? new OfflinePlaceSearch(places) : new LivePlaceSearch({ url, key, limit: searchLimit }),
    },
  ],
  exports: [PLACE_SEARCH],
})
export class PlaceSearchModule {}
