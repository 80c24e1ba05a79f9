import type { FieldErrors } from 'react-hook-form';
import type { AddressContent, AddressType } from '#contracts/webstore/webstore-content.js';

/** Error texts by field. */
export interface ServiceAreaProblems {
  business?: string | undefined;
  store?: string | undefined;
  shippingOption?: string | undefined;
  travelOption?: string | undefined;
  travelDistance?: string | undefined;
  serviceArea?: string | undefined;
}

interface Named {
  message?: unknown;
}
const messageOf = (error: unknown): string | undefined => {
  const { message } = (error ?? {}) as Named;
  return typeof message === 'string' ? message : undefined;
};

/** The first error of an address: of the address itself, or of one of its parts. */
function addressProblem(errors: unknown, addresses: readonly AddressContent[], type: AddressType): string | undefined {
  const named = (errors ?? {}) as Record<string, unknown>;
  const ofParts = Object.values(named[addresses.findIndex(({ addressType }) => addressType === type)] ?? {});
  return messageOf(named[type]) ?? ofParts.map(messageOf).find((message) => message !== undefined);
}

/** The errors of a form about a service area. */
export function serviceAreaProblems(errors: FieldErrors, addresses: readonly AddressContent[]): ServiceAreaProblems {
  return {
    business: addressProblem(errors['addresses'], addresses, 'business'),
    store: addressProblem(errors['addresses'], addresses, 'store'),
    shippingOption: messageOf(errors['shippingOption']),
    travelOption: messageOf(errors['travelOption']),
    travelDistance: messageOf(errors['travelDistance']),
    serviceArea: messageOf(errors['serviceArea']),
  };
}
