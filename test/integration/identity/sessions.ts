import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import type { AuthResultView, AuthUserView, RefreshedView, SignedInView } from '#contracts/identity/identity.views.js';
import { eventually } from '../../support/posy/eventually.js';
import { password, Posy, type Answer } from '../../support/posy/posy.js';

/** Starts the api without workers and rate limits. */
export const startApi = (): Promise<Posy> =>
  Posy.start({ workers: [], settings: { SIGN_IN_TRIES_PER_MINUTE: '100000', REQUESTS_PER_MINUTE: '100000' } });

/** Signs in and returns all tokens. */
export async function signIn(posy: Posy, email: string): Promise<AuthResultView> {
  const body = { identifier: email, password };
  return (await posy.call<SignedInView>(identityRoutes.login, { body })).body.data.authResult;
}

export const refresh = (posy: Posy, refreshToken: string, username: string): Promise<Answer<RefreshedView>> =>
  posy.call(identityRoutes.refreshToken, { body: { refreshToken, username } });

export const signOut = (posy: Posy, accessToken: string): Promise<Answer> =>
  posy.call(identityRoutes.logout, { body: { accessToken } });

export const whoAmI = (posy: Posy, token?: string): Promise<Answer<AuthUserView>> =>
  posy.call(identityRoutes.currentUser, { token });

/** The session id of an access token. */
export function sessionIdIn(accessToken: string): string {
  const claims = JSON.parse(Buffer.from(accessToken.split('.')[1]!, 'base64url').toString()) as { sid: string };
  return claims.sid;
}

/** Moves the times of all sessions into the past. */
export async function letPass(posy: Posy, seconds: number): Promise<void> {
  await posy.sql(
    `update identity.session set rotated_at = rotated_at - $1 * interval '1 second',
       created_at = created_at - $1 * interval '1 second', expires_at = expires_at - $1 * interval '1 second'`,
    [seconds],
  );
}

/** Returns the status of a call with the token: 200 or 401. */
export async function statusAt(api: NestFastifyApplication, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await api.inject({ method: 'GET', url: '/api/users/me', headers })).statusCode;
}

/** Waits until an api process refuses a token. */
export async function untilRefused(api: NestFastifyApplication, token: string): Promise<void> {
  await eventually(
    () => statusAt(api, token),
    (status) => status === 401,
  );
}
