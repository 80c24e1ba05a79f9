import type { Page } from 'playwright-core';
import type { RetailStoreView } from '../../contracts/webstore/retail-stores.ts';
import type { PublicWebstoreView, WebstoreDraftView } from '../../contracts/webstore/webstore.views.ts';
import { changed, text, type Screen } from './screen.ts';

const store: RetailStoreView = {
  storeNumber: '101',
  storeName: 'North Austin',
  address: '220 Lantern Row',
  city: 'Austin',
  stateOrProvince: 'TX',
  postalCode: '78758',
  lat: 30.3872,
  lng: -97.7067,
};
const chosen = { favouriteStore: '101', zipcodeNearFavouriteStore: '78702', preferredStore: store };
const none = { favouriteStore: null, zipcodeNearFavouriteStore: null, preferredStore: null };

const withDraft = (changes: Partial<WebstoreDraftView>) => (page: Page) =>
  page.route(
    /\/api\/webstores\/[0-9a-f-]{36}(\?|$)/,
    changed<WebstoreDraftView>((draft) => ({ ...draft, ...changes })),
  );
const withOrderPage = (orderUrl: string | null, changes: Partial<WebstoreDraftView>) => async (page: Page) => {
  await withDraft(changes)(page);
  await page.route(/\/inserts$/, (route) => route.fulfill({ json: { orderUrl } }));
};
const orderUrl = 'https://print.example/order?vendor=a-code';
const editStore = { path: '/vendor/webstore/editstore', person: 'vendor' } as const;
const editInserts = { path: '/vendor/webstore/editinserts', person: 'vendor' } as const;

/** The retailer's store and its printed inserts: for vendors, operators and couples. */
export const retailScreens: Screen[] = [
  {
    ...editStore,
    name: 'store-selected',
    prepare: withDraft(none),
    reach: async (page) => {
      await page.getByLabel('ZIP code', { exact: true }).fill('78702');
      await page.getByText('North Austin', { exact: true }).click();
      await text(page, 'Confirm My Store');
    },
  },
  { ...editStore, name: 'store-none', prepare: withDraft(none), reach: (page) => text(page, 'No store chosen yet') },
  {
    ...editStore,
    name: 'store-no-such-zip',
    prepare: withDraft(none),
    reach: async (page) => {
      await page.getByLabel('ZIP code', { exact: true }).fill('00000');
      await text(page, 'Please enter a valid zipcode');
    },
  },
  { ...editStore, name: 'store-confirmed', prepare: withDraft(chosen), reach: (page) => text(page, 'Your store') },
  {
    ...editStore,
    name: 'store-locked',
    prepare: withDraft({ ...chosen, activeFeatures: [] }),
    reach: (page) => text(page, 'Subscribe to Premium'),
  },
  {
    ...editInserts,
    name: 'inserts',
    prepare: withOrderPage(orderUrl, chosen),
    reach: (page) => text(page, 'Order inserts'),
  },
  {
    ...editInserts,
    name: 'inserts-without-store',
    prepare: withOrderPage(orderUrl, none),
    reach: (page) => text(page, 'Choose a store'),
  },
  {
    ...editInserts,
    name: 'inserts-without-printer',
    prepare: withOrderPage(null, chosen),
    reach: (page) => text(page, 'Inserts can’t be ordered yet'),
  },
  {
    path: '/wildrye-photographs',
    name: 'webstore-with-store',
    prepare: (page) =>
      page.route(
        '**/wildrye-photographs',
        async (route) => {
          // The browser renders the page, from a response with a store.
          await route.continue({ url: new URL('/login', route.request().url()).href });
          await page.route(
            /\/api\/webstores\/url\/wildrye-photographs/,
            changed<PublicWebstoreView>((webstore) => ({ ...webstore, preferredStore: store })),
          );
        },
        { times: 1 },
      ),
    reach: (page) => text(page, 'Meet us at the North Austin store'),
  },
];
