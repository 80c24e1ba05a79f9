import type { Point } from './port/places.js';

/** Port: locates a caller by IP address, for example with a GeoIP database. */
export interface AddressLocator {
  /** @param address IPv4 or IPv6 address of the caller, not of a trusted proxy */
  locate(address: string): Promise<Point | undefined>;
}

export const ADDRESS_LOCATOR = Symbol('AddressLocator');
