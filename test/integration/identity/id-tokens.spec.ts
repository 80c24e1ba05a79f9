import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { singleSignOnRoutes as routes } from '#contracts/identity/single-sign-on.routes.js';
import type { SingleSignOnAnswerView, SingleSignOnStartedView } from '#contracts/identity/single-sign-on.views.js';
import { Posy } from '../../support/posy/posy.js';

const secret = 'a secret that the provider and we share';
const [own, foreign] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];

let posy: Posy;
let provider: Server;
let issuer: string;
/** The provider's response to any code. */
let idToken: string;

beforeAll(async () => {
  const key = { ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'RS256', use: 'sig' };
  provider = createServer(({ url = '' }, answer) => {
    const known: Record<string, object> = {
      '/.well-known/openid-configuration': {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
      },
      '/keys': { keys: [key] },
      '/token': { access_token: 'x', token_type: 'Bearer', id_token: idToken },
    };
    answer.setHeader('content-type', 'application/json').end(JSON.stringify(known[url] ?? {}));
  });
  await new Promise<void>((resolve) => void provider.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  const settings = {
    SINGLE_SIGN_ON_ISSUER: issuer,
    SINGLE_SIGN_ON_CLIENT_ID: 'posy',
    SINGLE_SIGN_ON_CLIENT_SECRET: secret,
    SIGN_IN_TRIES_PER_MINUTE: '100000',
  };
  posy = await Posy.start({ workers: [], settings });
});
afterAll(async () => {
  await posy.stop();
  provider.closeAllConnections();
  provider.close();
});

const now = () => Math.floor(Date.now() / 1000);
const signed = (claims: JWTPayload, key = own.privateKey) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'own' }).sign(key);

/** Signs in at the provider, which returns the valid claims with the given changes. */
async function comeBackWith(make: (right: JWTPayload) => Promise<string> | string) {
  const { body, headers } = await posy.call<SingleSignOnStartedView>(routes.startSingleSignOn, {
    body: { provider: 'event-user' },
  });
  const subject = randomUUID();
  idToken = await make({
    iss: issuer,
    aud: 'posy',
    sub: subject,
    nonce: new URL(body.address ?? '').searchParams.get('nonce'),
    iat: now(),
    exp: now() + 300,
    email: `${subject}@posy.example`,
    email_verified: true,
  });
  const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
  const parts = { body: { code: 'whatever', state: body.state }, headers: { cookie } };
  return posy.call<SingleSignOnAnswerView>(routes.finishSingleSignOn, parts);
}

describe('an id token', () => {
  it('is accepted from the provider, for this client and this attempt [ID-72]', async () => {
    expect((await comeBackWith((right) => signed(right))).status).toBe(200);
    expect((await comeBackWith((right) => signed({ ...right, aud: ['posy', 'other'], azp: 'posy' }))).status).toBe(200);
  });

  it.each<[string, (right: JWTPayload) => Promise<string> | string]>([
    ['of another attempt', (right) => signed({ ...right, nonce: 'x'.repeat(43) })],
    ['of no attempt', ({ nonce: _nonce, ...right }) => signed(right)],
    ['for another client', (right) => signed({ ...right, aud: 'other' })],
    ['given to another client', (right) => signed({ ...right, aud: ['posy', 'other'], azp: 'other' })],
    ['of another issuer', (right) => signed({ ...right, iss: 'https://elsewhere.example' })],
    ['that has ended', (right) => signed({ ...right, iat: now() - 900, exp: now() - 600 })],
    ['about nobody', ({ sub: _sub, ...right }) => signed(right)],
    ['that somebody else has signed', (right) => signed(right, foreign.privateKey)],
    ['that nobody has signed', (right) => new UnsecuredJWT(right).encode()],
    [
      'signed with the secret that we share',
      (right) =>
        new SignJWT(right).setProtectedHeader({ alg: 'HS256', kid: 'own' }).sign(new TextEncoder().encode(secret)),
    ],
    ['that is none', () => 'not.a.token'],
  ])('%s signs nobody in, and creates no user', async (_what, make) => {
    const people = async () => (await posy.sql(`select id from identity."user"`)).length;
    const before = await people();
    const { status, problem } = await comeBackWith(make);
    expect([status, problem.error]).toEqual([401, 'single-sign-on-failed']);
    expect(await people()).toBe(before);
  });
});
