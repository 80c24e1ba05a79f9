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
/** Simulates another api process of the same installation. */
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

/** An access token like those of the api, with other times, or with another key. */
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
  it('ends the session and both of its tokens at once [ID-78, OP-27]', async () => {
    const tokens = await signIn(posy, email);
    expect(await signOut(posy, tokens.AccessToken)).toMatchObject({ status: 200, body: { success: true } });
    expect(await whoAmI(posy, tokens.AccessToken)).toMatchObject({ status: 401, problem: { error: 'session-ended' } });
    expect((await refresh(posy, tokens.RefreshToken, email)).status).toBe(401);
  });

  it('does not depend on the notification in the same process', async () => {
    const { AccessToken } = await signIn(posy, email);
    await posy.sql(`alter table identity.session disable trigger session_revocation_announced`);
    await signOut(posy, AccessToken);
    await posy.sql(`alter table identity.session enable trigger session_revocation_announced`);
    expect((await whoAmI(posy, AccessToken)).status).toBe(401);
  });

  it('keeps other sessions of the same user', async () => {
    const [phone, laptop] = [await signIn(posy, email), await signIn(posy, email)];
    await signOut(posy, phone.AccessToken);
    expect((await whoAmI(posy, laptop.AccessToken)).status).toBe(200);
    expect((await refresh(posy, laptop.RefreshToken, email)).status).toBe(200);
  });

  it('accepts an expired token, and one whose session has ended already', async () => {
    const tokens = await signIn(posy, email);
    const expired = await signed(userId, sessionIdIn(tokens.AccessToken), Date.now() - 3_600_000);
    expect((await whoAmI(posy, expired)).status).toBe(401);
    expect((await signOut(posy, expired)).status).toBe(200);
    expect((await whoAmI(posy, tokens.AccessToken)).status).toBe(401);
    expect((await signOut(posy, tokens.AccessToken)).status).toBe(200);
  });

  it('refuses a forged token, and keeps the session', async () => {
    const tokens = await signIn(posy, email);
    const sessionId = sessionIdIn(tokens.AccessToken);
    const forged = await signed(userId, sessionId, Date.now() + 60_000, generateKeyPairSync('ed25519').privateKey);
    for (const token of [forged, tokens.IdToken, 'x', 'x.y.z', tokens.AccessToken.slice(0, -2)]) {
      expect(await signOut(posy, token)).toMatchObject({ status: 401, problem: { error: 'session-ended' } });
    }
    expect((await whoAmI(posy, tokens.AccessToken)).status).toBe(200);
  });

  it('works with an expired token in the header', async () => {
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
  /**
   * Revokes with a time in the past, which a poll does not read, so that a process learns of it by the notification
   * only.
   */
  const revokeUnread = (sessionId: string) =>
    posy.sql(`update identity.session set revoked_at = now() - interval '1 day' where id = $1`, [sessionId]);

  it('is refused by another api process, which calls its listeners', async () => {
    const { AccessToken } = await signIn(posy, email);
    expect(await statusAt(other, AccessToken)).toBe(200);
    const heard: string[] = [];
    other.get<Authenticator>(AUTHENTICATOR).onRevoked((sessionId) => heard.push(sessionId));
    await signOut(posy, AccessToken);
    await untilRefused(other, AccessToken);
    expect(heard).toEqual([sessionIdIn(AccessToken)]);
  });

  it('is refused everywhere after a notification, even if it was revoked by SQL', async () => {
    const { AccessToken } = await signIn(posy, email);
    await revokeUnread(sessionIdIn(AccessToken));
    for (const each of [posy.api, other]) await untilRefused(each, AccessToken);
  });

  it('is refused by a process that starts later and missed the notification', async () => {
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

  it('is refused after the listening connection was lost and restored', async () => {
    const listening = () =>
      posy.sql<{ pid: number; query: string }>(
        `select pid, query from pg_stat_activity
         where application_name = 'posy listener' and datname = current_database() and state = 'idle'`,
      );
    const before = await eventually(listening, ({ length }) => length === 2);
    const pids = before.map(({ pid }) => pid);
    await posy.sql(`select pg_terminate_backend(pid) from unnest($1::int[]) as pid`, [pids]);
    // The channels are subscribed one after the other: after the last query all of them are.
    await eventually(listening, (now) => {
      const isBack = ({ pid, query }: (typeof now)[number]) => !pids.includes(pid) && query === before[0]!.query;
      return now.length === 2 && now.every(isBack);
    });
    const { AccessToken } = await signIn(posy, email);
    await revokeUnread(sessionIdIn(AccessToken));
    await untilRefused(other, AccessToken);
  });
});
