import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { PageView } from '#contracts/shared/page.js';
import { billingRoutes } from '#contracts/billing/billing.routes.js';
import { accountRoutes } from '#contracts/identity/account.routes.js';
import type { SignedInView } from '#contracts/identity/identity.views.js';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import { impersonationRoutes as routes } from '#contracts/identity/impersonation.routes.js';
import type {
  ImpersonatedChangeView,
  ImpersonationOfferView,
  ImpersonationView,
} from '#contracts/identity/impersonation.views.js';
import { sessionsRoutes } from '#contracts/identity/sessions.routes.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { Posy } from '../../support/posy/posy.js';
import { sessionIdIn } from '../identity/sessions.js';
import { peopleOf, type People } from '../webstore/people.js';
import { webstoreCalls } from '../webstore/webstore-calls.js';

const reason = 'asked by phone to mend the hours';

let posy: Posy;
let people: People;
let webstoreId: string;

beforeAll(async () => {
  posy = await Posy.start({ workers: [], settings: { SIGN_IN_TRIES_PER_MINUTE: '100000' } });
  people = await peopleOf(posy);
  webstoreId = await aWebstore(people.vendor.vendorId).published(posy);
});
afterAll(() => posy.stop());

const offer = (userId: string, token = people.admin.token, why = reason) =>
  posy.call<ImpersonationOfferView>(routes.startImpersonation, { body: { userId, reason: why }, token });

/** Impersonates a user, as the operator's browser does; returns the tokens. */
async function actAs(userId: string, operator = people.admin.token) {
  const { body, headers } = await offer(userId, operator);
  const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
  const answer = await posy.call<SignedInView>(sessionsRoutes.handOver, { body, headers: { cookie } });
  return answer.body.data;
}

const records = async () =>
  (await posy.call<PageView<ImpersonationView>>(routes.impersonations, { token: people.admin.token })).body;
const changesOf = async (id: string) => {
  const { body } = await posy.call<PageView<ImpersonatedChangeView>>(routes.impersonatedChanges, {
    params: { id },
    token: people.admin.token,
  });
  return body.results;
};
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

