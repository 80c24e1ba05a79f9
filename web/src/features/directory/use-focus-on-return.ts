import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { takeOpened } from './opened-listings.js';

/** Focuses the card that led to a vendor's page on the way back from it. */
export function useFocusOnReturn(list: RefObject<HTMLElement | null>, isThere: boolean): void {
  const { key } = useLocation();
  useEffect(() => {
    if (!isThere) return;
    const listingId = takeOpened(key);
    if (listingId === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-listing="${listingId}"]`)?.focus({ preventScroll: true });
  }, [key, isThere, list]);
}
