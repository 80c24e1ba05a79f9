import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import { blockedOrAnswered } from '../../support/blocked-or-answered.js';
import { freezeDate } from '../../support/freeze-date.js';
import type { Answer, Posy } from '../../support/posy/posy.js';
import { letPass, refresh, sessionIdIn, signIn, signOut, startApi, whoAmI } from './sessions.js';

const email = 'ada@posy.example';
const another = 'ben@posy.example';
let posy: Posy;
let userId: string;

beforeAll(async () => {
  posy = await startApi();
  userId = await posy.register(email);
  await posy.register(another);
});
afterAll(() => posy.stop());
afterEach(() => void jest.useRealTimers());

const expectRefused = ({ status, problem }: Answer) =>
  expect([status, problem.error]).toEqual([401, 'refresh-refused']);
const tokensOf = async (refreshToken: string) => (await refresh(posy, refreshToken, email)).body.AuthenticationResult;

describe('POST /auth/refresh-token', () => {
  it('returns new valid tokens, repeatedly [ID-76] [ID-12] [OP-27]', async () => {
    let tokens = await signIn(posy, email);
    for (let i = 0; i < 3; i++) {
      const { status, body } = await refresh(posy, tokens.RefreshToken, email);
      expect(status).toBe(200);
      expect(body.AuthenticationResult.ExpiresIn).toBe(480);
      expect(body.AuthenticationResult.RefreshToken).not.toBe(tokens.RefreshToken);
      expect(sessionIdIn(body.AuthenticationResult.AccessToken)).toBe(sessionIdIn(tokens.AccessToken));
      tokens = body.AuthenticationResult;
      expect((await whoAmI(posy, tokens.AccessToken)).body.id).toBe(userId);
    }
  });

  it('stores no refresh token in the database', async () => {
    const { RefreshToken } = await signIn(posy, email);
    const secret = RefreshToken.split('.')[1]!;
    const rows = await posy.sql(`select session::text as text from identity.session`);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('returns the same successor for a repeated exchange, for ten seconds [OP-27]', async () => {
    freezeDate();
    const { RefreshToken } = await signIn(posy, email);
    const first = await tokensOf(RefreshToken);
    await letPass(posy, 10);
    expect((await tokensOf(RefreshToken)).RefreshToken).toBe(first.RefreshToken);
    expect((await refresh(posy, first.RefreshToken, email)).status).toBe(200);
  });

  it('ends the session when an exchanged token is sent again after more than ten seconds [OP-27]', async () => {
    const { RefreshToken } = await signIn(posy, email);
    const tokens = await tokensOf(RefreshToken);
    await letPass(posy, 11);
    expectRefused(await refresh(posy, RefreshToken, email));
    expectRefused(await refresh(posy, tokens.RefreshToken, email));
    expect((await whoAmI(posy, tokens.AccessToken)).problem.error).toBe('session-ended');
  });

  it('ends the session when a token older than the previous one is sent again', async () => {
    const { RefreshToken } = await signIn(posy, email);
    const second = await tokensOf(RefreshToken);
    const third = await tokensOf(second.RefreshToken);
    expectRefused(await refresh(posy, RefreshToken, email));
    expectRefused(await refresh(posy, third.RefreshToken, email));
    expect((await whoAmI(posy, third.AccessToken)).status).toBe(401);
  });

  it('returns the same successor for concurrent exchanges, and keeps the session', async () => {
    const { RefreshToken } = await signIn(posy, email);
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(posy, RefreshToken, email)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const next = new Set(answers.map(({ body }) => body.AuthenticationResult.RefreshToken));
    expect(next.size).toBe(1);
    expect((await refresh(posy, [...next][0]!, email)).status).toBe(200);
  });

  it('waits for a concurrent exchange and uses its result', async () => {
    const { RefreshToken, AccessToken } = await signIn(posy, email);
    const other = new pg.Client({ connectionString: posy.config.databaseUrl });
    await other.connect();
    await other.query('begin');
    await other.query(
      `update identity.session set refresh_hash = 'two later', previous_refresh_hash = 'one later', rotated_at = now()
       where id = $1`,
      [sessionIdIn(AccessToken)],
    );
    const late = refresh(posy, RefreshToken, email);
    const early = await blockedOrAnswered(posy, late);
    await other.query('commit');
    await other.end();
    expect(early).toBe('blocked');
    expectRefused(await late);
    const [session] = await posy.sql(`select refresh_hash, revoked_at from identity.session where id = $1`, [
      sessionIdIn(AccessToken),
    ]);
    expect(session).toEqual({ refresh_hash: 'two later', revoked_at: expect.any(Date) });
  });

  it('refuses a forged token, and keeps the session', async () => {
    const tokens = await signIn(posy, email);
    const part = () => randomBytes(32).toString('base64url');
    const madeUp = `${sessionIdIn(tokens.AccessToken)}.${part()}.${part()}`;
    expectRefused(await refresh(posy, madeUp, email));
    expect((await refresh(posy, tokens.RefreshToken, email)).status).toBe(200);
  });

  it("refuses another user's name, and keeps the session", async () => {
    const { RefreshToken } = await signIn(posy, email);
    for (const username of [another, 'nobody@posy.example', userId]) {
      expectRefused(await refresh(posy, RefreshToken, username));
    }
    expect((await refresh(posy, RefreshToken, email.toUpperCase())).status).toBe(200);
  });

  it('refuses a token after thirty days, and after a sign-out [OP-27]', async () => {
    const old = await signIn(posy, another);
    await letPass(posy, 30 * 24 * 60 * 60);
    expectRefused(await refresh(posy, old.RefreshToken, another));
    const ended = await signIn(posy, another);
    await signOut(posy, ended.AccessToken);
    expectRefused(await refresh(posy, ended.RefreshToken, another));
  });

  it('refuses an operator after half an hour without a refresh', async () => {
    const operator = 'late-operator@posy.example';
    await posy.register(operator, ['Admin']);
    const { RefreshToken } = await signIn(posy, operator);
    await letPass(posy, 20 * 60);
    const renewed = await refresh(posy, RefreshToken, operator);
    expect(renewed.status).toBe(200);
    await letPass(posy, 30 * 60);
    expectRefused(await refresh(posy, renewed.body.AuthenticationResult.RefreshToken, operator));
  });

  it('works with an expired access token in the header', async () => {
    const { RefreshToken } = await signIn(posy, email);
    const body = { refreshToken: RefreshToken, username: email };
    expect((await posy.call(identityRoutes.refreshToken, { body, token: 'x.y.z' })).status).toBe(200);
  });

  it.each([
    ['an unknown field', { grant: 'refresh_token' }, 'grant', 'unknown-field'],
    ['null for a token', { refreshToken: null }, 'refreshToken', 'plain-text'],
    ['a number for a token', { refreshToken: 12 }, 'refreshToken', 'plain-text'],
    ['a NUL in a token', { refreshToken: `${'a'.repeat(40)}\u0000` }, 'refreshToken', 'plain-text'],
    ['a short token', { refreshToken: 'a' }, 'refreshToken', 'is-length'],
    ['a token of 201 characters', { refreshToken: 'a'.repeat(201) }, 'refreshToken', 'is-length'],
    ['no user name', { username: undefined }, 'username', 'is-length'],
    ['null for a user name', { username: null }, 'username', 'is-length'],
    ['a NUL in a user name', { username: 'ada\u0000' }, 'username', 'plain-text'],
  ])('refuses %s and names the field', async (_case, change, field, code) => {
    const body = { refreshToken: 'a'.repeat(100), username: email, ...change };
    const { status, problem } = await posy.call(identityRoutes.refreshToken, { body });
    expect([status, Object.keys(problem.fields!)]).toEqual([400, [field]]);
    expect(problem.fields![field]).toContain(code);
  });
});
