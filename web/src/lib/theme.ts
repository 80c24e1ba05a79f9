import { useSyncExternalStore } from 'react';
import type { KeyValueStorage } from './browser-storage.js';

/** 'system' follows the setting of the device. */
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

/** The theme of this browser; app/before-paint.js applies it to the page, at its start and after each choice. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, chosen, () => 'system');

/** Stores the theme for all tabs of this browser. */
export function chooseTheme(storage: KeyValueStorage, theme: Theme): void {
  if (theme === 'system') storage.removeItem(key);
  else storage.setItem(key, theme);
  // Browsers notify only the other tabs.
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: theme }));
}

/** Runs something that changes the browser's storage, and keeps the theme. */
export function keepingTheme(storage: KeyValueStorage, change: (storage: KeyValueStorage) => void): void {
  const theme = storage.getItem(key);
  change(storage);
  if (theme !== null) storage.setItem(key, theme);
}
