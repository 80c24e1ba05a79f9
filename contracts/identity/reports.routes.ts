import { uuid } from '../shared/params.js';
import { anyone, owner, route, signedIn, view } from '../shared/route.js';
import type { AuthUserView } from './identity.views.js';
import { ConfirmUserRequest, VerifyTokenRequest } from './reports.requests.js';
import type { TokenReportView, UserConfirmationView } from './reports.views.js';

/** Calls that report and change nothing (ID-119, ID-121). */
export const reportsRoutes = {
  confirmUser: route({
    method: 'POST',
    path: 'auth/confirm-user',
    summary: 'Whether an account has confirmed its email; says so to its owner and to operators only',
    access: anyone,
    body: ConfirmUserRequest,
    answer: view<UserConfirmationView>(),
  }),
  verifyToken: route({
    method: 'POST',
    path: 'auth/verify-token',
    summary: 'Whether an id token was signed here and has not expired',
    access: anyone,
    body: VerifyTokenRequest,
    answer: view<TokenReportView>(),
  }),
  userOfToken: route({
    method: 'POST',
    path: 'users',
    summary: 'The signed-in person, by an id token of theirs: signing up or in has made the account already',
    access: signedIn,
    body: VerifyTokenRequest,
    answer: view<AuthUserView>(),
  }),
  userAsInToken: route({
    method: 'PATCH',
    path: 'users',
    summary: 'The signed-in person, by an id token of theirs: what it says was taken from the account, or put there',
    access: signedIn,
    body: VerifyTokenRequest,
    answer: view<AuthUserView>(),
  }),
  user: route({
    method: 'GET',
    path: 'users/:id',
    summary: 'A person, for themselves and for operators',
    access: owner('user', 'id'),
    params: { id: uuid },
    answer: view<AuthUserView>(),
  }),
  userDetails: route({
    method: 'GET',
    path: 'auth/user-details/:id',
    summary: 'A person, for themselves and for operators',
    access: owner('user', 'id'),
    params: { id: uuid },
    answer: view<AuthUserView>(),
  }),
};
