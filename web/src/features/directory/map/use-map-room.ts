import { useSyncExternalStore } from 'react';

/** `--breakpoint-split` of ui/theme/tokens.css. */
export const split = '(min-width: 75rem)';

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(split);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the map is beside the list, or alone on a small screen; undefined on the server. */
export const useMapRoom = (): 'beside' | 'alone' | undefined =>
  useSyncExternalStore(
    subscribe,
    () => (window.matchMedia(split).matches ? 'beside' : 'alone'),
    () => undefined,
  );
