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
import { pageStateId, readPageState } from './lib/page-state.js';
import { createQueryClient } from './lib/query-client.js';

/** Milliseconds until robots that run scripts may take the page as it is (WEB-36, OP-23). */
const readyAfter = 5_000;

/** Milliseconds after which the page has what it needs, and the rest may come. */
const offlineAfter = 1_500;

// Before anything is asked of anybody.
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

// Rare, and in nobody else's way: its code is loaded when it is needed.
if (handOver) {
  await (await import('./lib/accept-hand-over.js')).acceptHandOver(services, handOver, window.history);
}
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');
// Without the code of its page, what the server has rendered is read as without scripts. Any other page is asked for once
// more by the router, which has a page for when that fails too.
await loadMatchedPages(routes, window.location.pathname).catch((error: unknown) => {
  if (rendered) throw error;
});
// What the pages of everybody go by is asked for first; who is signed in is known by now, and theirs follows (ID-79).
void queryClient.query(featureTogglesQuery(services.api, storage));
// A page that the server has rendered for everybody is rendered again; what is typed into it meanwhile is kept.
const keepTyped = !rendered && root.firstElementChild ? (await import('./app/typed-early.js')).keepTyped : undefined;
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
  // A transition is worked on in slices, between which the page answers.
  startTransition(() => void hydrateRoot(root, application));
} else {
  keepTyped?.(root);
  createRoot(root).render(application);
}
services.socket.connect();
if (import.meta.env.PROD) setTimeout(() => void startOffline().catch(() => undefined), offlineAfter); // a page does without
setTimeout(() => Object.assign(window, { prerenderReady: true }), readyAfter);

async function startOffline(): Promise<void> {
  const offline = await import('./app/offline/start-offline.js');
  offline.startOffline({ router, session: services.session, storage });
}
