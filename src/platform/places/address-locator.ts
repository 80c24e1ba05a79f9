import type { Point } from './places.js';

/** Port: where a caller is, by the network address of the request. A database of networks plugs in here. */
export interface AddressLocator {
  /** @param address IPv4 or IPv6; behind a trusted proxy the caller's, not the proxy's */
  locate(address: string): Promise<Point | undefined>;
}

export const ADDRESS_LOCATOR = Symbol('AddressLocator');
