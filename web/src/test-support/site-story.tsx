import { useState } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import type { AuthResultView, AuthUserView } from '#contracts/identity/identity.views.js';
import { App } from '../app/app.js';
import { createServices } from '../app/create-services.js';
import { routes as everyRoute } from '../app/routes.js';
import { createQueryClient } from '../lib/query-client.js';
import { featureTogglesQuery } from '../features/content/feature-toggles.js';
import { tokens } from './examples.js';
import type { FakeApi } from './fake-api.js';
import { FakeWebSocket } from './fake-web-socket.js';
import { MemoryStorage } from './memory-storage.js';

interface SiteStoryProps {
  path: string;
  /** Replies of the fake api. */
  api: FakeApi;
  /** The signed-in user; a visitor when absent. */
  user?: AuthUserView;
  /** The user's tokens, if a page reads their claims. */
  authResult?: AuthResultView;
  /** The story's own pages, instead of the site's. */
  routes?: RouteObject[];
  /** Pause in milliseconds before changes are saved by themselves; they wait for Save when absent. */
  autoSaveAfter?: number;
}

/** Parameters of a story with a whole page: it has a router of its own and fills the window. */
export const wholePage = { layout: 'fullscreen', isWholePage: true };

/** The whole site at one address, with all outside services injected. */
export function SiteStory(props: SiteStoryProps) {
  const [{ services, queryClient, router }] = useState(() => openSite(props));
  return (
    <App services={services} queryClient={queryClient}>
      <RouterProvider router={router} />
    </App>
  );
}

function openSite({ path, api, user, authResult, routes = everyRoute, autoSaveAfter }: SiteStoryProps) {
  const services = createServices({
    fetch: api.fetch,
    storage: new MemoryStorage(),
    locks: undefined,
    WebSocket: FakeWebSocket as never,
    location: window.location,
    otherTabs: new EventTarget(),
    appVersion: 'storybook',
    autoSaveAfter: autoSaveAfter ?? null,
  });
  if (user) services.session.begin({ data: { authResult: authResult ?? tokens(user.firstName), user } });
  const queryClient = createQueryClient();
  // The same as in entry-client.tsx.
  void queryClient.query(featureTogglesQuery(services.api, new MemoryStorage()));
  return { services, queryClient, router: createMemoryRouter(routes, { initialEntries: [path] }) };
}
