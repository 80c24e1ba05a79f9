import { beforeEach, expect, it } from '@jest/globals';
import { contentRoutes } from '#contracts/content/content.routes.js';
import type { SingleSignOnProvider } from '#contracts/identity/single-sign-on-provider.js';
import { FakeApi } from '../test-support/fake-api.js';
import { FakeWebSocket } from '../test-support/fake-web-socket.js';
import { MemoryStorage } from '../test-support/memory-storage.js';
import { createServices } from './create-services.js';

beforeEach(() => window.sessionStorage.clear());

/** The area for which a call from a path is made, in a tab that has chosen a provider. */
async function areaOfCalls(pathname: string, provider?: SingleSignOnProvider): Promise<string | undefined> {
  if (provider) window.sessionStorage.setItem('posy.single-sign-on', JSON.stringify({ provider, state: 'a-state' }));
  const server = new FakeApi().answer(contentRoutes.featureToggles, () => []);
  const { api } = createServices({
    fetch: server.fetch,
    storage: new MemoryStorage(),
    locks: undefined,
    WebSocket: FakeWebSocket as never,
    location: { pathname, protocol: 'https:', host: 'posy.example' },
    otherTabs: new EventTarget(),
    appVersion: '1.2.3',
  });
  await api.call(contentRoutes.featureToggles, {});
  return server.calls[0]?.headers['x-app-name'];
}

const areasOfChoices = [
  ['event-user', 'event-user'],
  ['vendor', 'vendor'],
  ['admin', 'admin'],
  ['staff', 'admin'],
] as const;
it.each(areasOfChoices)('the login callback of %s makes its calls for the area %s [ID-85]', async (provider, area) => {
  expect(await areaOfCalls('/authcallback', provider)).toBe(area);
});

const areasOfPaths = [
  ['/authcallback', undefined, 'auth'],
  ['/vendor/webstore/editabout', undefined, 'vendor'],
  ['/admin/users', undefined, 'admin'],
  ['/vendors', undefined, 'event-user'],
  // The choice counts on the callback alone.
  ['/vendors', 'admin', 'event-user'],
  ['/vendor', 'event-user', 'vendor'],
] as const;
it.each(areasOfPaths)('%s with the choice %s makes its calls for the area %s [ID-85]', async (path, provider, area) => {
  expect(await areaOfCalls(path, provider)).toBe(area);
});
