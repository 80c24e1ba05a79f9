import type { Point } from '../port/places.js';

/** An address that somebody may be typing. */
export interface FoundAddress {
  /** For `Places.geocodePlaceId`, which knows the parts that are missing here. */
  placeId: string;
  /** House number and street: `18 Pecan Alley`. */
  street: string;
  city: string;
  /** Two letters. */
  state: string;
  /** Empty where the source does not name it. */
  zipcode: string;
  /** Degrees; null where the source does not name them. */
  latitude: number | null;
  longitude: number | null;
}

/** A business, as a maps service knows it. */
export interface FoundBusiness {
  placeId: string;
  name: string;
  /** One line; without a street for a business that only serves an area. */
  address: string;
  /** Whether the address has a street. */
  hasStreet: boolean;
}

/**
 * Port: addresses and businesses of the United States and Canada, found while somebody types (SYS-13). These methods
 * never throw: failures are logged and nothing is found then.
 */
export interface PlaceSearch {
  /** @param near where the address is likely to be */
  addressesLike(text: string, limit: number, near?: Point): Promise<FoundAddress[]>;
  businessesLike(text: string, limit: number): Promise<FoundBusiness[]>;
}

export const PLACE_SEARCH = Symbol('PlaceSearch');
