import { site } from '../../texts/site.js';

/** Names of caches, shared with service-worker/service-worker.js. */
const pagesCache = 'posy-pages';
const picturesCache = 'posy-pictures';
const assetsCache = 'posy-assets';

/** Largest number of entries; the oldest are removed first. */
const most = { pages: 20, pictures: 240, assets: 300 };

/** Incremented whenever the caches are cleared, so that pages in flight are not stored afterwards. */
let times = 0;

/**
 * Stores a page in its public form, with the files and pictures that the browser has loaded for it so far.
 * @param path of a page that the server renders without knowing the user
 */
export async function keepPage(path: string): Promise<void> {
  const begun = times;
  // Opened first: once they are deleted, entries written to them are gone as well, even if this page ends before it can
  // delete them.
  const pages = await caches.open(pagesCache);
  const pictures = await caches.open(picturesCache);
  const answer = await fetch(path, { credentials: 'omit', headers: { accept: 'text/html' } });
  if (!answer.ok || answer.redirected) {
    await pages.delete(path);
    return;
  }
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': answer.headers.get('content-security-policy') ?? '',
    'x-kept-at': new Date().toISOString(),
    // Without the name of the site, which is the same for all of them.
    'x-title': encodeURIComponent(document.title.slice(0, -site.title('').length) || document.title),
  });
  const html = await answer.text();
  await keepLoaded(pictures);
  if (begun !== times) return forgetKept();
  await pages.delete(path); // the newest is last
  await pages.put(path, new Response(html, { headers }));
  await trim(pages, most.pages);
  if (begun !== times) await forgetKept();
}

/** Deletes everything that a user has opened from this device. Files of the site itself stay. */
export async function forgetKept(): Promise<void> {
  times += 1;
  await Promise.all([pagesCache, picturesCache].map((name) => caches.delete(name)));
}

/** Deletes pictures without a page: a tab that ended during a cleanup may have left them. */
export async function forgetPicturesWithoutPages(): Promise<void> {
  const pages = await caches.open(pagesCache);
  if ((await pages.keys()).length === 0) await caches.delete(picturesCache);
}

/** Scripts, styles, fonts and pictures of this page, from the browser's cache. */
async function keepLoaded(picturesOpened: Cache): Promise<void> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = (start: string) =>
    new Set(
      loaded.flatMap(({ origin, pathname }) =>
        origin === location.origin && pathname.startsWith(start) ? pathname : [],
      ),
    );
  await keepFiles(await caches.open(assetsCache), own('/assets/'), most.assets);
  const shown = [...document.images].map(({ currentSrc }) => currentSrc).filter((source) => source !== '');
  const pictures = new Set(
    shown.map((source) => new URL(source).pathname).filter((path) => path.startsWith('/media/')),
  );
  await keepFiles(picturesOpened, pictures, most.pictures);
}

async function keepFiles(cache: Cache, paths: ReadonlySet<string>, limit: number): Promise<void> {
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  // One that fails is missing later; the others are stored.
  await Promise.allSettled([...paths].filter((path) => !known.has(path)).map((path) => cache.add(path)));
  await trim(cache, limit);
}

async function trim(cache: Cache, limit: number): Promise<void> {
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - limit)).map((request) => cache.delete(request)));
}
