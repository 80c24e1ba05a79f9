import { useEffect } from 'react';
import { pagePaths } from '#contracts/shared/page-paths.js';

/**
 * Whether the browser has loaded this document for the checkout. The scripts and frames of the payment provider are
 * allowed by that document alone, so one that was loaded for another page, as before a sign-in, is reloaded.
 */
export function useLoadedForPayments(): boolean {
  const isLoaded = wasLoadedForCheckout();
  useEffect(() => {
    if (!isLoaded) window.location.reload();
  }, [isLoaded]);
  return isLoaded;
}

/** True where the browser cannot say: the card field then tells by itself whether it works. */
function wasLoadedForCheckout(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (
    !navigation || !URL.canParse(navigation.name) || new URL(navigation.name).pathname === pagePaths.vendorCheckout
  );
}
