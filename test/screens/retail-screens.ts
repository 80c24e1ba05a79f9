import type { RetailStoreView } from '../../contracts/webstore/retail-stores.ts';
import type { PublicWebstoreView } from '../../contracts/webstore/webstore.views.ts';
import { changed, shownBy, text, type AnyScreen } from './screen.ts';

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

/** The retailer's store and its printed inserts: for vendors, operators and couples. */
export const retailScreens: AnyScreen[] = [
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
  ...shownBy('pages-vendor-retail-store', {
    'store-selected': 'default',
    'store-none': 'empty',
    'store-no-such-zip': 'no-such-zip-code',
    'store-confirmed': 'confirmed',
    'store-locked': 'locked',
    'store-loading': 'loading',
    'store-failed': 'error',
  }),
  ...shownBy('pages-vendor-in-store-inserts', {
    inserts: 'default',
    'inserts-without-store': 'without-a-store',
    'inserts-without-printer': 'without-a-printer',
    'inserts-loading': 'loading',
    'inserts-failed': 'error',
  }),
];
