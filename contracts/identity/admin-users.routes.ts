import type { PageView } from '../shared/page.js';
import { readListing } from '../shared/listing.query.js';
import { uuid } from '../shared/params.js';
import { admins, route, view } from '../shared/route.js';
import type { SuccessView } from './identity.views.js';
import type { AdminUserView } from './admin-users.views.js';

export const adminUsersRoutes = {
  adminUsers: route({
    method: 'GET',
    path: 'admin/users',
    summary: 'Users by part of a name, email or business name, newest first',
    access: admins,
    query: readListing,
    answer: view<PageView<AdminUserView>>(),
  }),
  adminUser: route({
    method: 'GET',
    path: 'admin/users/:id',
    summary: 'A user with their business',
    access: admins,
    params: { id: uuid },
    answer: view<AdminUserView>(),
  }),
  signOutUser: route({
    method: 'POST',
    path: 'admin/users/:id/sign-out',
    summary: 'Sign a user out everywhere, for a compromised account',
    access: admins,
    audited: { as: 'user-signed-out', target: { kind: 'user', field: 'id' } },
    params: { id: uuid },
    answer: view<SuccessView>(),
  }),
};
