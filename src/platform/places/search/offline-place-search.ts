import type { Places } from '../port/places.js';
import type { FoundAddress, PlaceSearch } from './place-search.js';

const zipcodeAtEnd = /(?:^|[\s,])(\d{5}(?:-\d{4})?|[a-z]\d[a-z][- ]?\d[a-z]\d)\s*$/i;

/**
 * Completes what follows the street of a typed address from the gazetteer, which knows towns and postal codes but no
 * streets and no businesses.
 */
export class OfflinePlaceSearch implements PlaceSearch {
  constructor(private readonly places: Places) {}

  async addressesLike(text: string, limit: number): Promise<FoundAddress[]> {
    const parts = text.split(',').map((part) => part.trim());
    // A street may have commas of its own: as much of the end as possible is read as the town.
    for (let end = 1; end < parts.length; end++) {
      const street = parts.slice(0, end).join(', ');
      const found = await this.placesAt(parts.slice(end).join(', '), limit);
      if (street !== '' && found.length > 0) return found.map((place) => ({ ...place, street }));
    }
    return [];
  }

  async businessesLike(): Promise<[]> {
    return [];
  }

  private async placesAt(typed: string, limit: number): Promise<Omit<FoundAddress, 'street'>[]> {
    const zipcode = zipcodeAtEnd.exec(typed)?.[1];
    const located = zipcode === undefined ? undefined : await this.places.geocodeZipcode(zipcode);
    if (located) {
      const { displayText, ...point } = located;
      const [city = '', state = ''] = displayText.split(', ');
      return [{ ...point, city, state }];
    }
    return this.places.placesLike(typed, limit).map(({ id, city, state, zipcode: code, latitude, longitude }) => ({
      ...{ placeId: String(id), city, state, zipcode: code, latitude, longitude },
    }));
  }
}
