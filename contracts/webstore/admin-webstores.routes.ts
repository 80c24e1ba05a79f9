import type { PageView } from '../shared/page.js';
import { readListing } from '../shared/listing.query.js';
import { uuid } from '../shared/params.js';
import { admins, route, view } from '../shared/route.js';
import type { AdminWebstoreRowView, AdminWebstoreView } from './admin-webstores.views.js';

export const adminWebstoresRoutes = {
  adminWebstores: route({
    method: 'GET',
    path: 'admin/webstores',
    summary: 'Webstores of all vendors by part of the name or web address, newest first',
    access: admins,
    query: readListing,
    answer: view<PageView<AdminWebstoreRowView>>(),
  }),
  adminWebstore: route({
    method: 'GET',
    path: 'admin/webstores/:id',
    summary: 'The draft of any webstore, with its vendor',
    access: admins,
    params: { id: uuid },
    answer: view<AdminWebstoreView>(),
  }),
};
