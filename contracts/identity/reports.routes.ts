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
    summary: 'Whether an account has confirmed its email, for its owner and operators',
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
    summary: 'The signed-in user, by their id token; signing up or in has already created the account',
    access: signedIn,
    body: VerifyTokenRequest,
    answer: view<AuthUserView>(),
  }),
  userAsInToken: route({
    method: 'PATCH',
    path: 'users',
    summary: 'The signed-in user, by their id token, whose claims match the account',
    access: signedIn,
    body: VerifyTokenRequest,
    answer: view<AuthUserView>(),
  }),
  user: route({
    method: 'GET',
    path: 'users/:id',
    summary: 'A user, for themselves and for operators',
    access: owner('user', 'id'),
    params: { id: uuid },
    answer: view<AuthUserView>(),
  }),
  userDetails: route({
    method: 'GET',
    path: 'auth/user-details/:id',
    summary: 'A user, for themselves and for operators',
    access: owner('user', 'id'),
    params: { id: uuid },
    answer: view<AuthUserView>(),
  }),
};
