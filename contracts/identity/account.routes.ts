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
    summary: 'The account of the signed-in person, with what they have chosen and what is under way',
    access: signedIn,
    answer: view<AccountView>(),
  }),
  changePassword: route({
    method: 'POST',
    path: 'account/password',
    summary: 'Set another password with the present one; every other session ends',
    access: signedIn,
    inPerson: true,
    body: ChangePasswordRequest,
    answer: view<SuccessView>(),
  }),
  startEmailChange: route({
    method: 'POST',
    path: 'account/email-change',
    summary: 'Ask for another email; a code goes to the present address. Says the same for one that somebody else has',
    access: signedIn,
    inPerson: true,
    body: StartEmailChangeRequest,
    answer: view<AccountView>(),
  }),
  confirmEmailChange: route({
    method: 'POST',
    path: 'account/email-change/confirm',
    summary:
      'Show the code of the present address, then that of the new one: with the second the email is changed and every other session ends',
    access: signedIn,
    inPerson: true,
    body: ConfirmEmailChangeRequest,
    answer: view<AccountView>(),
  }),
  resendEmailChangeCode: route({
    method: 'POST',
    path: 'account/email-change/resend',
    summary: 'Send another code to the address that is waited for, at most one a minute',
    access: signedIn,
    inPerson: true,
    answer: view<AccountView>(),
  }),
  cancelEmailChange: route({
    method: 'DELETE',
    path: 'account/email-change',
    summary: 'Keep the present email',
    access: signedIn,
    inPerson: true,
    answer: view<AccountView>(),
  }),
  requestBusinessRemoval: route({
    method: 'POST',
    path: 'account/business-removal',
    summary:
      'Ask for the business to be removed, which can take up to 2 weeks (ID-117); its pages leave the site at once',
    access: signedIn,
    inPerson: true,
    body: RequestBusinessRemovalRequest,
    answer: view<AccountView>(),
  }),
  cancelBusinessRemoval: route({
    method: 'DELETE',
    path: 'account/business-removal',
    summary: 'Keep the business after all; its pages can be published again',
    access: signedIn,
    inPerson: true,
    answer: view<AccountView>(),
  }),
};
