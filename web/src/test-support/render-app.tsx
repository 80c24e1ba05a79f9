import './browser-stand-ins.js';
import { act, configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { AuthUserView } from '#contracts/identity/identity.views.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { App } from '../app/app.js';
import { createServices } from '../app/create-services.js';
import { routes as everyRoute } from '../app/routes.js';
import { createQueryClient } from '../lib/query-client.js';
import { catalogue, tokens } from './examples.js';
import { FakeApi } from './fake-api.js';
import { FakeWebSocket } from './fake-web-socket.js';
import { MemoryStorage } from './memory-storage.js';

// The first page of a test file is compiled while it waits, and the machine may be busy with other tests.
configure({ asyncUtilTimeout: 20_000 });

interface Start {
  path: string;
  /** Who is signed in; a visitor when absent. */
  user?: AuthUserView;
  /** History entries before `path`, oldest first. */
  history?: string[];
  api?: FakeApi;
  /** Pages of the test's own, in the place of the site's. */
  routes?: RouteObject[];
}

/** An api that knows the catalogue. */
export const anApi = () => new FakeApi().answer(webstoreRoutes.vendorCategories, () => catalogue);

/** The whole application in jsdom: real pages, router and services, with the api, storage and sockets of the test. */
export function renderApp({ path, user, history = [], api = anApi(), routes = everyRoute }: Start) {
  const services = createServices({
    fetch: api.fetch,
    storage: new MemoryStorage(),
    locks: undefined,
    WebSocket: FakeWebSocket as never,
    location: window.location,
    otherTabs: window,
    appVersion: '1.2.3',
  });
  if (user) services.session.begin({ data: { authResult: tokens(user.firstName), user } });
  services.socket.connect();
  const router = createMemoryRouter(routes, { initialEntries: [...history, path] });
  const page = render(
    <App services={services} queryClient={createQueryClient()}>
      <RouterProvider router={router} />
    </App>,
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  /** Goes to an address, or back by a number of steps. */
  const go = (to: string | number) => act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to)));
  return { ...page, go, user: userEvent.setup(), api, services, address };
}
