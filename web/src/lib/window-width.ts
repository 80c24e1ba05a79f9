import { useSyncExternalStore } from 'react';

/**
 * Pixels at the default text size, as in ui/theme/tokens.css: `--breakpoint-tablet`, `--breakpoint-desk`, `--breakpoint-wide`,
 * `--breakpoint-full`.
 */
const tablet = 650;
const desk = 815;
const wide = 1160;
const full = 1400;

/** Breakpoints are in rem, so they grow with the browser's text size. */
const scaled = (pixels: number) =>
  (pixels * (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16)) / 16;

const subscribe = (listener: () => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

/** Whether the window is at most 650 px wide: a page replaces a dialog (ID-35). */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.innerWidth <= scaled(tablet),
    () => false,
  );

/** Whether the window is less than 815 px wide: a panel beside a list becomes a separate step (WS-67). */
export const useIsBelowDesk = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.innerWidth < scaled(desk),
    () => false,
  );

/**
 * Whether the window is at least 1160 px wide: filters are beside the list. The server renders them for every window,
 * and styles hide them on smaller ones.
 */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.innerWidth >= scaled(wide),
    () => true,
  );

/** Whether the window is at least 1400 px wide: the editor has a column for a preview. */
export const useIsFull = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.innerWidth >= scaled(full),
    () => false,
  );