describe('an impersonation', () => {
  it("has the user's access and no other, in tokens that name both [ID-111]", async () => {
    const { authResult, user } = await actAs(people.vendor.userId);
    expect(user).toMatchObject({ id: people.vendor.userId, isAdmin: false });
    const claims = claimsOf(authResult.AccessToken);
    expect(claims).toMatchObject({ sub: people.vendor.userId, act: { sub: people.admin.userId }, isAdmin: false });
    expect(claimsOf(authResult.IdToken)).toMatchObject({ act: { sub: people.admin.userId } });
    const calls = webstoreCalls(posy, authResult.AccessToken);
    expect((await calls.save(webstoreId, { name: 'Mended' })).status).toBe(200);
    const foreign = await aWebstore(people.rival.vendorId).published(posy);
    expect((await calls.saveFrom(foreign, 1, { name: 'Not mine' })).status).toBe(403);
  });

  it('ends after half an hour at the latest, refreshed or not [ID-111]', async () => {
    const { authResult } = await actAs(people.couple.userId);
    await posy.sql(`update identity.session set expires_at = expires_at - interval '30 minutes' where id = $1`, [
      sessionIdIn(authResult.AccessToken),
    ]);
    const body = { refreshToken: authResult.RefreshToken, username: 'couple@posy.example' };
    expect(await posy.call(identityRoutes.refreshToken, { body })).toMatchObject({ status: 401 });
  });

  it('continues after a refresh: the new tokens name the operator too', async () => {
    const { authResult } = await actAs(people.couple.userId);
    const body = { refreshToken: authResult.RefreshToken, username: 'couple@posy.example' };
    const answer = await posy.call<{ AuthenticationResult: { AccessToken: string } }>(identityRoutes.refreshToken, {
      body,
    });
    expect(claimsOf(answer.body.AuthenticationResult.AccessToken)).toMatchObject({ act: { sub: people.admin.userId } });
  });

  it('ends when the sessions of the operator end, and is recorded [ID-111]', async () => {
    const email = `${randomUUIDv7()}@posy.example`;
    await posy.register(email, ['Admin']);
    const operator = await posy.signIn(email);
    const { authResult } = await actAs(people.vendor.userId, operator);
    await posy.call(sessionsRoutes.endAllSessions, { token: operator });
    const me = (token: string) => posy.call(identityRoutes.currentUser, { token });
    expect((await me(authResult.AccessToken)).status).toBe(401);
    expect((await me(people.vendor.token)).status).toBe(200);
    expect((await records()).results[0]).toMatchObject({ id: sessionIdIn(authResult.AccessToken), state: 'ended' });
  });

  it('is ended by the user without a confirmation, and is recorded [ID-111]', async () => {
    const { authResult } = await actAs(people.vendor.userId);
    const id = sessionIdIn(authResult.AccessToken);
    expect((await posy.call(sessionsRoutes.endSession, { params: { id }, token: people.vendor.token })).status).toBe(
      200,
    );
    expect((await records()).results[0]).toMatchObject({ id, state: 'ended' });
  });

  it('ends when the operator is no operator any more, or the user has become one', async () => {
    const outcomeAfter = async (change: string, ofWhom: 'operator' | 'user') => {
      const [operator, user] = [`${randomUUIDv7()}@posy.example`, `${randomUUIDv7()}@posy.example`];
      const ids = { operator: await posy.register(operator, ['Admin']), user: await posy.register(user) };
      const { authResult } = await actAs(ids.user, await posy.signIn(operator));
      await posy.sql(`update identity."user" set ${change} where id = $1`, [ids[ofWhom]]);
      const body = { refreshToken: authResult.RefreshToken, username: user };
      return (await posy.call(identityRoutes.refreshToken, { body })).status;
    };
    expect(await outcomeAfter(`roles = '{}', is_admin = false`, 'operator')).toBe(401);
    expect(await outcomeAfter(`roles = '{Admin}', is_admin = true`, 'user')).toBe(401);
    expect(await outcomeAfter(`first_name = 'Nora'`, 'user')).toBe(200);
  });

  it('ends with signing out, at once, and the user stays signed in', async () => {
    const { authResult } = await actAs(people.vendor.userId);
    await posy.call(identityRoutes.logout, { body: { accessToken: authResult.AccessToken } });
    const me = (token: string) => posy.call(identityRoutes.currentUser, { token });
    expect((await me(authResult.AccessToken)).status).toBe(401);
    expect((await me(people.vendor.token)).status).toBe(200);
  });
});

describe('is not possible', () => {
  it('except by an operator [ID-104]', async () => {
    for (const { token } of [people.couple, people.vendor]) {
      expect((await offer(people.rival.userId, token)).status).toBe(403);
    }
  });

  it('of an operator, of an unknown user, or without a reason', async () => {
    const other = await posy.register('second-operator@posy.example', ['Admin']);
    expect(await offer(other)).toMatchObject({ status: 400, problem: { fields: { userId: ['is-operator'] } } });
    expect(await offer(people.admin.userId)).toMatchObject({ status: 400 });
    expect(await offer(randomUUIDv7())).toMatchObject({ status: 404 });
    for (const why of ['', 'no', ' padded ', 'x'.repeat(301)]) {
      const { status, problem } = await offer(people.couple.userId, people.admin.token, why);
      expect([status, Object.keys(problem.fields ?? {})]).toEqual([400, ['reason']]);
    }
  });

  it('during another one: nothing is nested [ID-111]', async () => {
    const { authResult } = await actAs(people.vendor.userId);
    expect((await offer(people.couple.userId, authResult.AccessToken)).status).toBe(403);
    expect((await posy.call(routes.impersonations, { token: authResult.AccessToken })).status).toBe(403);
  });
});

