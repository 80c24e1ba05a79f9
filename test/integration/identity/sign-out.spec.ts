import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SignJWT } from 'jose';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import { SigningKeys } from '#src/identity/credentials/signing-keys.js';
import { AUTHENTICATOR, type Authenticator } from '#src/platform/http/authenticator.js';
import { createApi } from '#src/create-api.js';
import type { Posy } from '../../support/posy/posy.js';
import { eventually } from '../../support/posy/eventually.js';
import { refresh, sessionIdIn, signIn, signOut, startApi, statusAt, untilRefused, whoAmI } from './sessions.js';

const email = 'ada@posy.example';
let posy: Posy;
/** Another api process of the same installation, as good as. */
let other: NestFastifyApplication;
let userId: string;

beforeAll(async () => {
  posy = await startApi();
  other = await createApi(posy.config);
  userId = await posy.register(email);
});
afterAll(async () => {
  await other.close();
  await posy.stop();
});

/** An access token as the api would have signed it, with other times, or with another key. */
async function signed(subject: string, sessionId: string, expiresAt: number, key?: KeyObject) {
  const { kid, privateKey } = await posy.get(SigningKeys).current();
  return new SignJWT({ sid: sessionId, username: email, isAdmin: false, roles: [] })
    .setProtectedHeader({ alg: 'EdDSA', kid })
    .setSubject(subject)
    .setIssuer(posy.config.publicUrl)
    .setAudience('posy-api')
    .setExpirationTime(Math.floor(expiresAt / 1000))
    .sign(key ?? privateKey);
}

describe('POST /auth/logout', () => {
  it('ends the session at once: neither of its tokens works any more [ID-78]', async () => {
    const tokens = await signIn(posy, email);
    expect(await signOut(posy, tokens.AccessToken)).toMatchObject({ status: 200, body: { success: true } });
    expect(await whoAmI(posy, tokens.AccessToken)).toMatchObject({ status: 401, problem: { error: 'session-ended' } });
    expect((await refresh(posy, tokens.RefreshToken, email)).status).toBe(401);
  });

  it('does not depend on the notification in the process that was asked', async () => {
    const { AccessToken } = await signIn(posy, email);
    await posy.sql(`alter table identity.session disable trigger session_revocation_announced`);
    await signOut(posy, AccessToken);
    await posy.sql(`alter table identity.session enable trigger session_revocation_announced`);
    expect((await whoAmI(posy, AccessToken)).status).toBe(401);
  });

  it('leaves other sessions of the same person alone', async () => {
    const [phone, laptop] = [await signIn(posy, email), await signIn(posy, email)];
    await signOut(posy, phone.AccessToken);
    expect((await whoAmI(posy, laptop.AccessToken)).status).toBe(200);
    expect((await refresh(posy, laptop.RefreshToken, email)).status).toBe(200);
  });

  it('takes a token that has expired, and one whose session has ended already', async () => {
    const tokens = await signIn(posy, email);
    const expired = await signed(userId, sessionIdIn(tokens.AccessToken), Date.now() - 3_600_000);
    expect((await whoAmI(posy, expired)).status).toBe(401);
    expect((await signOut(posy, expired)).status).toBe(200);
    expect((await whoAmI(posy, tokens.AccessToken)).status).toBe(401);
    expect((await signOut(posy, tokens.AccessToken)).status).toBe(200);
  });

  it('refuses a token that was never issued, and the session goes on', async () => {
    const tokens = await signIn(posy, email);
    const sessionId = sessionIdIn(tokens.AccessToken);
    const forged = await signed(userId, sessionId, Date.now() + 60_000, generateKeyPairSync('ed25519').privateKey);
    for (const token of [forged, tokens.IdToken, 'x', 'x.y.z', tokens.AccessToken.slice(0, -2)]) {
      expect(await signOut(posy, token)).toMatchObject({ status: 401, problem: { error: 'session-ended' } });
    }
    expect((await whoAmI(posy, tokens.AccessToken)).status).toBe(200);
  });

  it('works beside a token that has ended', async () => {
    const { AccessToken } = await signIn(posy, email);
    const body = { accessToken: AccessToken };
    expect((await posy.call(identityRoutes.logout, { body, token: 'x.y.z' })).status).toBe(200);
  });

  it.each([
    ['an unknown field', { everywhere: true }, 'everywhere', 'unknown-field'],
    ['no token', { accessToken: undefined }, 'accessToken', 'is-length'],
    ['null for a token', { accessToken: null }, 'accessToken', 'is-length'],
    ['an empty token', { accessToken: '' }, 'accessToken', 'is-length'],
    ['a NUL in a token', { accessToken: 'a\u0000' }, 'accessToken', 'plain-text'],
    ['a token of 4001 characters', { accessToken: 'a'.repeat(4001) }, 'accessToken', 'is-length'],
  ])('refuses %s and names the field', async (_case, change, field, code) => {
    const { status, problem } = await posy.call(identityRoutes.logout, { body: { accessToken: 'a', ...change } });
    expect([status, Object.keys(problem.fields!)]).toEqual([400, [field]]);
    expect(problem.fields![field]).toContain(code);
  });
});

