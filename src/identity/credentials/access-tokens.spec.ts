import {
  createHmac,
  createPublicKey,
  generateKeyPairSync,
  randomUUID,
  sign as signBytes,
  type KeyObject,
} from 'node:crypto';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { Config } from '#src/platform/config/config.js';
import { User } from '../users/domain/user.js';
import { AccessTokens, accessTokenLifetime } from './access-tokens.js';
import { RefreshTokens } from './refresh-tokens.js';
import type { SigningKeys } from './signing-keys.js';

/** Stops the date at a moment; tokens need no timers. */
const freezeDate = (now: number) =>
  jest.useFakeTimers({ now, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });

const tokenSecret = 'a secret that is long enough to be one';
const config = Object.assign(new Config(), { tokenSecret, publicUrl: 'https://posy.example' });
const key = generateKeyPairSync('ed25519');
const replaced = generateKeyPairSync('ed25519');
const [kid, replacedKid] = [randomUUID(), randomUUID()];
/** The keys that `SigningKeys` has long after a rotation. */
const keys = {
  current: async () => ({ kid, privateKey: key.privateKey }),
  find: async (id: string) =>
    ({
      [kid]: { publicKey: key.publicKey, isAccepted: true },
      [replacedKid]: { publicKey: replaced.publicKey, isAccepted: false },
    })[id],
} as unknown as SigningKeys;
const accessTokens = new AccessTokens(config, keys);
const person = { email: 'ada@posy.example', firstName: 'Ada', lastName: 'Vale', phone: null, passwordHash: 'a hash' };
const user = User.register({ ...person, id: randomUUID(), roles: ['Admin'] }, new Date());
const refreshToken = new RefreshTokens(config).first(randomUUID());

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decoded = (token: string, part: number) =>
  JSON.parse(Buffer.from(token.split('.')[part] ?? '', 'base64url').toString()) as Record<string, unknown>;

type Forgery = { header?: object; by?: KeyObject | string };

/** Signs like `AccessTokens`, except for what the parameters change. With a string as `by` it signs with HMAC. */
function forge(claims: object, { header = {}, by = key.privateKey }: Forgery = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const base = {
    sub: user.id,
    sid: refreshToken.sessionId,
    iss: 'https://posy.example',
    aud: 'posy-api',
    exp: now + 60,
  };
  const signed = `${encoded({ alg: 'EdDSA', typ: 'JWT', kid, ...header })}.${encoded({ ...base, ...claims })}`;
  const signature =
    typeof by === 'string'
      ? createHmac('sha256', by).update(signed).digest()
      : signBytes(null, Buffer.from(signed), by);
  return `${signed}.${signature.toString('base64url')}`;
}
const ended = expect.objectContaining({ code: 'session-ended' });
const longAgo = Math.floor(Date.now() / 1000) - 3600;
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
const pem = key.publicKey.export({ format: 'pem', type: 'spki' }).toString();
const stranger = generateKeyPairSync('ed25519').privateKey;
const publicJwk = (from: KeyObject) => createPublicKey(from).export({ format: 'jwk' });

afterEach(() => void jest.useRealTimers());

it('reads the user, the session and the expiry from a token that it issued', async () => {
  freezeDate(inSeconds(0) * 1000);
  const { AccessToken, ExpiresIn } = await accessTokens.issue(user, refreshToken);
  const read = await accessTokens.read(AccessToken);
  expect(read).toMatchObject({ userId: user.id, sessionId: refreshToken.sessionId, isAdmin: true, roles: ['Admin'] });
  expect(ExpiresIn).toBe(accessTokenLifetime);
  expect(ExpiresIn).toBe(480);
  // Including the two minutes of clock tolerance.
  expect((read.tokenExpiresAt.getTime() - Date.now()) / 1000).toBe(600);
});

describe('an access token', () => {
  /** A whole second, because on a busy machine a second may pass between two lines. */
  const issuedAt = Math.ceil(Date.now() / 1000) * 1000;
  const later = <T>(seconds: number, work: () => Promise<T>): Promise<T> => {
    freezeDate(issuedAt + seconds * 1000);
    return work().finally(() => jest.useRealTimers());
  };
  const issue = () => later(0, () => accessTokens.issue(user, refreshToken));
  const readLater = (token: string, seconds: number) => later(seconds, () => accessTokens.read(token));

  it('is valid for ten minutes on clocks that agree, including the clock tolerance of two minutes [OP-27]', async () => {
    const { AccessToken } = await issue();
    await expect(readLater(AccessToken, 595)).resolves.toMatchObject({ userId: user.id });
    await expect(readLater(AccessToken, 601)).rejects.toEqual(ended);
  });

  it('is valid for `ExpiresIn` seconds on a clock that is two minutes ahead or behind', async () => {
    const { AccessToken, ExpiresIn } = await issue();
    for (const apart of [-120, 0, 119]) {
      await expect(readLater(AccessToken, apart)).resolves.toBeDefined();
      await expect(readLater(AccessToken, ExpiresIn + apart)).resolves.toBeDefined();
    }
  });
});

