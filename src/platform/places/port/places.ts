/** Degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** Bounds in degrees. */
export interface PlaceArea {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** A town, a city or a region (Hill Country, Brooklyn) of the United States or Canada. */
export interface Place extends Point {
  /** Unique id: the GeoNames id, or else a hash of the name. Fits a 32-bit integer. */
  id: number;
  city: string;
  /** Two letters: a US state, the District of Columbia, a territory, or a Canadian province. */
  state: string;
  country: 'US' | 'CA';
  /** 0 where it is unknown. */
  population: number;
  /** Postal code of its center, or the nearest one: five digits, or the first half of a Canadian code; empty of a region. */
  zipcode: string;
  /** Miles around its center that belong to a region; a town has none. */
  reach?: number;
  /** A whole state or province; `city` is its name. */
  isState?: boolean;
}

/** Location of an address, a zipcode, a point or a place id (SYS-12). */
export interface Geocode extends Point {
  zipcode: string;
  /** Id of the place, or the maps service's own id if one is configured. */
  placeId: string;
  /** City and state: `Austin, TX`. */
  displayText: string;
}

export const displayTextOf = ({ city, state }: { city: string; state: string }): string => `${city}, ${state}`;

/**
 * Port: geocoding, for the United States and Canada only (SYS-11, SYS-13). These methods never throw: if nothing is
 * found, or a maps service does not respond within 10 s, the failure is logged and the result is undefined (SYS-2,
 * SYS-15).
 */
export interface Places {
  /** `18 Pecan Alley, Austin, TX 78702`, `Austin, TX` or `Austin`; located by the zipcode if there is one. */
  geocodeAddress(address: string): Promise<Geocode | undefined>;

  /** ZIP, ZIP+4, or a Canadian code or its first half. */
  geocodeZipcode(zipcode: string): Promise<Geocode | undefined>;

  /** Returns the nearest zipcode (at most 75 miles away) and its place. */
  geocodePoint(point: Point): Promise<Geocode | undefined>;

  /** @param placeId `placeId` of an earlier `Geocode`, or `id` of a `Place` */
  geocodePlaceId(placeId: string): Promise<Geocode | undefined>;

  /** @param slug in any spelling: `newyork-ny`, `newyorkcity-ny`, `New York, NY` (DIR-9, DIR-10) */
  placeOfSlug(slug: string): Place | undefined;

  placeOfId(id: number): Place | undefined;

  /** Returns the place of a point, at most 75 miles away, from memory. */
  placeNear(point: Point): Place | undefined;

  /**
   * Returns the places whose names match the typed text, the most likely first: by prefix or nickname, with or without
   * the state, with one mistake from 4 letters and two from 8. Responds within 5 ms, from memory.
   */
  placesLike(text: string, limit: number): Place[];

  /** Returns the places in an area that have the most people, from memory. */
  largestPlacesIn(area: PlaceArea, limit: number): Place[];
  /**
   * Returns the places with exactly this name, nickname or zipcode, with or without the state, the most likely first:
   * regions before towns, these by population. Responds within 0.1 ms, from memory.
   */
  placesNamed(text: string): Place[];
}

export const PLACES = Symbol('Places');
