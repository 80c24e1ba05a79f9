import { uuid } from '../shared/params.js';
import { anyone, owner, route, view } from '../shared/route.js';
import { FavouriteStoreRequest } from './retail-stores.requests.js';
import type { InsertsView, RetailStoreView } from './retail-stores.js';
import type { WebstoreDraftView } from './webstore.views.js';

export const retailStoresRoutes = {
  retailStores: route({
    method: 'GET',
    path: 'retailstores',
    summary: 'Every store of the retailer, by number',
    access: anyone,
    answer: view<RetailStoreView[]>(),
  }),
  favouriteStore: route({
    method: 'PUT',
    path: 'favouriteStore',
    summary: 'Choose the store at which couples can meet the vendor; premium only',
    access: owner('webstore', 'webstoreId'),
    audited: { as: 'webstore-changed' },
    body: FavouriteStoreRequest,
    answer: view<WebstoreDraftView>(),
  }),
  inserts: route({
    method: 'GET',
    path: 'webstores/:id/inserts',
    summary:
      "Where the vendor orders printed inserts; the address carries a code of the owner's account, not the email",
    access: owner('webstore', 'id'),
    params: { id: uuid },
    answer: view<InsertsView>(),
  }),
};
