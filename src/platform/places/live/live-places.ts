import { Logger } from '@nestjs/common';
import type { OfflinePlaces } from '../gazetteer/offline-places.js';
import { displayTextOf, type Geocode, type Place, type PlaceArea, type Places, type Point } from '../port/places.js';
import { readGeocodingAnswer, type FoundPlace } from './geocoding-answer.js';

/** Timeout of the maps service in milliseconds (SYS-2, SYS-10). */
export const geocodingLimit = 10_000;

/** Address, key and timeout of the maps service. */
export interface GeocodingService {
  /** Address of its geocoding call, without parameters. */
  url: string;
  key: string;
  /** Timeout in milliseconds. */
  limit: number;
}

type Question = { address: string } | { latlng: string } | { place_id: string };

/**
 * Geocodes with a maps service. Typed text is still completed from memory, because the service is slower than typing
 * and charges for each request. Neither address nor key is ever logged.
 */
export class LivePlaces implements Places {
  private readonly logger = new Logger('places');

  constructor(
    private readonly service: GeocodingService,
    private readonly offline: OfflinePlaces,
  ) {}

  geocodeAddress(address: string): Promise<Geocode | undefined> {
    return this.geocode('an address', { address });
  }

  geocodeZipcode(zipcode: string): Promise<Geocode | undefined> {
    return this.geocode(`the zipcode ${JSON.stringify(zipcode)}`, { address: zipcode });
  }

  geocodePoint({ latitude, longitude }: Point): Promise<Geocode | undefined> {
    return this.geocode('a point', { latlng: `${latitude},${longitude}` });
  }

  /** Our own ids belong to places that were completed from memory, and are unknown to the service. */
  geocodePlaceId(placeId: string): Promise<Geocode | undefined> {
    if (/^\d+$/.test(placeId)) return this.offline.geocodePlaceId(placeId);
    return this.geocode('a place id', { place_id: placeId });
  }

  placeOfSlug(slug: string): Place | undefined {
    return this.offline.placeOfSlug(slug);
  }

  placeOfId(id: number): Place | undefined {
    return this.offline.placeOfId(id);
  }

  placeNear(point: Point): Place | undefined {
    return this.offline.placeNear(point);
  }

  placesLike(text: string, limit: number): Place[] {
    return this.offline.placesLike(text, limit);
  }

  largestPlacesIn(area: PlaceArea, limit: number): Place[] {
    return this.offline.largestPlacesIn(area, limit);
  }

  placesNamed(text: string): Place[] {
    return this.offline.placesNamed(text);
  }

  private async geocode(what: string, question: Question): Promise<Geocode | undefined> {
    try {
      const found = await this.ask(question);
      const place = found.find(({ country }) => country === 'US' || country === 'CA');
      if (place) return await this.geocodeOf(place);
      const where = found.length > 0 ? 'outside the United States and Canada' : 'nowhere';
      this.logger.warn(`The maps service finds ${what} ${where}`);
    } catch (error) {
      this.logger.warn(`The maps service could not be asked about ${what}: ${reasonOf(error)}`);
    }
    return undefined;
  }

  private async ask(question: Question): Promise<FoundPlace[]> {
    const { url, key, limit } = this.service;
    const address = new URL(url);
    for (const [name, value] of Object.entries({ ...question, region: 'us', key }))
      address.searchParams.set(name, value);
    const answer = await fetch(address, { signal: AbortSignal.timeout(limit), redirect: 'error' });
    if (!answer.ok) throw new Error(`it answered ${answer.status}`);
    return readGeocodingAnswer(await answer.json());
  }

  /** Uses the zipcode of the gazetteer for a city, because the service returns none. */
  private async geocodeOf({ latitude, longitude, placeId, city, state, zipcode }: FoundPlace): Promise<Geocode> {
    const nearby =
      zipcode !== undefined && city !== '' ? undefined : await this.offline.geocodePoint({ latitude, longitude });
    return {
      zipcode: zipcode ?? nearby?.zipcode ?? '',
      latitude,
      longitude,
      placeId,
      displayText: city === '' ? (nearby?.displayText ?? state) : displayTextOf({ city, state }),
    };
  }
}

/**
 * Returns a message without the URL, which contains the key: `fetch` does not mention it in its errors, but `URL` does.
 */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  return error instanceof TypeError && error.cause instanceof Error ? error.cause.message : error.message;
};
