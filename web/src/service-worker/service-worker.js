// Makes the site readable without a connection. Built by web/build/service-worker.ts, which fills in the placeholders
// between percent signs. It tries the network first and caches only files with a hash in their name: everything else in
// the caches was stored by the pages themselves (app/offline).

const shellCache = 'posy-shell-%VERSION%';
const assetsCache = 'posy-assets';
const pagesCache = 'posy-pages';
const picturesCache = 'posy-pictures';

/** Files of the offline page. */
const shell = JSON.parse('%SHELL%');
const offlinePage = '%OFFLINE_PAGE%';
const keptTitle = '%KEPT_TITLE%';

/** Milliseconds after which a cached page is better than waiting for the network. */
const patience = 4_000;

const hashed = /^\/assets\/.+-[\w-]{8}\.\w+$/;
const notPages = /^\/(api|assets|media|health|metrics|socket)(\/|$)|\.\w+$/;

self.addEventListener('install', (event) => {
  const keepShell = async () => (await caches.open(shellCache)).addAll(shell);
  // Nothing here depends on the active version: files are requested by name, pages from the network.
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith('posy-shell-') && name !== shellCache);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!notPages.test(pathname)) event.respondWith(page(event, pathname));
  } else if (hashed.test(pathname)) event.respondWith(asset(request));
  else if (pathname.startsWith('/media/')) event.respondWith(picture(request, pathname));
});

/** Loads a page from the network; without a connection, from the cache, or the offline page. */
async function page(event, pathname) {
  const answer = fromNetwork(event);
  const kept = await (await caches.open(pagesCache)).match(pathname);
  if (!kept) return answer.catch(offline);
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  try {
    return (await Promise.race([answer, late])) ?? (await asKept(kept));
  } catch {
    return asKept(kept);
  }
}

async function fromNetwork(event) {
  return (await event.preloadResponse) ?? fetch(event.request);
}

/** Adds the time of storage to the page. */
async function asKept(kept) {
  const html = (await kept.text()).replace('<html ', `<html data-kept="${kept.headers.get('x-kept-at')}" `);
  return new Response(html, { headers: kept.headers });
}

const escaped = (text) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

async function offline() {
  const pages = await caches.open(pagesCache);
  const kept = await Promise.all(
    (await pages.keys()).map(async (request) => {
      const title = decodeURIComponent((await pages.match(request)).headers.get('x-title') ?? '');
      const link = `<a class="block py-3 hover:text-plum hover:underline" href="${escaped(new URL(request.url).pathname)}">`;
      return `<li class="display-18 wrap-anywhere">${link}${escaped(title)}</a></li>`;
    }),
  );
  const list =
    kept.length > 0
      ? `<h2 class="mt-14 mb-2 text-14 font-strong">${keptTitle}</h2><ul class="divide-y divide-hairline border-y border-hairline">${kept.reverse().join('')}</ul>`
      : '';
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'self'" };
  return new Response(offlinePage.replace('<!--kept-->', list), { status: 503, headers });
}

/** Loads a file from the cache first, because a name always has the same content. */
async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) void (await caches.open(assetsCache)).put(request, answer.clone());
  return answer;
}

/** Loads a picture from the cache, else from the network, else in another width from the cache. */
async function picture(request, pathname) {
  const pictures = await caches.open(picturesCache);
  const kept = await pictures.match(request);
  if (kept) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    const folder = pathname.slice(0, pathname.lastIndexOf('/') + 1);
    const other = (await pictures.keys()).find(({ url }) => new URL(url).pathname.startsWith(folder));
    if (!other) throw error;
    return pictures.match(other);
  }
}
