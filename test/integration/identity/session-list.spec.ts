import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sessionsRoutes as routes } from '#contracts/identity/sessions.routes.js';
import type { SessionsView } from '#contracts/identity/sessions.views.js';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import type { SignedInView } from '#contracts/identity/identity.views.js';
import { password, type CallParts, type Posy } from '../../support/posy/posy.js';
import { letPass, refresh, sessionIdIn, startApi, whoAmI } from './sessions.js';

let posy: Posy;
let made = 0;

beforeAll(async () => {
  posy = await startApi();
});
afterAll(() => posy.stop());

async function aPerson() {
  const email = `person-${(made += 1)}@posy.example`;
  const id = await posy.register(email);
  /** Signs in from a browser with this user agent. */
  const signInWith = async (browser: string) => {
    const body = { identifier: email, password };
    const answer = await posy.call<SignedInView>(identityRoutes.login, { body, headers: { 'user-agent': browser } });
    const { AccessToken: token, RefreshToken } = answer.body.data.authResult;
    return { token, RefreshToken, sessionId: sessionIdIn(token) };
  };
  return { id, email, signInWith };
}

const list = (parts: CallParts) => posy.call<SessionsView>(routes.sessions, parts);

describe('GET /sessions', () => {
  it('returns the sessions of the user, the current one first, then by last use', async () => {
    const ada = await aPerson();
    const [phone, tablet, laptop] = [
      await ada.signInWith('a phone'),
      await ada.signInWith('a tablet'),
      await ada.signInWith('a laptop'),
    ];
    await letPass(posy, 700);
    await refresh(posy, phone.RefreshToken, ada.email);
    const { status, body } = await list({ token: tablet.token });
    expect([status, body.numResults, body.page, body.pageSize]).toEqual([200, 3, 1, 20]);
    expect(body.results.map(({ id, isCurrent, address }) => [id, isCurrent, address])).toEqual([
      [tablet.sessionId, true, '127.0.0.1'],
      [phone.sessionId, false, '127.0.0.1'],
      [laptop.sessionId, false, '127.0.0.1'],
    ]);
    expect(body.results.map(({ provider }) => provider)).toEqual(['password', 'password', 'password']);
    expect(body.results[2]?.userAgent).toBe('a laptop');
    expect(Date.parse(body.results[1]!.seenAt)).toBeGreaterThan(Date.parse(body.results[1]!.startedAt));
  });

  it('omits ended sessions and those of other users', async () => {
    const [ada, ben] = [await aPerson(), await aPerson()];
    const [kept, signedOut, expired] = [
      await ada.signInWith('a'),
      await ada.signInWith('b'),
      await ada.signInWith('c'),
    ];
    await ben.signInWith('d');
    await posy.call(identityRoutes.logout, { body: { accessToken: signedOut.token } });
    await posy.sql(`update identity.session set expires_at = now() - interval '1 second' where id = $1`, [
      expired.sessionId,
    ]);
    expect((await list({ token: kept.token })).body.results.map(({ id }) => id)).toEqual([kept.sessionId]);
  });

  it('returns pages', async () => {
    const ada = await aPerson();
    const { token } = await ada.signInWith('1');
    await ada.signInWith('2');
    await ada.signInWith('3');
    const seen: string[] = [];
    for (const page of [1, 2, 3]) {
      const { body } = await list({ token, query: { page, pageSize: 2 } });
      expect(body.numResults).toBe(3);
      seen.push(...body.results.map(({ id }) => id));
    }
    expect(new Set(seen).size).toBe(3);
    for (const query of [{ page: 0 }, { pageSize: 101 }, { page: 'x' }, { user: 1 }]) {
      const { status, problem } = await list({ token, query: query as never });
      expect([status, Object.keys(problem.fields!)]).toEqual([400, Object.keys(query)]);
    }
    expect((await list({})).status).toBe(401);
  });
});

describe('DELETE /sessions/{id}', () => {
  it('ends one session at once, and no others', async () => {
    const ada = await aPerson();
    const [here, there] = [await ada.signInWith('here'), await ada.signInWith('there')];
    const { status } = await posy.call(routes.endSession, { token: here.token, params: { id: there.sessionId } });
    expect(status).toBe(200);
    expect((await whoAmI(posy, there.token)).status).toBe(401);
    expect((await refresh(posy, there.RefreshToken, ada.email)).status).toBe(401);
    expect((await whoAmI(posy, here.token)).status).toBe(200);
    const [entry] = await posy.sql(
      `select kind, user_id, actor_id, note from identity.security_event where session_id = $1 and kind = $2`,
      [there.sessionId, 'session-ended'],
    );
    expect(entry).toEqual({
      kind: 'session-ended',
      user_id: ada.id,
      actor_id: null,
      note: `by the owner, in session ${here.sessionId}`,
    });
  });

  it('is allowed for the user only [SYS-6]', async () => {
    const [ada, ben] = [await aPerson(), await aPerson()];
    const [hers, his] = [await ada.signInWith('hers'), await ben.signInWith('his')];
    const end = (id: string, token?: string) => posy.call(routes.endSession, { params: { id }, token });
    expect((await end(hers.sessionId, his.token)).status).toBe(403);
    expect((await end(hers.sessionId)).status).toBe(401);
    expect((await end(randomUUID(), his.token)).status).toBe(404);
    expect((await end('7', his.token)).status).toBe(400);
    expect((await whoAmI(posy, hers.token)).status).toBe(200);
  });
});

describe('POST /sessions/end-all', () => {
  it('ends all sessions of the user at once, including the current one, and none of other users [OP-27]', async () => {
    const [ada, ben] = [await aPerson(), await aPerson()];
    const [here, there, his] = [await ada.signInWith('1'), await ada.signInWith('2'), await ben.signInWith('3')];
    expect((await posy.call(routes.endAllSessions, { token: here.token })).status).toBe(200);
    for (const { token, RefreshToken } of [here, there]) {
      expect((await whoAmI(posy, token)).status).toBe(401);
      expect((await refresh(posy, RefreshToken, ada.email)).status).toBe(401);
    }
    expect((await whoAmI(posy, his.token)).status).toBe(200);
    const rows = await posy.sql(
      `select note from identity.security_event where kind = 'all-sessions-ended' and user_id = $1`,
      [ada.id],
    );
    expect(rows).toEqual([{ note: '2 sessions' }]);
  });

  it('asks a visitor to sign in', async () => {
    expect((await posy.call(routes.endAllSessions)).status).toBe(401);
  });
});
