import { uuid } from '../shared/params.js';
import { anyone, owner, route, view } from '../shared/route.js';
import type { AuthUserView } from './identity.views.js';
import { ConfirmUserRequest, VerifyTokenRequest } from './reports.requests.js';
import type { TokenReportView, UserConfirmationView } from './reports.views.js';

/** Calls that report and change nothing (ID-119). */
export const reportsRoutes = {
  confirmUser: route({
    method: 'POST',
    path: 'auth/confirm-user',
    summary: 'Whether an account has confirmed its e-mail; says so to its owner and to operators only',
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
  userDetails: route({
    method: 'GET',
    path: 'auth/user-details/:id',
    summary: 'A person, for themselves and for operators',
    access: owner('user', 'id'),
    params: { id: uuid },
    answer: view<AuthUserView>(),
  }),
};
