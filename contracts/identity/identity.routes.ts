import { uuid } from '../shared/params.js';
import { anyoneAnyToken, owner, route, signedIn, view } from '../shared/route.js';
import { LoginRequest, LogoutRequest, RefreshTokenRequest, UpdateUserRequest } from './identity.requests.js';
import type { AuthUserView, RefreshedView, SuccessView, WhoAmIView } from './identity.views.js';
import type { SignInAnswerView } from './second-factor.views.js';

export const identityRoutes = {
  login: route({
    method: 'POST',
    path: 'auth/login',
    summary: 'Sign in with email and password; an account with a second factor is asked for it instead of tokens',
    access: anyoneAnyToken,
    body: LoginRequest,
    answer: view<SignInAnswerView>(),
  }),
  refreshToken: route({
    method: 'POST',
    path: 'auth/refresh-token',
    summary: 'Exchange a refresh token for new tokens; the old one is invalid ten seconds later',
    access: anyoneAnyToken,
    body: RefreshTokenRequest,
    answer: view<RefreshedView>(),
  }),
  logout: route({
    method: 'POST',
    path: 'auth/logout',
    summary: 'End the session that an access token belongs to',
    access: anyoneAnyToken,
    body: LogoutRequest,
    answer: view<SuccessView>(),
  }),
  currentUser: route({
    method: 'GET',
    path: 'users/me',
    summary: 'The signed-in user',
    access: signedIn,
    whileEnrolling: true,
    answer: view<AuthUserView>(),
  }),
  updateUser: route({
    method: 'PATCH',
    path: 'users/:id',
    summary:
      'Update a user’s name, phone, birthdate, notification settings or favorites. With a version, refused if the user has changed since; without one, the last write wins',
    access: owner('user', 'id'),
    audited: { as: 'user-changed' },
    params: { id: uuid },
    body: UpdateUserRequest,
    answer: view<AuthUserView>(),
  }),
  whoAmI: route({
    method: 'GET',
    path: 'system/WhoAmI',
    summary: 'The name and phone number of the signed-in user, to prefill forms',
    access: signedIn,
    answer: view<WhoAmIView>(),
  }),
};
