import { useSyncExternalStore } from 'react';

/** Where `full` of the theme begins: 87.5 rem. */
const full = '(min-width: 87.5rem)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(full);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the editor has a third column for a preview, so that one that loads data is not loaded in vain. */
export const useHasPreviewColumn = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(full).matches,
    () => false,
  );
