import type { Place, Places, Point } from '../port/places.js';
import type { FoundAddress, PlaceSearch } from './place-search.js';

type Town = Omit<FoundAddress, 'street'>;

const zipcodeAtEnd = /(?:^|[\s,])(\d{5}(?:-\d{4})?|[a-z]\d[a-z][- ]?\d[a-z]\d)\s*$/i;
/** A house number and the beginning of a street. */
const streetLine = /^\d+[a-z]?(?:[-/]\d+)?\s+\p{L}/iu;
/** Words of the longest name of a town that is searched at the end of a street. */
const mostWords = 3;
/** Half the sides of the area around a place in which other towns are suggested, in degrees: about 30 miles. */
const around = { latitude: 0.45, longitude: 0.55 };

/**
 * Completes what follows the street of a typed address from the gazetteer, which knows towns and postal codes but no
 * streets and no businesses.
 */
export class OfflinePlaceSearch implements PlaceSearch {
  constructor(private readonly places: Places) {}

  async addressesLike(text: string, limit: number, near?: Point): Promise<FoundAddress[]> {
    const parts = text
      .replace(/[\s,]+$/, '')
      .split(',')
      .map((part) => part.trim());
    // A street may have commas of its own: as much of the end as possible is read as the town.
    for (let end = 1; end < parts.length; end++) {
      const street = parts.slice(0, end).join(', ');
      const found = await this.townsAt(parts.slice(end).join(', '), limit);
      if (street !== '' && found.length > 0) return found.map((town) => ({ ...town, street }));
    }
    return parts.length === 1 ? this.onStreet(parts[0] ?? '', limit, near) : [];
  }

  async businessesLike(): Promise<[]> {
    return [];
  }

  /** Addresses of a line without a comma: in the town that its last words name, and in the towns near a point. */
  private async onStreet(line: string, limit: number, near: Point | undefined): Promise<FoundAddress[]> {
    if (!streetLine.test(line)) return [];
    const words = line.split(/\s+/);
    for (let count = Math.min(mostWords, words.length - 2); count > 0; count--) {
      const street = words.slice(0, -count).join(' ');
      const found = streetLine.test(street) ? await this.townsNamed(words.slice(-count).join(' '), near) : [];
      if (found.length > 0) return found.slice(0, limit).map((town) => ({ ...town, street }));
    }
    const towns = near ? this.placesAround(near, limit).map(townOf) : [];
    return towns.map((town) => ({ ...town, street: line }));
  }

  /** The towns with exactly this name, or of this postal code; the ones near a point come first. */
  private async townsNamed(name: string, near: Point | undefined): Promise<Town[]> {
    if (/^\d/.test(name)) return zipcodeAtEnd.test(name) ? this.townsAt(name, 1) : [];
    const isNear = (place: Place) =>
      near !== undefined &&
      Math.abs(place.latitude - near.latitude) <= around.latitude &&
      Math.abs(place.longitude - near.longitude) <= around.longitude;
    const named = this.places.placesNamed(name).filter(({ reach, isState }) => reach === undefined && !isState);
    return named.toSorted((one, other) => Number(isNear(other)) - Number(isNear(one))).map(townOf);
  }

  /** The place of a point, then the largest towns around it. */
  private placesAround({ latitude, longitude }: Point, limit: number): Place[] {
    const place = this.places.placeNear({ latitude, longitude });
    const area = {
      south: latitude - around.latitude,
      west: longitude - around.longitude,
      north: latitude + around.latitude,
      east: longitude + around.longitude,
    };
    const others = this.places.largestPlacesIn(area, limit).filter(({ id }) => id !== place?.id);
    return [...(place ? [place] : []), ...others].slice(0, limit);
  }

  private async townsAt(typed: string, limit: number): Promise<Town[]> {
    const zipcode = zipcodeAtEnd.exec(typed)?.[1];
    const located = zipcode === undefined ? undefined : await this.places.geocodeZipcode(zipcode);
    if (located) {
      const { displayText, ...point } = located;
      const [city = '', state = ''] = displayText.split(', ');
      return [{ ...point, city, state }];
    }
    return this.places.placesLike(typed, limit).map(townOf);
  }
}

const townOf = ({ id, city, state, zipcode, latitude, longitude }: Place): Town => ({
  ...{ placeId: String(id), city, state, zipcode, latitude, longitude },
});
