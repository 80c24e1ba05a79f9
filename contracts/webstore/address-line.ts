import type { AddressContent } from './webstore-content.js';
import type { AddressParts } from './service-area.js';

/** Writes an address as one line: `18 Pecan Alley, Austin, TX 78702`; parts that are empty are left out. */
export function addressLine({ street1, city, state, zipCode }: Omit<AddressParts, 'latitude' | 'longitude'>): string {
  return [street1, city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

/** A state and a postal code of the United States or Canada, either of them alone too. */
const stateAndZip = /^([A-Za-z]{2})?\s*(\d{5}(?:-\d{4})?|[A-Za-z]\d[A-Za-z]\s?\d[A-Za-z]\d)?$/;

/**
 * Reads a typed address. It has at least two commas (WS-54): street, city, state and postal code; commas of a street are
 * its own. Anything else is kept as a street without a city. The location of a typed address is unknown.
 */
export function readAddressLine(text: string): AddressParts | null {
  const parts = text.split(',').map((part) => part.trim());
  if (text.trim() === '') return null;
  const [state, zipCode] = stateAndZip.exec(parts.at(-1) ?? '')?.slice(1) ?? [];
  const isWhole = parts.length > 2 && state !== undefined && parts.at(-2) !== '';
  return {
    street1: isWhole ? parts.slice(0, -2).join(', ') : text.trim(),
    city: isWhole ? (parts.at(-2) ?? '') : '',
    state: isWhole ? state.toUpperCase() : '',
    zipCode: isWhole ? (zipCode ?? '').toUpperCase() : '',
    latitude: null,
    longitude: null,
  };
}

/** Whether two addresses name the same place, wherever it is. */
export const isSameAddress = (one: AddressParts, other: AddressParts | AddressContent): boolean =>
  (['street1', 'city', 'state', 'zipCode'] as const).every((part) => one[part] === other[part]);
