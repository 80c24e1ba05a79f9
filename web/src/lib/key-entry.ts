/**
 * Gives the history entry of a new document a key, as the router does for entries that it adds itself. Without one, all
 * documents of a tab share the router's default key, and a new one opens at the scroll position of another.
 */
export function keyEntry(history: Pick<History, 'state' | 'replaceState'>): void {
  const state = history.state as { key?: string } | null;
  if (state?.key === undefined) {
    history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '');
  }
}
