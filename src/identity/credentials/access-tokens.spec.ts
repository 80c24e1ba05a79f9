import { createHmac, randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Config } from '../../platform/config/config.js';
import { User } from '../domain/user.js';
import { AccessTokens, accessTokenLifetime } from './access-tokens.js';
import { RefreshTokens } from './refresh-tokens.js';

const tokenSecret = 'a secret that is long enough to be one';
const config = Object.assign(new Config(), { tokenSecret, publicUrl: 'https://posy.example' });
const accessTokens = new AccessTokens(config);
const person = { email: 'ada@posy.example', firstName: 'Ada', lastName: 'Vale', phone: null, passwordHash: 'a hash' };
const user = User.register({ ...person, id: randomUUID(), roles: ['Admin'] }, new Date());
const refreshToken = new RefreshTokens(config).first(randomUUID());

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decoded = (token: string, part: number) =>
  JSON.parse(Buffer.from(token.split('.')[part] ?? '', 'base64url').toString()) as Record<string, unknown>;

/** Signs like the real thing, with whatever is told to differ. */
function forge(claims: object, { alg = 'HS256', secret = tokenSecret } = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const base = {
    sub: user.id,
    sid: refreshToken.sessionId,
    iss: 'https://posy.example',
    aud: 'posy-api',
    exp: now + 60,
  };
  const signed = `${encoded({ alg, typ: 'JWT' })}.${encoded({ ...base, ...claims })}`;
  const signature = createHmac(alg === 'HS512' ? 'sha512' : 'sha256', secret)
    .update(signed)
    .digest('base64url');
  return `${signed}.${alg === 'none' ? '' : signature}`;
}
const ended = expect.objectContaining({ code: 'session-ended' });
const longAgo = Math.floor(Date.now() / 1000) - 3600;

it('reads what it issued: who, in which session, until when', async () => {
  const { AccessToken, ExpiresIn } = await accessTokens.issue(user, refreshToken);
  const read = await accessTokens.read(AccessToken);
  expect(read).toMatchObject({ userId: user.id, sessionId: refreshToken.sessionId, isAdmin: true, roles: ['Admin'] });
  expect(ExpiresIn).toBe(accessTokenLifetime);
  const secondsLeft = (read.tokenExpiresAt.getTime() - Date.now()) / 1000;
  expect(secondsLeft).toBeGreaterThan(accessTokenLifetime - 5);
  expect(secondsLeft).toBeLessThanOrEqual(accessTokenLifetime);
});

it('puts name and e-mail into the id token, and nothing secret into either', async () => {
  const { AccessToken, IdToken } = await accessTokens.issue(user, refreshToken);
  expect(decoded(IdToken, 1)).toMatchObject({ sub: user.id, email: 'ada@posy.example', name: 'Ada Vale' });
  expect(decoded(AccessToken, 1)).not.toHaveProperty('email');
  for (const token of [AccessToken, IdToken]) expect(JSON.stringify(decoded(token, 1))).not.toContain('a hash');
});

it('opens nothing with an id token', async () => {
  const { IdToken } = await accessTokens.issue(user, refreshToken);
  await expect(accessTokens.read(IdToken)).rejects.toEqual(ended);
});

it('the forger of these tests gets everything else right', async () => {
  await expect(accessTokens.read(forge({}))).resolves.toMatchObject({ userId: user.id });
});

it.each([
  ['expired', forge({ exp: longAgo })],
  ['without an end', forge({ exp: undefined })],
  ['without a session', forge({ sid: undefined })],
  ['without a user', forge({ sub: undefined })],
  ['for another audience', forge({ aud: 'posy-browser' })],
  ['for no audience', forge({ aud: undefined })],
  ['of another issuer', forge({ iss: 'https://other.example' })],
  ['signed with another secret', forge({}, { secret: 'another secret that is long enough' })],
  ['signed with another algorithm', forge({}, { alg: 'HS512' })],
  ['not signed, and saying so', forge({}, { alg: 'none' })],
  ['with a signature cut off', forge({}).replace(/[^.]*$/, '')],
  ['with changed claims', forge({}).replace(/\.[^.]*\./, `.${encoded({ isAdmin: true })}.`)],
])('refuses a token %s', async (_case, token) => {
  await expect(accessTokens.read(token)).rejects.toEqual(ended);
});

it('refuses any other text in the same way', async () => {
  const parts = fc.array(fc.oneof(fc.base64String(), fc.object().map(encoded), fc.string()), { maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string(),
        parts.map((part) => part.join('.')),
      ),
      async (text) => {
        await expect(accessTokens.read(text)).rejects.toEqual(ended);
      },
    ),
  );
});

it('still knows the session of a token that has expired, but only of a genuine one', async () => {
  await expect(accessTokens.sessionOf(forge({ exp: longAgo }))).resolves.toBe(refreshToken.sessionId);
  const forged = forge({ exp: longAgo }, { secret: 'another secret that is long enough' });
  await expect(accessTokens.sessionOf(forged)).rejects.toEqual(ended);
  await expect(accessTokens.sessionOf(forge({ exp: longAgo, aud: 'posy-browser' }))).rejects.toEqual(ended);
});
