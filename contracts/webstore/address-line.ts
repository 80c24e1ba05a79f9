import type { AddressContent } from './webstore-content.js';
import type { AddressParts } from './service-area.js';

/** Writes an address as one line: `18 Pecan Alley, Unit 4, Austin, TX 78702`; parts that are empty are left out. */
export function addressLine(address: Omit<AddressParts, 'latitude' | 'longitude'>): string {
  const { street1, street2, city, state, zipCode } = address;
  return [street1, street2, city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

/** A state and a postal code of the United States or Canada, either of them alone too. */
const stateAndZip = /^([A-Za-z]{2})?\s*(\d{5}(?:-\d{4})?|[A-Za-z]\d[A-Za-z]\s?\d[A-Za-z]\d)?$/;

/**
 * Reads a typed address. It has at least two commas (WS-54): street, perhaps a second line of it, city, state and postal
 * code (WS-9); further commas are the second line's own. Anything else is kept as a street without a city. The location
 * of a typed address is unknown.
 */
export function readAddressLine(text: string): AddressParts | null {
  const parts = text.split(',').map((part) => part.trim());
  if (text.trim() === '') return null;
  const [state, zipCode] = stateAndZip.exec(parts.at(-1) ?? '')?.slice(1) ?? [];
  const isWhole = parts.length > 2 && state !== undefined && parts.at(-2) !== '';
  return {
    street1: isWhole ? (parts[0] ?? '') : text.trim(),
    street2: isWhole ? parts.slice(1, -2).join(', ') : '',
    city: isWhole ? (parts.at(-2) ?? '') : '',
    state: isWhole ? state.toUpperCase() : '',
    zipCode: isWhole ? (zipCode ?? '').toUpperCase() : '',
    latitude: null,
    longitude: null,
  };
}

/** Whether two addresses name the same place, wherever it is. */
export const isSameAddress = (one: AddressParts, other: AddressParts | AddressContent): boolean =>
  (['street1', 'street2', 'city', 'state', 'zipCode'] as const).every((part) => one[part] === other[part]);
