import './browser-stand-ins.js';
import './quick-queries.js';
import { act, render } from '@testing-library/react';
import { contentRoutes } from '#contracts/content/content.routes.js';
import type { FeatureToggleView } from '#contracts/content/content.views.js';
import type { AuthUserView } from '#contracts/identity/identity.views.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { App } from '../app/app.js';
import { createServices } from '../app/create-services.js';
import { routes as everyRoute } from '../app/routes.js';
import type { KeyValueStorage } from '../lib/browser-storage.js';
import { createQueryClient } from '../lib/query-client.js';
import { routeKey } from '../lib/route-query.js';
import { aPerson } from './a-person.js';
import { catalogue, tokens } from './examples.js';
import { FakeApi } from './fake-api.js';
import { FakeWebSocket } from './fake-web-socket.js';
import { MemoryStorage } from './memory-storage.js';

interface Start {
  path: string;
  /** The signed-in user; a visitor when absent. */
  user?: AuthUserView;
  /** History entries before `path`, oldest first. */
  history?: string[];
  api?: FakeApi;
  /** Loaded feature toggles; not loaded yet when absent. */
  toggles?: FeatureToggleView[];
  /** The browser's storage from earlier visits. */
  storage?: KeyValueStorage;
  /** Pause in milliseconds before changes are saved by themselves; they wait for Save when absent. */
  autoSaveAfter?: number;
  /** The test's own pages, instead of the site's. */
  routes?: RouteObject[];
}

/** A fake api with the catalogue. */
export const anApi = () => new FakeApi().answer(webstoreRoutes.vendorCategories, () => catalogue);

/** The whole application in jsdom: real pages, router and services, with the api, storage and sockets of the test. */
export function renderApp({ path, user, history = [], api = anApi(), storage = new MemoryStorage(), ...start }: Start) {
  const services = createServices({
    fetch: api.fetch,
    storage,
    locks: undefined,
    WebSocket: FakeWebSocket as never,
    location: window.location,
    otherTabs: window,
    appVersion: '1.2.3',
    autoSaveAfter: start.autoSaveAfter ?? null,
  });
  if (user) services.session.begin({ data: { authResult: tokens(user.firstName), user } });
  services.socket.connect();
  const queryClient = createQueryClient(storage);
  if (start.toggles) queryClient.setQueryData(routeKey(contentRoutes.featureToggles), start.toggles);
  const router = createMemoryRouter(start.routes ?? everyRoute, { initialEntries: [...history, path] });
  const page = render(
    <App services={services} queryClient={queryClient}>
      <RouterProvider router={router} />
    </App>,
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  /** Goes to an address, or back by a number of steps. */
  const go = (to: string | number) => act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to)));
  return {
    ...page,
    go,
    user: aPerson(),
    api,
    services,
    queryClient,
    address,
  };
}
