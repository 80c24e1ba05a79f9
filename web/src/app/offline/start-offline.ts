import { matchRoutes } from 'react-router-dom';
import type { DataRouter } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';
import type { KeyValueStorage } from '../../lib/browser-storage.js';
import { forgetFavoritesOfOthers } from '../../lib/kept-favorites.js';
import type { Session } from '../../lib/session.js';
import { forgetKept, forgetPicturesWithoutPages, keepPage } from './keep-page.js';

interface Offline {
  router: Pick<DataRouter, 'state' | 'subscribe' | 'routes'>;
  session: Session;
  storage: KeyValueStorage;
}

/** Under which it is noted whose reading is kept on this device. */
const ownerKey = 'posy.kept-for';
/** Milliseconds until the pictures of a page are most likely there. */
const settled = 2_000;

/** Keeps webstores and favourites as they are opened, until the person who opened them signs out, in whichever tab. */
export function startOffline({ router, session, storage }: Offline): void {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return;
  void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  let known = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const checkOwner = () => {
    const noted = storage.getItem(ownerKey);
    const before = [known, noted ?? ''];
    known = session.user()?.id ?? '';
    storage.setItem(ownerKey, known);
    // Another tab may have seen it first; what this one is about to keep goes too. Signing out empties the storage,
    // maybe before this was here to see it.
    if (noted === null || before.some((owner) => owner !== '' && owner !== known)) {
      clearTimeout(timer);
      void forgetKept();
    }
    void forgetFavoritesOfOthers(session.user()?.id);
  };
  void forgetPicturesWithoutPages();
  checkOwner();
  session.subscribe(checkOwner);
  let shown: string | undefined;
  const opened = () => {
    const { pathname } = router.state.location;
    if (router.state.navigation.state !== 'idle' || pathname === shown) return;
    shown = pathname;
    clearTimeout(timer);
    const path = matchRoutes(router.routes, pathname)?.at(-1)?.route.path;
    // Favourites are somebody's.
    if (path !== pagePaths.webstore && (path !== pagePaths.favorites || known === '')) return;
    if (navigator.onLine) timer = setTimeout(() => void keepPage(pathname).catch(() => undefined), settled);
  };
  opened();
  router.subscribe(opened);
}
