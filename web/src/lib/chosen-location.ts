import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { tabStorage } from './browser-storage.js';

const parameter = 'location';
const keyOf = (userId: string) => `posy.location.${userId}`;

/** The address of a page of the vendor's editor about one of several locations. */
export const pathOfLocation = (path: string, webstoreId: string): string =>
  `${path}?${new URLSearchParams({ [parameter]: webstoreId })}`;

/** Forgets a location that was removed, so that the default one opens. */
export function forgetChosenLocation(userId: string, webstoreId: string): void {
  if (tabStorage().getItem(keyOf(userId)) === webstoreId) tabStorage().removeItem(keyOf(userId));
}

/**
 * The id of the location that a vendor edits in this tab: the one in the address, else the latest that an address
 * named. Null before that: then the default location is edited.
 */
export function useChosenLocation(userId: string): string | null {
  const inAddress = useSearchParams()[0].get(parameter);
  useEffect(() => {
    if (inAddress !== null) tabStorage().setItem(keyOf(userId), inAddress);
  }, [inAddress, userId]);
  return inAddress ?? tabStorage().getItem(keyOf(userId));
}
