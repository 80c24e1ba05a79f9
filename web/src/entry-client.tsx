import './ui/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './app/app.js';
import { createServices } from './app/create-services.js';
import { routes } from './app/routes.js';
import { featureTogglesQuery } from './features/content/feature-toggles.js';
import { browserStorage } from './lib/browser-storage.js';
import { createQueryClient } from './lib/query-client.js';

const storage = browserStorage();
const services = createServices({
  fetch: (input, init) => window.fetch(input, init),
  storage,
  locks: navigator.locks,
  WebSocket: window.WebSocket,
  window,
  appVersion: import.meta.env.APP_VERSION,
});

const queryClient = createQueryClient();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');
createRoot(root).render(
  <StrictMode>
    <App services={services} queryClient={queryClient} router={createBrowserRouter(routes)} />
  </StrictMode>,
);
services.socket.connect();
void queryClient.query(featureTogglesQuery(services.api, storage));
