import { useSyncExternalStore } from 'react';

/** Up to this many pixels a page takes the place of a dialog: `--breakpoint-tablet` of ui/theme.css (ID-35). */
const narrow = 650;

const subscribe = (listener: () => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

/** Whether the window is at most 650 px wide. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.innerWidth <= narrow,
    () => false,
  );
