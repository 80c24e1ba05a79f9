import { useSyncExternalStore } from 'react';
import type { KeyValueStorage } from './browser-storage.js';

/** 'system' follows what the computer or phone is set to. */
export type Theme = 'light' | 'dark' | 'system';

const key = 'posy.theme';

const chosen = (): Theme => {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
};

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** The theme of this browser; app/before-paint.js puts it into the page, at its start and whenever it is chosen anew. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, chosen, () => 'system');

/** Keeps the theme for all tabs of this browser. */
export function chooseTheme(storage: KeyValueStorage, theme: Theme): void {
  if (theme === 'system') storage.removeItem(key);
  else storage.setItem(key, theme);
  // Browsers say so to other tabs only.
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: theme }));
}

/** Does something to what the browser keeps that leaves the theme as it is. */
export function keepingTheme(storage: KeyValueStorage, change: (storage: KeyValueStorage) => void): void {
  const theme = storage.getItem(key);
  change(storage);
  if (theme !== null) storage.setItem(key, theme);
}
