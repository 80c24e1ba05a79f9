import './ui/theme.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './app/app.js';
import { createServices } from './app/create-services.js';
import { loadMatchedPages } from './app/load-matched-pages.js';
import { reloadAfterDeploy } from './app/reload-after-deploy.js';
import { routes } from './app/routes.js';
import { featureTogglesQuery } from './features/content/feature-toggles.js';
import { browserStorage, tabStorage } from './lib/browser-storage.js';
import { takeHandOver } from './lib/hand-over.js';
import { keyEntry } from './lib/key-entry.js';
import { pageStateId, readPageState } from './lib/page-state.js';
import { createQueryClient } from './lib/query-client.js';

/** Milliseconds after which search engines that run scripts may index the page as it is (WEB-36, OP-23). */
const readyAfter = 5_000;

/** Milliseconds after which the page has loaded, and less important code may load. */
const offlineAfter = 1_500;

// Before any request.
const handOver = takeHandOver(window.location, window.history);

reloadAfterDeploy();
const storage = browserStorage();
const services = createServices({
  fetch: (input, init) => window.fetch(input, init),
  storage,
  tabStorage: tabStorage(),
  locks: navigator.locks,
  WebSocket: window.WebSocket,
  location: window.location,
  otherTabs: window,
  appVersion: import.meta.env.APP_VERSION,
});
const queryClient = createQueryClient(storage);
const rendered = document.getElementById(pageStateId)?.textContent;

// Rare, so its code is loaded on demand.
if (handOver) {
  await (await import('./lib/accept-hand-over.js')).acceptHandOver(services, handOver, window.history);
}
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');
// If the code of a rendered page cannot be loaded, the page stays readable as without scripts. For any other page the
// router tries again, and has an error page for another failure.
await loadMatchedPages(routes, window.location.pathname).catch((error: unknown) => {
  if (rendered) throw error;
});
// Public settings are requested first; the user is known by then, and their data follow (ID-79).
// Cancelled when the session ends meanwhile; whatever needs the toggles then requests them again.
queryClient.query(featureTogglesQuery(services.api, storage)).catch(() => undefined);
// A page that the server has rendered for everybody is rendered again; input meanwhile is kept.
const keepTyped = !rendered && root.firstElementChild ? (await import('./app/typed-early.js')).keepTyped : undefined;
keyEntry(window.history);
const router = createBrowserRouter(routes);
const application = (
  <StrictMode>
    <App services={services} queryClient={queryClient}>
      <RouterProvider router={router} />
    </App>
  </StrictMode>
);
if (rendered) {
  readPageState(queryClient, rendered);
  // A transition is rendered in slices, between which the page responds.
  startTransition(() => void hydrateRoot(root, application));
} else {
  keepTyped?.(root);
  createRoot(root).render(application);
}
services.socket.connect();
window.addEventListener('online', services.socket.reconnectNow);
if (import.meta.env.PROD) setTimeout(() => void startOffline().catch(() => undefined), offlineAfter); // the page works without it
setTimeout(() => Object.assign(window, { prerenderReady: true }), readyAfter);

async function startOffline(): Promise<void> {
  const offline = await import('./app/offline/start-offline.js');
  offline.startOffline({ router, session: services.session, storage });
}
