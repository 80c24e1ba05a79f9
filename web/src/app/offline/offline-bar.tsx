import { CloudOff } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { formatTime } from '../../base/format.js';
import { offline as texts } from '../../texts/offline.js';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

const useIsOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
/** ISO 8601; when the shown page was stored, undefined for one from the network. */
const useKeptAt = () =>
  useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset['kept'],
    () => undefined,
  );

/** Shows that there is no connection, and the age of a stored page. */
export function OfflineBar() {
  const isOnline = useIsOnline();
  const keptAt = useKeptAt();
  useFullPagesWhileOffline(isOnline);
  if (isOnline && keptAt === undefined) return null;
  return (
    <div role="status" className="border-b border-hairline bg-amber-soft text-14 text-amber-ink">
      <div className="wrap flex gap-2 py-2">
        <CloudOff className="mt-0.5 size-4 shrink-0" aria-hidden />
        <p className="flex min-w-0 flex-wrap gap-x-2">
          <span>{isOnline ? texts.back : texts.bar}</span>
          {keptAt !== undefined && <span>{texts.asOf(formatTime(keptAt))}</span>}
          {isOnline && (
            <a href="" className="font-strong underline underline-offset-4">
              {texts.newest}
            </a>
          )}
        </p>
      </div>
    </div>
  );
}

/** Without a connection a link loads the whole page: the service worker knows which ones are stored. */
function useFullPagesWhileOffline(isOnline: boolean): void {
  useEffect(() => {
    if (isOnline) return;
    const leaveToBrowser = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (link instanceof HTMLAnchorElement && link.origin === location.origin) event.stopPropagation();
    };
    window.addEventListener('click', leaveToBrowser, { capture: true });
    return () => window.removeEventListener('click', leaveToBrowser, { capture: true });
  }, [isOnline]);
}
