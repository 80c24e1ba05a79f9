import { Suspense, useState, useSyncExternalStore } from 'react';
import { lazyPart } from '../base/lazy-part.js';
import { useServices } from '../lib/services.js';
import type { ToastMessage } from '../lib/toasts.js';

const ShownToasts = lazyPart(() => import('./shown-toasts.js'));
const none: readonly ToastMessage[] = [];

/** Shows the messages of the whole site; loaded with the first one. */
export function ToastHost() {
  const { toasts } = useServices();
  const waiting = useSyncExternalStore(toasts.subscribe, toasts.list, () => none);
  const [wereAny, setWereAny] = useState(false);
  if (waiting.length > 0 && !wereAny) setWereAny(true);
  return (
    wereAny && (
      <Suspense fallback={null}>
        <ShownToasts waiting={waiting} />
      </Suspense>
    )
  );
}
