import { Injectable, Logger } from '@nestjs/common';
import { placeKey } from '#contracts/shared/place-slug.js';
import { displayTextOf, type Geocode, type Place, type PlaceArea, type Places, type Point } from '../port/places.js';
import { placeOfAddress, readAddress } from './find-address.js';
import { Gazetteer } from './gazetteer.js';
import { readPostalCode } from './postal-code.js';
import { Regions } from '../regions/regions.js';
import { typedName } from './name-index.js';
import { placeOfNickname, suggestPlaces } from './suggest-places.js';
import { readTypedPlace } from './typed-place.js';
import type { Zipcode } from './zipcodes.js';

/** Regions that only begin with the typed text, among the suggestions. */
const regionsAmongTowns = 2;

const isIn = (gazetteer: Gazetteer, states: ReadonlySet<string> | null) => (position: number) =>
  !states || states.has(gazetteer.stateOf(position));

/** Uses the committed gazetteer, which is loaded by `prepare` or else by the first call. */
@Injectable()
export class OfflinePlaces implements Places {
  private readonly logger = new Logger('places');
  private loaded?: Gazetteer;
  /** Positions of all places, the largest first; sorted at the first use. */
  private bySize?: number[];
  private readonly regions = Regions.read();

  /**
   * Loads the gazetteer in advance, because this takes a tenth of a second or more, which no search should wait for.
   */
  prepare(): void {
    void this.gazetteer;
  }

  async geocodeAddress(address: string): Promise<Geocode | undefined> {
    const parts = readAddress(address);
    const zipcode = parts.code && this.gazetteer.zipcodes.called(parts.code.known);
    if (zipcode) return this.geocodeOfZipcode(zipcode, parts.code?.written);
    const place = placeOfAddress(this.gazetteer, parts);
    if (place === undefined) this.logger.warn('An address names no place of the United States or Canada');
    return place === undefined ? undefined : this.geocodeOfPlace(place);
  }

  async geocodeZipcode(text: string): Promise<Geocode | undefined> {
    const code = readPostalCode(text);
    const zipcode = code && this.gazetteer.zipcodes.called(code.known);
    if (zipcode) return this.geocodeOfZipcode(zipcode, code.written);
    this.logger.warn(`${JSON.stringify(text)} is no zipcode of the United States or Canada`);
    return undefined;
  }

  async geocodePoint(point: Point): Promise<Geocode | undefined> {
    const zipcode = this.gazetteer.nearestZipcode(point);
    const place = this.positionNear(point, zipcode);
    if (place !== undefined)
      return { ...this.geocodeOfPlace(place), ...(zipcode && { zipcode: zipcode.code }), ...point };
    this.logger.warn('A point lies outside the United States and Canada');
    return undefined;
  }

  async geocodePlaceId(placeId: string): Promise<Geocode | undefined> {
    const place = /^\d{1,10}$/.test(placeId) ? this.gazetteer.withId(Number(placeId)) : undefined;
    if (place === undefined) this.logger.warn(`No place has the id ${JSON.stringify(placeId)}`);
    return place === undefined ? undefined : this.geocodeOfPlace(place);
  }

  placeOfSlug(slug: string): Place | undefined {
    const key = placeKey(slug);
    const region = key === undefined ? undefined : this.regions.withKey(key);
    return region ?? this.placeAt(key === undefined ? undefined : this.gazetteer.withKey(key));
  }

  placeOfId(id: number): Place | undefined {
    return this.regions.withId(id) ?? this.placeAt(this.gazetteer.withId(id));
  }

  placeNear(point: Point): Place | undefined {
    return this.placeAt(this.positionNear(point, this.gazetteer.nearestZipcode(point)));
  }

  placesLike(text: string, limit: number): Place[] {
    const code = readPostalCode(text);
    const zipcode = code && this.gazetteer.zipcodes.called(code.known);
    const positions = zipcode ? [zipcode.place] : suggestPlaces(this.gazetteer, text, limit);
    const towns = positions.map((position) => this.gazetteer.place(position));
    const [whole, begun] = zipcode ? [[], []] : this.regions.like(text);
    const likeliest = towns.slice(0, Math.max(1, limit - regionsAmongTowns));
    return [...new Set([...whole, ...likeliest, ...begun.slice(0, regionsAmongTowns), ...towns])].slice(0, limit);
  }

  placesNamed(text: string): Place[] {
    const code = readPostalCode(text);
    const zipcode = code && this.gazetteer.zipcodes.called(code.known);
    if (zipcode) return [this.gazetteer.place(zipcode.place)];
    const nickname = placeOfNickname(this.gazetteer, text);
    if (nickname !== undefined) return [this.gazetteer.place(nickname)];
    const readings = readTypedPlace(text).filter(({ stateIs }) => stateIs === 'whole' || stateIs === 'absent');
    const regions = readings.flatMap(({ name, states }) => this.regions.named(typedName(name).letters, states));
    const towns = readings
      .flatMap(({ name, states }) =>
        this.gazetteer.names.called(typedName(name).letters).filter(isIn(this.gazetteer, states)),
      )
      .map((position) => this.gazetteer.place(position));
    return [...new Set(regions), ...towns.sort((a, b) => b.population - a.population)];
  }

  largestPlacesIn(area: PlaceArea, limit: number): Place[] {
    const { gazetteer } = this;
    this.bySize ??= Array.from({ length: gazetteer.size }, (_unused, position) => position).sort(
      (a, b) => gazetteer.populationOf(b) - gazetteer.populationOf(a),
    );
    const found: Place[] = [];
    for (const position of this.bySize) {
      const { latitude, longitude } = gazetteer.pointOf(position);
      if (latitude < area.south || latitude > area.north || longitude < area.west || longitude > area.east) continue;
      if (found.push(gazetteer.place(position)) === limit) break;
    }
    return found;
  }

  private get gazetteer(): Gazetteer {
    return (this.loaded ??= Gazetteer.read());
  }

  /** Prefers the place of the postal code, because in a large city the nearest center may be another place's. */
  private positionNear(point: Point, zipcode: Zipcode | undefined): number | undefined {
    return zipcode && this.gazetteer.isNear(zipcode.place, point) ? zipcode.place : this.gazetteer.nearestPlace(point);
  }

  private placeAt(position: number | undefined): Place | undefined {
    return position === undefined ? undefined : this.gazetteer.place(position);
  }

  private geocodeOfPlace(position: number): Geocode {
    const place = this.gazetteer.place(position);
    const { id, zipcode, latitude, longitude } = place;
    return { zipcode, latitude, longitude, placeId: String(id), displayText: displayTextOf(place) };
  }

  private geocodeOfZipcode({ code, place, latitude, longitude }: Zipcode, written = code): Geocode {
    const { placeId, displayText } = this.geocodeOfPlace(place);
    return { zipcode: written, latitude, longitude, placeId, displayText };
  }
}