it('puts name and email into the id token, and no secrets into either token', async () => {
  const { AccessToken, IdToken } = await accessTokens.issue(user, refreshToken);
  expect(decoded(IdToken, 1)).toMatchObject({ sub: user.id, email: 'ada@posy.example', name: 'Ada Vale' });
  expect(decoded(AccessToken, 1)).not.toHaveProperty('email');
  for (const token of [AccessToken, IdToken]) expect(JSON.stringify(decoded(token, 1))).not.toContain('a hash');
});

it('refuses an id token as an access token', async () => {
  const { IdToken } = await accessTokens.issue(user, refreshToken);
  await expect(accessTokens.read(IdToken)).rejects.toEqual(ended);
});

it('accepts a token of the forger in these tests when nothing is changed', async () => {
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
  ['signed with another key', forge({}, { by: stranger })],
  ['signed with a key of its own', forge({}, { by: stranger, header: { jwk: publicJwk(stranger) } })],
  ['of a key that nobody knows', forge({}, { header: { kid: randomUUID() } })],
  ['of a key with an odd name', forge({}, { header: { kid: '../../dev/null' } })],
  ['without a key', forge({}, { header: { kid: undefined } })],
  ['of a key that was replaced long ago', forge({}, { header: { kid: replacedKid }, by: replaced.privateKey })],
  ['with the public key as the secret of another algorithm', forge({}, { header: { alg: 'HS256' }, by: pem })],
  ['with the secret of the installation', forge({}, { header: { alg: 'HS256' }, by: tokenSecret })],
  ['not signed, and saying so', forge({}, { header: { alg: 'none' } }).replace(/[^.]*$/, '')],
  ['signed, and saying it is not', forge({}, { header: { alg: 'none' } })],
  ['with a signature cut off', forge({}).replace(/[^.]*$/, '')],
  ['with changed claims', forge({}).replace(/\.[^.]*\./, `.${encoded({ isAdmin: true })}.`)],
])('refuses a token %s', async (_case, token) => {
  await expect(accessTokens.read(token)).rejects.toEqual(ended);
});

it('refuses any other text with the same error', async () => {
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

it('tolerates clocks that differ by two minutes, but not by more', async () => {
  await expect(accessTokens.read(forge({ exp: inSeconds(-110) }))).resolves.toMatchObject({ userId: user.id });
  await expect(accessTokens.read(forge({ iat: inSeconds(110), nbf: inSeconds(110) }))).resolves.toBeDefined();
  await expect(accessTokens.read(forge({ exp: inSeconds(-130) }))).rejects.toEqual(ended);
  await expect(accessTokens.read(forge({ nbf: inSeconds(130) }))).rejects.toEqual(ended);
});

it('contains the operator who acts for the user', async () => {
  const operator = randomUUID();
  const { AccessToken, IdToken } = await accessTokens.issue(user, refreshToken, { impersonatorId: operator });
  expect(await accessTokens.read(AccessToken)).toMatchObject({ userId: user.id, impersonatorId: operator });
  expect(decoded(IdToken, 1)).toMatchObject({ act: { sub: operator } });
  expect(await accessTokens.read((await accessTokens.issue(user, refreshToken)).AccessToken)).not.toHaveProperty(
    'impersonatorId',
  );
});

it('reads the session of an expired token and of one with a replaced key, but not of a forged one', async () => {
  const { sessionId } = refreshToken;
  await expect(accessTokens.sessionOf(forge({ exp: longAgo }))).resolves.toBe(sessionId);
  const old = forge({ exp: longAgo }, { header: { kid: replacedKid }, by: replaced.privateKey });
  await expect(accessTokens.sessionOf(old)).resolves.toBe(sessionId);
  await expect(accessTokens.sessionOf(forge({ exp: longAgo }, { by: stranger }))).rejects.toEqual(ended);
  await expect(accessTokens.sessionOf(forge({ exp: longAgo, aud: 'posy-browser' }))).rejects.toEqual(ended);
});

describe('a hand-over token', () => {
  const claims = {
    userId: user.id,
    actorId: randomUUID(),
    id: randomUUID(),
    nonceHash: 'a hash',
    part: 'access',
  } as const;

  it('contains its claims and is refused as an access token [ID-82]', async () => {
    const token = await accessTokens.issueHandOver(claims);
    await expect(accessTokens.readHandOver(token)).resolves.toEqual(claims);
    await expect(accessTokens.read(token)).rejects.toEqual(ended);
    await expect(accessTokens.sessionOf(token)).rejects.toEqual(ended);
  });

  it.each([
    ['names no actor', { act: undefined }],
    ['names an actor that is nobody', { act: {} }],
    ['is for one hour', { exp: inSeconds(3600), iat: inSeconds(-61) }],
    ['is a minute old', { exp: inSeconds(-1), iat: inSeconds(-61) }],
    ['does not say since when', { iat: undefined }],
    ['is from the future', { iat: inSeconds(30) }],
    ['has no id', { jti: undefined }],
    ['is an access token', { aud: 'posy-api' }],
  ])('is refused when it %s [ID-82]', async (_case, change) => {
    const right = { aud: 'posy-hand-over', iat: inSeconds(0), jti: 'id', nh: 'hash', part: 'id', act: { sub: 'a' } };
    await expect(accessTokens.readHandOver(forge(right))).resolves.toBeDefined();
    await expect(accessTokens.readHandOver(forge({ ...right, ...change }))).rejects.toEqual(ended);
  });
});
