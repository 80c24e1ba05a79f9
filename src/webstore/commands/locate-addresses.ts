import type { AddressContent } from '#contracts/webstore/webstore-content.js';
import { addressLine } from '#contracts/webstore/address-line.js';
import type { Places } from '#src/platform/places/port/places.js';
import type { DraftChanges } from '../domain/sections/section-rules.js';

/**
 * Adds the coordinates of addresses that were typed instead of chosen: search finds a business by its location. An
 * address that is not found gets none. Done before the transaction: the maps service may take seconds.
 */
export async function locateAddresses(places: Places, changes: DraftChanges): Promise<DraftChanges> {
  if (!changes.addresses?.some(isUnlocated)) return changes;
  return { ...changes, addresses: await Promise.all(changes.addresses.map((address) => located(places, address))) };
}

const isUnlocated = ({ latitude, longitude, street1, city, state }: AddressContent): boolean =>
  (latitude === null || longitude === null) && street1 !== '' && city !== '' && state !== '';

async function located(places: Places, address: AddressContent): Promise<AddressContent> {
  const found = isUnlocated(address) ? await places.geocodeAddress(addressLine(address)) : undefined;
  return found ? { ...address, latitude: found.latitude, longitude: found.longitude } : address;
}
