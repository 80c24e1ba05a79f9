import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import type { AuthResultView, SignedInView } from '#contracts/identity/identity.views.js';
import { impersonationRoutes } from '#contracts/identity/impersonation.routes.js';
import type { ImpersonationOfferView } from '#contracts/identity/impersonation.views.js';
import { sessionsRoutes } from '#contracts/identity/sessions.routes.js';
import type { ReturnedView } from '#contracts/identity/sessions.views.js';
import type { Posy } from '../../support/posy/posy.js';
import { refresh, sessionIdIn, signIn, signOut, startApi, whoAmI } from '../identity/sessions.js';

let posy: Posy;
let userId: string;

beforeAll(async () => {
  posy = await startApi();
  userId = await posy.register('couple@posy.example');
});
afterAll(() => posy.stop());

const cookieOf = (headers: Record<string, unknown>, name: string) =>
  new RegExp(`${name}=[^;]+`).exec(String(headers['set-cookie']))?.[0] ?? '';

/** An operator who impersonates the couple. */
async function impersonation() {
  const email = `${randomUUIDv7()}@posy.example`;
  const id = await posy.register(email, ['Admin']);
  const own = await signIn(posy, email);
  const offer = await posy.call<ImpersonationOfferView>(impersonationRoutes.startImpersonation, {
    body: { userId, reason: 'asked by phone' },
    token: own.AccessToken,
  });
  const begun = await posy.call<SignedInView>(sessionsRoutes.handOver, {
    body: offer.body,
    headers: { cookie: cookieOf(offer.headers, 'posy.hand-over') },
  });
  const acting: AuthResultView = begun.body.data.authResult;
  return { id, email, own, acting, cookie: cookieOf(begun.headers, 'posy.return') };
}

const end = ({ acting, cookie }: { acting: AuthResultView; cookie?: string }) =>
  posy.call<ReturnedView>(sessionsRoutes.endImpersonation, {
    token: acting.AccessToken,
    headers: cookie === undefined ? {} : { cookie },
  });

const change = (what: string, { own }: { own: AuthResultView }) =>
  posy.sql(`update identity.session set ${what} where id = $1`, [sessionIdIn(own.AccessToken)]);

describe('POST /auth/end-impersonation', () => {
  it('ends the impersonation and continues the session of the operator with new tokens', async () => {
    const begun = await impersonation();
    const { status, body, headers } = await end(begun);
    expect([status, body.data?.user]).toEqual([200, expect.objectContaining({ id: begun.id, isAdmin: true })]);
    expect(String(headers['set-cookie'])).toMatch(/^posy\.return=; .*Max-Age=0; HttpOnly; SameSite=Strict/);
    const returned = body.data!.authResult;
    expect(sessionIdIn(returned.AccessToken)).toBe(sessionIdIn(begun.own.AccessToken));
    expect((await whoAmI(posy, returned.AccessToken)).body.id).toBe(begun.id);
    expect((await whoAmI(posy, begun.acting.AccessToken)).status).toBe(401);
    expect((await refresh(posy, returned.RefreshToken, begun.email)).status).toBe(200);
    const [entry] = await posy.sql(
      `select actor_id, user_id, note from identity.security_event where kind = 'impersonation-ended' and session_id = $1`,
      [sessionIdIn(begun.acting.AccessToken)],
    );
    const note = `back in session ${sessionIdIn(returned.AccessToken)}`;
    expect(entry).toEqual({ actor_id: begun.id, user_id: userId, note });
  });

  it('does not extend the twelve hours of the operator', async () => {
    const begun = await impersonation();
    await change(`created_at = created_at - interval '11 hours 50 minutes'`, begun);
    const returned = (await end(begun)).body.data!.authResult;
    await change(`created_at = created_at - interval '10 minutes'`, begun);
    expect((await refresh(posy, returned.RefreshToken, begun.email)).status).toBe(401);
  });

  it('ends the session of the operator when an old token is used again', async () => {
    const begun = await impersonation();
    const returned = (await end(begun)).body.data!.authResult;
    expect((await refresh(posy, begun.own.RefreshToken, begun.email)).status).toBe(401);
    expect((await refresh(posy, returned.RefreshToken, begun.email)).status).toBe(401);
  });

  it.each([
    ['was signed out', (begun: { own: AuthResultView }) => signOut(posy, begun.own.AccessToken)],
    ['was idle for half an hour', (begun) => change(`expires_at = now()`, begun)],
    ['is twelve hours old', (begun) => change(`created_at = created_at - interval '12 hours'`, begun)],
    ['is that of somebody else', (begun) => change(`user_id = '${userId}'`, begun)],
    [
      'is that of an operator no longer',
      ({ id }) => posy.sql(`update identity."user" set roles = '{}', is_admin = false where id = $1`, [id]),
    ],
  ] as [string, (begun: Awaited<ReturnType<typeof impersonation>>) => Promise<unknown>][])(
    'signs nobody in when the session of the operator %s',
    async (_why, happens) => {
      const begun = await impersonation();
      await happens(begun);
      const { status, body } = await end(begun);
      expect([status, body.data]).toEqual([200, null]);
      expect((await whoAmI(posy, begun.acting.AccessToken)).status).toBe(401);
    },
  );

  it('signs nobody in for a browser that the operator did not use, nor for another impersonation', async () => {
    const [one, two] = [await impersonation(), await impersonation()];
    expect((await end({ acting: one.acting })).body.data).toBeNull();
    expect((await end({ acting: two.acting, cookie: one.cookie })).body.data).toBeNull();
    expect((await whoAmI(posy, one.own.AccessToken)).status).toBe(200);
  });

  it('succeeds only once', async () => {
    const begun = await impersonation();
    const statuses = (await Promise.all([end(begun), end(begun)])).map(({ status, body }) => [status, !!body.data]);
    expect(statuses.filter(([, isBack]) => isBack)).toEqual([[200, true]]);
    expect((await end(begun)).status).toBe(401);
  });

  it('is refused for sessions without an impersonation', async () => {
    const { own } = await impersonation();
    expect((await end({ acting: own })).status).toBe(403);
    expect((await posy.call(identityRoutes.currentUser, { token: own.AccessToken })).status).toBe(200);
  });
});
