import { createHmac, generateKeyPairSync, randomUUID, sign as signBytes, type KeyObject } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SigningKeys } from '#src/identity/credentials/signing-keys.js';
import { sessionsRoutes } from '#contracts/identity/sessions.routes.js';
import type { PublicKeysView } from '#contracts/identity/sessions.views.js';
import { HandOver } from '#src/identity/operators/hand-over.js';
import type { Posy } from '../../support/posy/posy.js';
import { sessionIdIn, signIn, startApi, whoAmI } from './sessions.js';

const email = 'ada@posy.example';
let posy: Posy;
let userId: string;
let sessionId: string;
/** The current signing key of the api. */
let own: { kid: string; privateKey: KeyObject };
/** The public part of the same key. */
let published: string;

beforeAll(async () => {
  posy = await startApi();
  userId = await posy.register(email);
  sessionId = sessionIdIn((await signIn(posy, email)).AccessToken);
  own = await posy.get(SigningKeys).current();
  const { keys } = (await posy.call<PublicKeysView>(sessionsRoutes.publicKeys)).body;
  published = JSON.stringify(keys[0]);
});
afterAll(() => posy.stop());

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

interface Forgery {
  claims?: object;
  header?: object;
  /** A string is the secret of an HMAC; null omits the signature. */
  by?: KeyObject | string | null;
}

/** Returns a valid token with the given changes. */
function forge({ claims = {}, header = {}, by = own.privateKey }: Forgery = {}): string {
  const right = { sub: userId, sid: sessionId, iss: posy.config.publicUrl, aud: 'posy-api', exp: inSeconds(60) };
  const signed = `${encoded({ alg: 'EdDSA', typ: 'JWT', kid: own.kid, ...header })}.${encoded({ ...right, ...claims })}`;
  if (by === null) return `${signed}.`;
  const signature =
    typeof by === 'string'
      ? createHmac('sha256', by).update(signed).digest()
      : signBytes(null, Buffer.from(signed), by);
  return `${signed}.${signature.toString('base64url')}`;
}

const stranger = generateKeyPairSync('ed25519');

describe('an access token', () => {
  it('is accepted when the forger changes nothing', async () => {
    expect(await whoAmI(posy, forge())).toMatchObject({ status: 200, body: { id: userId } });
  });

  it.each<[string, () => Forgery]>([
    ['not signed, and saying so', () => ({ header: { alg: 'none' }, by: null })],
    ['not signed', () => ({ by: null })],
    ['signed by us, and saying that it is not', () => ({ header: { alg: 'none' } })],
    ['of another algorithm, with our public key as its secret', () => ({ header: { alg: 'HS256' }, by: published })],
    ['of another algorithm, with our secret', () => ({ header: { alg: 'HS256' }, by: posy.config.tokenSecret })],
    ['of an algorithm that we do not use', () => ({ header: { alg: 'RS256' } })],
    ['signed by somebody else', () => ({ by: stranger.privateKey })],
    [
      'that brings the key it was signed with',
      () => ({ header: { jwk: stranger.publicKey.export({ format: 'jwk' }) }, by: stranger.privateKey }),
    ],
    [
      'that says where its key is',
      () => ({ header: { jku: 'https://evil.example/jwks', kid: 'evil' }, by: stranger.privateKey }),
    ],
    ['of a key that nobody has', () => ({ header: { kid: randomUUID() } })],
    ['of another issuer', () => ({ claims: { iss: 'https://evil.example' } })],
    ['for another audience', () => ({ claims: { aud: 'posy-browser' } })],
    ['for nobody', () => ({ claims: { aud: undefined } })],
    ['that never ends', () => ({ claims: { exp: undefined } })],
    ['that has ended', () => ({ claims: { exp: inSeconds(-121) } })],
    ['that is not good yet', () => ({ claims: { nbf: inSeconds(180) } })],
    ['without a session', () => ({ claims: { sid: undefined } })],
  ])('%s is refused', async (_what, forgery) => {
    expect(await whoAmI(posy, forge(forgery()))).toMatchObject({ status: 401, problem: { error: 'session-ended' } });
  });

  it('is refused when it is an id token or a hand-over token', async () => {
    const { IdToken } = await signIn(posy, email);
    const operatorId = await posy.register('operator@posy.example', ['Admin']);
    const { idToken, accessToken } = await posy.get(HandOver).offer(userId, operatorId);
    for (const token of [IdToken, idToken, accessToken]) expect((await whoAmI(posy, token)).status).toBe(401);
  });
});
