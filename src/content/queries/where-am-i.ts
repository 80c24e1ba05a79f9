import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { GeocodeView } from '#contracts/content/places.views.js';
import { placeSlug } from '#contracts/shared/place-slug.js';
import { defaultCity } from '#contracts/shared/preset-cities.js';
import { ADDRESS_LOCATOR, type AddressLocator } from '#src/platform/places/address-locator.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { displayTextOf, PLACES, type Geocode, type Places } from '#src/platform/places/port/places.js';
import { geocodeView } from './geocode-view.js';

/** The location of the caller (SYS-9). */
export class WhereAmI extends Query<GeocodeView> {
  /** @param address IP address of the request */
  constructor(readonly address: string) {
    super();
  }
}

@QueryHandler(WhereAmI)
export class WhereAmIHandler implements IQueryHandler<WhereAmI> {
  constructor(
    @Inject(ADDRESS_LOCATOR) private readonly locator: AddressLocator,
    @Inject(PLACES) private readonly places: Places,
  ) {}

  async execute({ address }: WhereAmI): Promise<GeocodeView> {
    const point = await this.locator.locate(address);
    // A default would move everybody to one city without a word; the page asks instead.
    if (!point) throw new Refusal('location-unknown', 'Your location is unknown. Enter a place.');
    return geocodeView((await this.places.geocodePoint(point)) ?? this.defaultPlace());
  }

  /** The place of callers from abroad (DIR-10). */
  private defaultPlace(): Geocode {
    const place = this.places.placeOfSlug(placeSlug(defaultCity));
    if (!place) throw new Error(`The places do not contain ${defaultCity}`);
    const { id, zipcode, latitude, longitude } = place;
    return { zipcode, latitude, longitude, placeId: String(id), displayText: displayTextOf(place) };
  }
}
