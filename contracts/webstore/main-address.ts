import type { AddressContent } from './webstore-content.js';

/** The address that couples look for: the location of the service, else of the business. */
export const mainAddress = (addresses: readonly AddressContent[]): AddressContent | undefined =>
  addresses.find((address) => address.addressType === 'store') ??
  addresses.find((address) => address.addressType === 'business') ??
  addresses[0];
