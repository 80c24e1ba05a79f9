import type { PageView } from '../shared/page.js';
import { readPage } from '../shared/page.js';
import { uuid } from '../shared/params.js';
import { admins, route, view } from '../shared/route.js';
import { StartImpersonationRequest } from './impersonation.requests.js';
import type { ImpersonatedChangeView, ImpersonationOfferView, ImpersonationView } from './impersonation.views.js';

export const impersonationRoutes = {
  startImpersonation: route({
    method: 'POST',
    path: 'admin/impersonations',
    summary: 'Act as a user for half an hour; refused for operators',
    access: admins,
    audited: { as: 'impersonation-started', target: { kind: 'user', field: 'userId' } },
    body: StartImpersonationRequest,
    answer: view<ImpersonationOfferView>(),
  }),
  impersonations: route({
    method: 'GET',
    path: 'admin/impersonations',
    summary: 'Impersonations: who acted as whom, when and why, newest first',
    access: admins,
    query: readPage,
    answer: view<PageView<ImpersonationView>>(),
  }),
  impersonatedChanges: route({
    method: 'GET',
    path: 'admin/impersonations/:id/changes',
    summary: 'The changes made in an impersonation, newest first',
    access: admins,
    params: { id: uuid },
    query: readPage,
    answer: view<PageView<ImpersonatedChangeView>>(),
  }),
};
