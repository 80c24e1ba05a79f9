import { Inject, Injectable } from '@nestjs/common';
import type {
  EstablishmentDetailsView,
  EstablishmentListView,
  EstablishmentView,
} from '#contracts/webstore/establishments.views.js';
import { Config } from '#src/platform/config/config.js';
import { isLoopback } from '#src/platform/config/is-loopback.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { PLACE_DETAILS, type AllPlaceDetails } from '#src/platform/places/details/place-details.js';
import { PLACE_SEARCH, type PlaceSearch } from '#src/platform/places/search/place-search.js';
import type { WebstoreTables } from '../webstore.tables.js';
import { demoEstablishment, demoEstablishmentsLike } from './demo-establishments.js';

/** Largest number of businesses that one search finds. */
const mostFound = 8;
/** Number of parts of an address with a street: street, city, state with postal code, country. */
const partsWithStreet = 4;

/**
 * Businesses whose reviews a webstore may show: those of the maps service, or those of the demo on an installation
 * without one that is not reachable from elsewhere (WS-99). Any other place id is unknown, so that nobody can make up a
 * rating.
 */
@Injectable()
export class Establishments {
  private readonly isDemo: boolean;
  private readonly isSearchable: boolean;

  constructor(
    { placeDetailsUrl, placeSearchUrl, publicUrl }: Config,
    private readonly database: ReadDatabase,
    @Inject(PLACE_SEARCH) private readonly search: PlaceSearch,
    @Inject(PLACE_DETAILS) private readonly details: AllPlaceDetails,
  ) {
    this.isDemo = placeDetailsUrl === undefined && isLoopback(publicUrl);
    this.isSearchable = this.isDemo || (placeDetailsUrl !== undefined && placeSearchUrl !== undefined);
  }

  async like(text: string): Promise<EstablishmentListView> {
    const { isSearchable } = this;
    const establishments = this.isDemo
      ? await demoEstablishmentsLike(this.database.tables<WebstoreTables>(), text, mostFound)
      : isSearchable
        ? await this.search.businessesLike(text, mostFound)
        : [];
    return { establishments, isSearchable };
  }

  /** Returns a business with its reviews; undefined if it is unknown, or if the maps service does not respond. */
  async find(placeId: string): Promise<EstablishmentDetailsView | undefined> {
    const known = this.isDemo
      ? await demoEstablishment(this.database.tables<WebstoreTables>(), placeId)
      : ({ placeId, name: '', address: '', hasStreet: false } satisfies EstablishmentView);
    const details = known && (await this.details.detailsOf(placeId));
    if (!details) return undefined;
    const { address, ...reviews } = details;
    const own = this.isDemo
      ? known
      : { placeId, name: details.name, address, hasStreet: address.split(', ').length >= partsWithStreet };
    return { ...own, reviews: { ...reviews, name: own.name } };
  }
}
