import type { SuccessView } from '../identity/identity.views.js';
import { readPage } from '../shared/page.js';
import { uuid } from '../shared/params.js';
import { owner, route, view } from '../shared/route.js';
import { AddLocationRequest, CreateWebstoreRequest } from './locations.requests.js';
import type { LocationPageView } from './locations.js';
import type { WebstoreDraftView } from './webstore.views.js';

export const locationsRoutes = {
  locations: route({
    method: 'GET',
    path: 'vendors/:id/locations',
    summary: 'The locations of a vendor: the default one first, then newest first',
    access: owner('vendor', 'id'),
    params: { id: uuid },
    query: readPage,
    answer: view<LocationPageView>(),
  }),
  addLocation: route({
    method: 'POST',
    path: 'vendors/:id/locations',
    summary: 'Add a location, which is another webstore; requires Premium, and customer service beyond nine locations',
    access: owner('vendor', 'id'),
    audited: { as: 'location-added' },
    params: { id: uuid },
    body: AddLocationRequest,
    answer: view<WebstoreDraftView>(),
  }),
  createWebstore: route({
    method: 'POST',
    path: 'webstores',
    summary: 'Create a webstore for a vendor, optionally from crawled data; the rules for locations apply (WS-193)',
    access: owner('vendor', 'vendorId'),
    audited: { as: 'location-added' },
    body: CreateWebstoreRequest,
    answer: view<WebstoreDraftView>(),
  }),
  copyWebstore: route({
    method: 'PUT',
    path: 'webstores/:id/copy',
    summary: 'Copy a location with its texts and settings, but without its photos and address (WS-192)',
    access: owner('webstore', 'id'),
    audited: { as: 'location-added' },
    params: { id: uuid },
    answer: view<WebstoreDraftView>(),
  }),
  deleteWebstore: route({
    method: 'DELETE',
    path: 'webstores/:id',
    summary: 'Delete a location permanently; frees its seat, while its web address stays reserved (WS-192)',
    access: owner('webstore', 'id'),
    audited: { as: 'location-removed' },
    params: { id: uuid },
    answer: view<SuccessView>(),
  }),
};
