import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { placesRoutes } from '#contracts/content/places.routes.js';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import { retailStoresRoutes } from '#contracts/webstore/retail-stores.routes.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { draft, listing, vendor } from '../../../test-support/examples.js';
import type { FakeApi } from '../../../test-support/fake-api.js';
import { keepConversations } from '../../../test-support/messaging-examples.js';
import { makeItOctober } from '../../../test-support/open-calendar.js';
import { anApiWith } from '../../../test-support/open-editor.js';
import { shopAddress } from '../../../test-support/open-webstore-page.js';
import { renderApp } from '../../../test-support/render-app.js';
import { northAustin, withStores } from '../../../test-support/retail-examples.js';

beforeEach(() => {
  makeItOctober();
  window.localStorage.clear();
});
afterEach(() => void jest.useRealTimers());

const names = [
  ...(['About', 'Amenities and services', 'Availability', 'Gallery', 'Reviews', 'Packages', 'FAQs'] as const),
  ...(['Preferred partners', 'Awards', 'Retail store', 'In-store inserts', 'Preview'] as const),
];
const later = (minutes: number) => jest.setSystemTime(Date.now() + minutes * 60_000);

/** The dashboard of a vendor, every section of whose webstore has content that is requested separately. */
async function openShell() {
  const partner = listing(7);
  const { api } = anApiWith({
    activeFeatures: [
      ...(['feature_packages', 'feature_faqs', 'feature_awards', 'feature_reviews', 'feature_premiumBadge'] as const),
    ],
    addresses: [shopAddress],
    partners: [{ partnerId: partner.id, description: 'They know every barn.' }],
    googlePlaceId: 'ChIJ-wildrye',
    favouriteStore: northAustin.storeNumber,
    zipcodeNearFavouriteStore: '78702',
    preferredStore: northAustin,
  });
  const place = { placeId: 'ChIJ-wildrye', name: 'Wildrye', address: '18 Pecan Alley, Austin, TX', hasStreet: true };
  const reviews = { name: place.name, rating: 4.9, userRatingsTotal: 86, url: null, reviews: [] };
  withStores(api)
    .answer(webstoreRoutes.availability, () => [{ availabilityDate: '2027-10-07', availability: 'partial' as const }])
    .answer(webstoreRoutes.establishment, () => ({ ...place, reviews }))
    .answer(webstoreRoutes.reviews, () => ({ status: 'shown' as const, place: reviews }))
    .answer(webstoreRoutes.vendorFaqOptions, () => [])
    .answer(directoryRoutes.listIds, () => [partner])
    .answer(placesRoutes.addressSuggestions, () => [])
    .answer(placesRoutes.placeSuggestions, () => [])
    .answer(retailStoresRoutes.inserts, () => ({ orderUrl: 'https://cards.example/order' }));
  keepConversations(api, { conversations: [], messages: {} });
  const page = renderApp({ path: '/vendor/dashboard', user: vendor, api });
  const open = async (name: string) => {
    const nav = within(await screen.findByRole('navigation', { name: 'Sections of your webstore' }));
    await page.user.click(nav.getByRole('link', { name: new RegExp(`^${name}`) }));
    await screen.findByRole('heading', { level: 1, name: new RegExp(`^${name}`) });
  };
  return { ...page, api, open };
}

const requestsOf = ({ calls }: FakeApi) =>
  calls.map(({ method, path, query, body }) => [method, path, ...[query, body].map((part) => JSON.stringify(part))]);

it('a section that is opened from the navigation repeats no request of another one, nor of its own first visit', async () => {
  const { api, open } = await openShell();
  for (const name of names) await open(name);
  await waitFor(() => expect(api.callsOf(retailStoresRoutes.inserts)).toHaveLength(1));
  later(5);
  for (const name of [...names, 'About']) await open(name);
  const requests = requestsOf(api).map((parts) => parts.join(' '));
  expect(requests.length).toBeGreaterThan(names.length / 2);
  expect(requests.filter((request, nth) => requests.indexOf(request) !== nth)).toEqual([]);
});

it('the choice of a location shows a new name in the next section', async () => {
  const { api, open, user } = await openShell();
  const another = { ...draft(), id: '0198c0de-0000-7000-8000-0000000000bb', name: 'Wildrye in Waco' };
  let name = draft().name;
  api.answer(webstoreRoutes.webstoresOfUser, () => {
    const results = [{ ...draft(), name }, another];
    return { results, numResults: results.length, page: 1, pageSize: 100 };
  });
  await open('About');
  await user.clear(await screen.findByLabelText('Business name'));
  await user.type(screen.getByLabelText('Business name'), 'Wildrye and Sons');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: 'Auto-saved' });
  name = 'Wildrye and Sons';
  await open('Gallery');
  expect(await screen.findByRole('button', { name: /Wildrye and Sons/ })).toBeVisible();
});
