import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { contentRoutes } from '#contracts/content/content.routes.js';
import type { FeatureToggleView } from '#contracts/content/content.views.js';
import { placesRoutes } from '#contracts/content/places.routes.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { featureTogglesQuery } from '../features/content/feature-toggles.js';
import { hereQuery } from '../features/directory/use-nearby-cities.js';
import { faqOptionsQuery } from '../features/webstore/api.js';
import { ApiClient } from '../lib/api-client.js';
import { categoriesQuery } from '../lib/categories-query.js';
import { createQueryClient } from '../lib/query-client.js';
import { Session } from '../lib/session.js';
import { tokens, vendor } from '../test-support/examples.js';
import { MemoryStorage } from '../test-support/memory-storage.js';
import { anApi } from '../test-support/render-app.js';

const minute = 60_000;
const toggles: FeatureToggleView[] = [{ featureName: 'analytics', enabled: 1 }];
const austin = { zipcode: '78701', latitude: 30.27, longitude: -97.74, place_id: '4671654', displayText: 'Austin, TX' };

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A browser with a signed-in user, in which pages open and close: no page uses a response for long. */
function aBrowser() {
  const fake = anApi()
    .answer(contentRoutes.featureToggles, () => toggles)
    .answer(webstoreRoutes.vendorFaqOptions, () => [{ question: 'Do you travel?', categories: [] }])
    .answer(placesRoutes.whereAmI, () => austin);
  const api = new ApiClient({
    fetch: fake.fetch,
    appName: () => 'vendor',
    appVersion: '1',
    token: async () => undefined,
  });
  const storage = new MemoryStorage();
  const session = new Session({
    storage,
    otherTabs: new EventTarget(),
    locks: undefined,
    refresh: () => Promise.reject(new Error('nothing is refreshed')),
    end: async () => undefined,
    endImpersonation: async () => null,
  });
  session.begin({ data: { authResult: tokens('first'), user: vendor } });
  const client = createQueryClient(storage);
  /** Uses each response once; returns how often each has been requested, and the user. */
  const visit = async () => {
    await client.query(categoriesQuery(api));
    await client.query(featureTogglesQuery(api, storage));
    await client.query(faqOptionsQuery(api));
    await client.query(hereQuery(api));
    return {
      categories: fake.callsOf(webstoreRoutes.vendorCategories).length,
      toggles: fake.callsOf(contentRoutes.featureToggles).length,
      faqOptions: fake.callsOf(webstoreRoutes.vendorFaqOptions).length,
      location: fake.callsOf(placesRoutes.whereAmI).length,
      username: session.user()?.username,
    };
  };
  return { visit, session };
}

it('categories, questions of FAQs and toggles are kept for an hour, location and username for the session [OP-139]', async () => {
  const { visit, session } = aBrowser();
  const { username } = vendor;
  const once = { categories: 1, toggles: 1, faqOptions: 1, location: 1, username };
  expect(await visit()).toEqual(once);
  await jest.advanceTimersByTimeAsync(59 * minute);
  expect(await visit()).toEqual(once);
  await jest.advanceTimersByTimeAsync(minute);
  const twice = { categories: 2, toggles: 2, faqOptions: 2, location: 1, username };
  expect(await visit()).toEqual(twice);
  await jest.advanceTimersByTimeAsync(59 * minute);
  expect(await visit()).toEqual(twice);
  await jest.advanceTimersByTimeAsync(24 * 60 * minute);
  expect(await visit()).toEqual({ categories: 3, toggles: 3, faqOptions: 3, location: 1, username });
  session.signOut();
  expect((await visit()).username).toBeUndefined();
});
