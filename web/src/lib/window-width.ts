import { useSyncExternalStore } from 'react';

/** Pixels, as in ui/theme.css: `--breakpoint-tablet` and `--breakpoint-wide`. */
const tablet = 650;
const wide = 1160;

const subscribe = (listener: () => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

/** Whether the window is at most 650 px wide: a page takes the place of a dialog (ID-35). */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.innerWidth <= tablet,
    () => false,
  );

/**
 * Whether the window is at least 1160 px wide: filters stand beside the list. The server renders them for every window,
 * where styles hide them from smaller ones.
 */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.innerWidth >= wide,
    () => true,
  );
