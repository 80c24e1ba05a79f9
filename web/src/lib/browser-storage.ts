/** The part of `Storage` that is used here. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

/** `localStorage`, or memory if the browser forbids it: the site then works until the tab is closed. */
export const browserStorage = (): KeyValueStorage => usable(() => window.localStorage);

/** `sessionStorage`, which belongs to this tab alone; so does memory. */
export const tabStorage = (): KeyValueStorage => usable(() => window.sessionStorage);

function usable(storage: () => Storage): KeyValueStorage {
  try {
    storage().getItem('');
    return storage();
  } catch {
    const kept = new Map<string, string>();
    return {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
      clear: () => kept.clear(),
    };
  }
}
