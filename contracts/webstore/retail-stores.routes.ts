import { uuid } from '../shared/params.js';
import { anyone, owner, route, view } from '../shared/route.js';
import { FavouriteStoreRequest } from './retail-stores.requests.js';
import type { InsertsView, RetailStoreView } from './retail-stores.js';
import type { WebstoreDraftView } from './webstore.views.js';

export const retailStoresRoutes = {
  retailStores: route({
    method: 'GET',
    path: 'retailstores',
    summary: 'All stores of the retailer, by store number',
    access: anyone,
    answer: view<RetailStoreView[]>(),
  }),
  favouriteStore: route({
    method: 'PUT',
    path: 'favouriteStore',
    summary: 'Choose the store where couples can meet the vendor; requires Premium',
    access: owner('webstore', 'webstoreId'),
    audited: { as: 'webstore-changed' },
    body: FavouriteStoreRequest,
    answer: view<WebstoreDraftView>(),
  }),
  inserts: route({
    method: 'GET',
    path: 'webstores/:id/inserts',
    summary:
      'The URL where the vendor orders printed inserts; contains a code for the owner’s account instead of the email',
    access: owner('webstore', 'id'),
    params: { id: uuid },
    answer: view<InsertsView>(),
  }),
};