describe('a revoked session', () => {
  /** Revokes as if long ago: a process hears of it by the notification only, as it reads young revocations. */
  const revokeUnread = (sessionId: string) =>
    posy.sql(`update identity.session set revoked_at = now() - interval '1 day' where id = $1`, [sessionId]);

  it('is refused by another api process, which tells who listens', async () => {
    const { AccessToken } = await signIn(posy, email);
    expect(await statusAt(other, AccessToken)).toBe(200);
    const heard: string[] = [];
    other.get<Authenticator>(AUTHENTICATOR).onRevoked((sessionId) => heard.push(sessionId));
    await signOut(posy, AccessToken);
    await untilRefused(other, AccessToken);
    expect(heard).toEqual([sessionIdIn(AccessToken)]);
  });

  it('is refused everywhere by the notification of the database, whoever revoked it there', async () => {
    const { AccessToken } = await signIn(posy, email);
    await revokeUnread(sessionIdIn(AccessToken));
    for (const each of [posy.api, other]) await untilRefused(each, AccessToken);
  });

  it('is refused by a process that starts later, although the notification was missed', async () => {
    const { AccessToken } = await signIn(posy, email);
    const sessionId = sessionIdIn(AccessToken);
    await posy.sql(`alter table identity.session disable trigger session_revocation_announced`);
    await posy.sql(`update identity.session set revoked_at = now() where id = $1`, [sessionId]);
    await posy.sql(`alter table identity.session enable trigger session_revocation_announced`);
    const late = await createApi(posy.config);
    try {
      expect(await statusAt(late, AccessToken)).toBe(401);
    } finally {
      await late.close();
    }
  });

  it('is heard of again after the listening connection was lost', async () => {
    const listening = () =>
      posy.sql<{ pid: number; query: string }>(
        `select pid, query from pg_stat_activity
         where application_name = 'posy listener' and datname = current_database() and state = 'idle'`,
      );
    const before = await eventually(listening, ({ length }) => length === 2);
    const pids = before.map(({ pid }) => pid);
    await posy.sql(`select pg_terminate_backend(pid) from unnest($1::int[]) as pid`, [pids]);
    // They listen on their channels one after the other: with the last query they listen on all again.
    await eventually(listening, (now) => {
      const isBack = ({ pid, query }: (typeof now)[number]) => !pids.includes(pid) && query === before[0]!.query;
      return now.length === 2 && now.every(isBack);
    });
    const { AccessToken } = await signIn(posy, email);
    await revokeUnread(sessionIdIn(AccessToken));
    await untilRefused(other, AccessToken);
  });
});
