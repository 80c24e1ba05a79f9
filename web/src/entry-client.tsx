import './ui/theme.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './app/app.js';
import { createServices } from './app/create-services.js';
import { loadMatchedPages } from './app/load-matched-pages.js';
import { routes } from './app/routes.js';
import { featureTogglesQuery } from './features/content/feature-toggles.js';
import { browserStorage } from './lib/browser-storage.js';
import { pageStateId, readPageState } from './lib/page-state.js';
import { createQueryClient } from './lib/query-client.js';

/** Milliseconds until robots that run scripts may take the page as it is (WEB-36, OP-23). */
const readyAfter = 5_000;

const storage = browserStorage();
const services = createServices({
  fetch: (input, init) => window.fetch(input, init),
  storage,
  locks: navigator.locks,
  WebSocket: window.WebSocket,
  location: window.location,
  otherTabs: window,
  appVersion: import.meta.env.APP_VERSION,
});
const queryClient = createQueryClient();
const rendered = document.getElementById(pageStateId)?.textContent;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');
await loadMatchedPages(routes, window.location.pathname);
const application = (
  <StrictMode>
    <App services={services} queryClient={queryClient}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </App>
  </StrictMode>
);
if (rendered) {
  readPageState(queryClient, rendered);
  hydrateRoot(root, application);
} else createRoot(root).render(application);
services.socket.connect();
void queryClient.query(featureTogglesQuery(services.api, storage));
setTimeout(() => Object.assign(window, { prerenderReady: true }), readyAfter);
