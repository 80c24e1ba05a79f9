import { route, signedIn, view } from '../shared/route.js';
import {
  ChangePasswordRequest,
  ConfirmEmailChangeRequest,
  RequestBusinessRemovalRequest,
  StartEmailChangeRequest,
} from './account.requests.js';
import type { AccountView } from './account.views.js';
import type { SuccessView } from './identity.views.js';

/** Account settings of the signed-in user. Impersonating operators are refused. */
export const accountRoutes = {
  account: route({
    method: 'GET',
    path: 'account',
    summary: 'The account of the signed-in user, with settings and pending requests',
    access: signedIn,
    answer: view<AccountView>(),
  }),
  changePassword: route({
    method: 'POST',
    path: 'account/password',
    summary: 'Change the password, given the current one; ends all other sessions',
    access: signedIn,
    inPerson: true,
    body: ChangePasswordRequest,
    answer: view<SuccessView>(),
  }),
  startEmailChange: route({
    method: 'POST',
    path: 'account/email-change',
    summary:
      'Request an email change; sends a code to the current address. Responds the same if the new address is taken',
    access: signedIn,
    inPerson: true,
    body: StartEmailChangeRequest,
    answer: view<AccountView>(),
  }),
  confirmEmailChange: route({
    method: 'POST',
    path: 'account/email-change/confirm',
    summary:
      'Confirm the current address, then the new one, each with its code; the second one changes the email and ends all other sessions',
    access: signedIn,
    inPerson: true,
    body: ConfirmEmailChangeRequest,
    answer: view<AccountView>(),
  }),
  resendEmailChangeCode: route({
    method: 'POST',
    path: 'account/email-change/resend',
    summary: 'Send another code to the address being confirmed, at most one per minute',
    access: signedIn,
    inPerson: true,
    answer: view<AccountView>(),
  }),
  cancelEmailChange: route({
    method: 'DELETE',
    path: 'account/email-change',
    summary: 'Keep the current email',
    access: signedIn,
    inPerson: true,
    answer: view<AccountView>(),
  }),
  requestBusinessRemoval: route({
    method: 'POST',
    path: 'account/business-removal',
    summary:
      'Request the removal of the business, which can take up to two weeks (ID-117); its pages are taken down at once',
    access: signedIn,
    inPerson: true,
    body: RequestBusinessRemovalRequest,
    answer: view<AccountView>(),
  }),
  cancelBusinessRemoval: route({
    method: 'DELETE',
    path: 'account/business-removal',
    summary: 'Cancel the removal request; pages can be published again',
    access: signedIn,
    inPerson: true,
    answer: view<AccountView>(),
  }),
};
