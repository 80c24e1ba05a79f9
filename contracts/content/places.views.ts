import type { SearchRadius } from '../shared/search-radius.js';

/** The result of geocoding an address, a zipcode, a point or a place id (SYS-12). Coordinates in degrees. */
export interface GeocodeView {
  /** Five digits, or a Canadian code or its first half; empty where nothing is delivered. */
  zipcode: string;
  latitude: number;
  longitude: number;
  /** The place's number as text, or the maps service's own id where one is configured. */
  place_id: string;
  /** City and state: `Austin, TX`. */
  displayText: string;
}

/** A town, a city or a region of the United States or Canada. */
export interface PlaceView {
  id: number;
  city: string;
  /** Two letters. */
  state: string;
  country: 'US' | 'CA';
  displayText: string;
  /** The form in the directory's addresses: `austin-tx` (DIR-9). */
  slug: string;
  latitude: number;
  longitude: number;
  /** Miles around the point that a region covers; null for a town, where the usual distance counts. */
  radius: SearchRadius | null;
  /** Whether it is a whole state or province. */
  isState: boolean;
}

/** An address that somebody may be typing. */
export interface AddressSuggestionView {
  /** For `places/geocode`, which knows what is missing here. */
  placeId: string;
  /** House number and street. */
  street: string;
  city: string;
  /** Two letters. */
  state: string;
  /** Empty where the maps service does not name it. */
  zipcode: string;
  /** Degrees; null where the maps service does not name them. */
  latitude: number | null;
  longitude: number | null;
}
