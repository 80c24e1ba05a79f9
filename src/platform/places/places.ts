/** Degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** A town or city of the United States or Canada. */
export interface Place extends Point {
  /** GeoNames' number where it has one, else one made of its name; never another place's. Fits a 32-bit integer. */
  id: number;
  city: string;
  /** Two letters: a US state, the District of Columbia, a territory, or a Canadian province. */
  state: string;
  country: 'US' | 'CA';
  /** 0 where it is unknown. */
  population: number;
  /** The code for mail to the middle of it, or the nearest there is: five digits, or the first half of a Canadian code. */
  zipcode: string;
}

/** What an address, a zipcode, a point or a place id stands for (SYS-12). */
export interface Geocode extends Point {
  zipcode: string;
  /** The number of the place, or the maps service's own id where one is configured. */
  placeId: string;
  /** City and state: `Austin, TX`. */
  displayText: string;
}

export const displayTextOf = ({ city, state }: { city: string; state: string }): string => `${city}, ${state}`;

/**
 * Port: where things are. Only the United States and Canada are known (SYS-11, SYS-13). What cannot be found, and a maps
 * service that does not answer within 10 s, is logged and answers nothing (SYS-2, SYS-15): these methods never throw.
 */
export interface Places {
  /** `18 Pecan Alley, Austin, TX 78702`, `Austin, TX` or `Austin`; by its zipcode where it has one. */
  geocodeAddress(address: string): Promise<Geocode | undefined>;

  /** Five digits with or without four more, or a Canadian code, whole or its first half. */
  geocodeZipcode(zipcode: string): Promise<Geocode | undefined>;

  /** The zipcode around a point (at most 75 miles away) and the place it belongs to. */
  geocodePoint(point: Point): Promise<Geocode | undefined>;

  /** @param placeId of an earlier `Geocode`, or the number of a `Place` */
  geocodePlaceId(placeId: string): Promise<Geocode | undefined>;

  /** @param slug in any spelling: `newyork-ny`, `newyorkcity-ny`, `New York, NY` (DIR-9, DIR-10) */
  placeOfSlug(slug: string): Place | undefined;

  placeOfId(id: number): Place | undefined;

  /** The place that a point belongs to, at most 75 miles away; from memory. */
  placeNear(point: Point): Place | undefined;

  /**
   * Places that a person may be typing the name of, the likeliest first: prefixes, nicknames, with or without the state,
   * one mistake from 4 letters and two from 8. Answers within 5 ms, from memory.
   */
  placesLike(text: string, limit: number): Place[];
}

export const PLACES = Symbol('Places');
