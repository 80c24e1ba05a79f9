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

/** Storage key of the user whose pages are stored on this device. */
const ownerKey = 'posy.kept-for';
/** Milliseconds until the pictures of a page have most likely loaded. */
const settled = 2_000;

/** Stores webstores and favorites as they are opened, until the user signs out, in any tab. */
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
    // Another tab may have noticed it first; pages that this one is about to store are deleted too. Signing out empties
    // the storage, maybe before this code was loaded.
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
    // Favorites are personal.
    if (path !== pagePaths.webstore && (path !== pagePaths.favorites || known === '')) return;
    if (navigator.onLine) timer = setTimeout(() => void keepPage(pathname).catch(() => undefined), settled);
  };
  opened();
  router.subscribe(opened);
}
