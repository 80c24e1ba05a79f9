import { uuid } from '../shared/params.js';
import { owner, route, view } from '../shared/route.js';
import { PersonProofRequest } from './data-rights.requests.js';
import type {
  AccountClosingView,
  DataExportLinkView,
  DataExportView,
  NewestDataExportView,
} from './data-rights.views.js';
import type { SuccessView } from './identity.views.js';

/** Export and erasure of a user's data by the user. Operators are refused. */
export const dataRightsRoutes = {
  requestExport: route({
    method: 'POST',
    path: 'users/:id/exports',
    summary:
      'Request a copy of all data about the signed-in user, with the password or an emailed code; returns an export that is in progress or ready',
    access: owner('user', 'id'),
    inPerson: true,
    params: { id: uuid },
    body: PersonProofRequest,
    answer: view<DataExportView>(),
  }),
  sendExportCode: route({
    method: 'POST',
    path: 'users/:id/exports/code',
    summary: 'Email a data-export code to a user without a password, at most one per minute',
    access: owner('user', 'id'),
    inPerson: true,
    params: { id: uuid },
    answer: view<SuccessView>(),
  }),
  newestExport: route({
    method: 'GET',
    path: 'users/:id/exports',
    summary: 'The progress of the latest export, which is kept for a day',
    access: owner('user', 'id'),
    inPerson: true,
    params: { id: uuid },
    answer: view<NewestDataExportView>(),
  }),
  exportLink: route({
    method: 'GET',
    path: 'users/:id/exports/:exportId/link',
    summary: 'A download link for the export, valid for five minutes',
    access: owner('user', 'id'),
    inPerson: true,
    params: { id: uuid, exportId: uuid },
    answer: view<DataExportLinkView>(),
  }),
  accountClosing: route({
    method: 'GET',
    path: 'users/:id/closing',
    summary: 'Whether and when the account will be closed, and what closing it requires',
    access: owner('user', 'id'),
    inPerson: true,
    params: { id: uuid },
    answer: view<AccountClosingView>(),
  }),
  sendClosingCode: route({
    method: 'POST',
    path: 'users/:id/closing/code',
    summary: 'Email an account-closing code to a user without a password, at most one per minute',
    access: owner('user', 'id'),
    inPerson: true,
    params: { id: uuid },
    answer: view<SuccessView>(),
  }),
  closeAccount: route({
    method: 'POST',
    path: 'users/:id/closing',
    summary: 'Close the account: sign out everywhere, hide its pages, and erase everything after 14 days',
    access: owner('user', 'id'),
    inPerson: true,
    params: { id: uuid },
    body: PersonProofRequest,
    answer: view<AccountClosingView>(),
  }),
  keepAccount: route({
    method: 'DELETE',
    path: 'users/:id/closing',
    summary: 'Keep the account; its pages are restored',
    access: owner('user', 'id'),
    inPerson: true,
    params: { id: uuid },
    answer: view<AccountClosingView>(),
  }),
};
