import { placesRoutes } from '#contracts/content/places.routes.js';
import type { GeocodeView } from '#contracts/content/places.views.js';
import type { RetailStoreView } from '#contracts/webstore/retail-stores.js';
import { retailStoresRoutes } from '#contracts/webstore/retail-stores.routes.js';
import { Refusal, type FakeApi } from './fake-api.js';

const store = (
  storeNumber: string,
  storeName: string,
  address: string,
  city: string,
  at: [lat: number, lng: number],
): RetailStoreView => ({
  ...{ storeNumber, storeName, address, city },
  stateOrProvince: 'TX',
  postalCode: '78758',
  lat: at[0],
  lng: at[1],
});

export const northAustin = store('101', 'North Austin', '220 Lantern Row', 'Austin', [30.3872, -97.7067]);
export const sanMarcos = store('102', 'San Marcos', '41 Mill Street', 'San Marcos', [29.8833, -97.9414]);
export const alamoHeights = store('103', 'Alamo Heights', '6100 Broadway Court', 'San Antonio', [29.4849, -98.4658]);
const dallas = store('104', 'Dallas', '9 Linden Court', 'Dallas', [32.7831, -96.8067]);
export const fourStores = [dallas, alamoHeights, northAustin, sanMarcos];

export const eastAustin: GeocodeView = {
  zipcode: '78702',
  latitude: 30.2633,
  longitude: -97.7143,
  place_id: '4671654',
  displayText: 'Austin, TX',
};

/** Responds to the calls of the store locator: 78702 is in Austin, and no other zip code exists. */
export const withStores = (api: FakeApi): FakeApi =>
  api
    .answer(retailStoresRoutes.retailStores, () => fourStores)
    .answer(placesRoutes.geocode, ({ query }) => {
      if (query['zipcode'] !== eastAustin.zipcode) throw new Refusal(404, 'place-not-found');
      return eastAustin;
    });