const { account: _mayBeRead, ...account } = accountRoutes;
const { createSubscription, createPortalSession } = billingRoutes;
const personal = [sessionsRoutes.endAllSessions, sessionsRoutes.endSession, createSubscription, createPortalSession];

describe('a user’s personal action', () => {
  it.each([...personal, ...Object.values(account)])('$method $path is refused [ID-112, OP-31]', async (route) => {
    const { authResult } = await actAs(people.vendor.userId);
    const params = { id: sessionIdIn(people.vendor.token) };
    const { status, problem } = await posy.call(route, { params, token: authResult.AccessToken });
    expect([status, problem.error]).toEqual([403, 'unavailable-for-admins']);
    expect(problem.message).toBe('This action is currently unavailable for admins');
    expect((await posy.call(identityRoutes.currentUser, { token: people.vendor.token })).status).toBe(200);
  });
});

describe('the records', () => {
  let before: number;
  beforeEach(async () => (before = (await records()).numResults));

  it('contain the operator, the user, the reason, the start and the end [ID-111]', async () => {
    const { authResult } = await actAs(people.vendor.userId);
    const newest = async () => (await records()).results[0];
    const id = sessionIdIn(authResult.AccessToken);
    expect(await newest()).toMatchObject({
      id,
      operator: { id: people.admin.userId, email: 'operator@posy.example' },
      user: { id: people.vendor.userId, email: people.vendor.email },
      reason,
      state: 'acting',
      changes: 0,
      endedAt: null,
    });
    expect((await records()).numResults).toBe(before + 1);
    await posy.call(identityRoutes.logout, { body: { accessToken: authResult.AccessToken } });
    const ended = await newest();
    expect(ended).toMatchObject({ id, state: 'ended' });
    expect(Date.parse(ended?.endedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(ended?.startedAt ?? ''));
  });

  it('contain those that were requested and never begun', async () => {
    await offer(people.couple.userId);
    expect((await records()).results[0]).toMatchObject({ state: 'offered', startedAt: null, endedAt: null });
  });

  it('name every changed row with both ids, and none of its values [ID-111]', async () => {
    const { authResult } = await actAs(people.vendor.userId);
    const calls = webstoreCalls(posy, authResult.AccessToken);
    await calls.save(webstoreId, { name: 'Changed by somebody else' });
    await calls.unpublish(webstoreId);
    const id = sessionIdIn(authResult.AccessToken);
    const changes = await changesOf(id);
    expect(changes.map(({ change }) => change).filter((change) => change.includes('webstore.webstore'))).toEqual([
      expect.stringMatching(new RegExp(`^update webstore.webstore ${webstoreId}: `)),
      expect.stringMatching(new RegExp(`^update webstore.webstore ${webstoreId}: .*draft`)),
    ]);
    expect(JSON.stringify(changes)).not.toContain('Changed by somebody else');
    expect((await records()).results[0]?.changes).toBe(changes.length);
    const rows = await posy.sql(
      `select distinct user_id, actor_id from identity.security_event where kind = 'impersonated-change' and session_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ user_id: people.vendor.userId, actor_id: people.admin.userId }]);
  });

  it('contain nothing that a user changes for themselves, or an operator as such', async () => {
    const count = async () =>
      (await posy.sql(`select 1 from identity.security_event where kind = 'impersonated-change'`)).length;
    const changes = await count();
    for (const { token } of [people.vendor, people.admin]) {
      expect((await webstoreCalls(posy, token).save(webstoreId, { name: `By ${token.length}` })).status).toBe(200);
    }
    expect(await count()).toBe(changes);
  });

  it('contain nothing about a refused change', async () => {
    const { authResult } = await actAs(people.vendor.userId);
    const calls = webstoreCalls(posy, authResult.AccessToken);
    expect((await calls.saveFrom(webstoreId, 1, { name: 'Too late' })).status).toBe(409);
    expect(await changesOf(sessionIdIn(authResult.AccessToken))).toEqual([]);
  });
});
