import './ui/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './app/app.js';
import { createServices } from './app/create-services.js';
import { routes } from './app/routes.js';
import { browserStorage } from './lib/browser-storage.js';
import { createQueryClient } from './lib/query-client.js';

const services = createServices({
  fetch: (input, init) => window.fetch(input, init),
  storage: browserStorage(),
  locks: navigator.locks,
  WebSocket: window.WebSocket,
  window,
  appVersion: import.meta.env.APP_VERSION,
});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');
createRoot(root).render(
  <StrictMode>
    <App services={services} queryClient={createQueryClient()} router={createBrowserRouter(routes)} />
  </StrictMode>,
);
services.socket.connect();
