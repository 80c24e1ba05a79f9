/** The part of `Storage` that is used here. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** `localStorage`, or memory where the browser forbids it: the site then works until the tab is closed. */
export function browserStorage(): KeyValueStorage {
  try {
    window.localStorage.getItem('');
    return window.localStorage;
  } catch {
    const kept = new Map<string, string>();
    return {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    };
  }
}
