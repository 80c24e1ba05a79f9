import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { sessionsRoutes } from '#contracts/identity/sessions.routes.js';
import type { PublicKeysView } from '#contracts/identity/sessions.views.js';
import { createApi } from '#src/create-api.js';
import { RotateSigningKeys } from '#src/identity/credentials/rotate-signing-keys.js';
import { SigningKeys } from '#src/identity/credentials/signing-keys.js';
import { AUTHENTICATOR, type Authenticator } from '#src/platform/http/authenticator.js';
import { putForward } from '../../support/put-forward.js';
import type { Posy } from '../../support/posy/posy.js';
import { refresh, signIn, signOut, startApi, statusAt, whoAmI } from './sessions.js';

const email = 'ada@posy.example';
let posy: Posy;
/** Simulates another api process of the same installation. */
let other: NestFastifyApplication;

beforeAll(async () => {
  posy = await startApi();
  other = await createApi(posy.config);
  await posy.register(email);
});
afterEach(() => void jest.restoreAllMocks());
afterAll(async () => {
  await other.close();
  await posy.stop();
});

const published = async () => (await posy.call<PublicKeysView>(sessionsRoutes.publicKeys)).body.keys;
const kidOf = (token: string) => decodeProtectedHeader(token).kid;
const signingKeys = () => posy.sql(`select * from identity.signing_key order by created_at, retired_at nulls last`);

describe('the signing keys', () => {
  it('are published, so that anybody can verify a token', async () => {
    const { AccessToken, IdToken } = await signIn(posy, email);
    const keys = await published();
    expect(keys).toEqual([
      { kid: kidOf(AccessToken), kty: 'OKP', crv: 'Ed25519', x: expect.any(String), alg: 'EdDSA', use: 'sig' },
    ]);
    for (const [token, audience] of [
      [AccessToken, 'posy-api'],
      [IdToken, 'posy-browser'],
    ] as const) {
      const read = await jwtVerify(token, createLocalJWKSet({ keys }), { issuer: posy.config.publicUrl, audience });
      expect(read.payload.sub).toEqual(expect.any(String));
    }
  });

  it('are stored encrypted, so that a copy of the database cannot sign', async () => {
    const [key] = await signingKeys();
    expect(JSON.stringify(key)).not.toMatch(/PRIVATE KEY|"d":/);
    expect(key!['sealed_private_key']).toMatch(/^[\w-]{100,}$/);
  });

  it('are replaced: new tokens have the new key, and old ones stay valid, in other processes too', async () => {
    const before = await signIn(posy, email);
    expect(await statusAt(other, before.AccessToken)).toBe(200);
    await posy.get(SigningKeys).rotate();
    const after = await signIn(posy, email);
    expect(kidOf(after.AccessToken)).not.toBe(kidOf(before.AccessToken));
    for (const { AccessToken } of [before, after]) {
      expect((await whoAmI(posy, AccessToken)).status).toBe(200);
      // The other process was not notified: it looks up the unknown key, once a second at most.
      putForward(1_100);
      expect(await statusAt(other, AccessToken)).toBe(200);
    }
    expect((await refresh(posy, before.RefreshToken, email)).status).toBe(200);
    const kids = [kidOf(before.AccessToken), kidOf(after.AccessToken)];
    expect(new Set((await published()).map(({ kid }) => kid))).toEqual(new Set(kids));
    const [old] = (await signingKeys()).filter(({ kid }) => kid === kidOf(before.AccessToken));
    expect(old!['sealed_private_key']).toBeNull();
  });

  it('are accepted until their last token has expired, and signing out works even then', async () => {
    const tokens = await signIn(posy, email);
    await posy.get(SigningKeys).rotate();
    const kid = kidOf(tokens.AccessToken);
    await posy.sql(`update identity.signing_key set retired_at = now() - interval '12 minutes' where kid = $1`, [kid]);
    const late = await createApi(posy.config);
    try {
      expect(await statusAt(late, tokens.AccessToken)).toBe(200);
      await posy.sql(`update identity.signing_key set retired_at = now() - interval '14 minutes' where kid = $1`, [
        kid,
      ]);
      await posy.get(SigningKeys).rotate();
      expect((await whoAmI(posy, tokens.AccessToken)).status).toBe(401);
      expect((await published()).map((key) => key.kid)).not.toContain(kid);
      expect((await signOut(posy, tokens.AccessToken)).status).toBe(200);
      expect((await refresh(posy, tokens.RefreshToken, email)).status).toBe(401);
    } finally {
      await late.close();
    }
  });

  it('are replaced by age, and deleted when no session can have a token of theirs', async () => {
    const rotation = posy.get(RotateSigningKeys);
    const many = (await signingKeys()).length;
    await rotation.tick();
    expect(await signingKeys()).toHaveLength(many);
    await posy.sql(`update identity.signing_key set created_at = now() - interval '31 days' where retired_at is null`);
    await rotation.tick();
    expect(await signingKeys()).toHaveLength(many + 1);
    await posy.sql(
      `update identity.signing_key set retired_at = now() - interval '32 days' where retired_at is not null`,
    );
    await rotation.tick();
    expect(await signingKeys()).toHaveLength(1);
  });

  it('are created once, even when several processes create the first one', async () => {
    await posy.sql(`delete from identity.signing_key`);
    const apis = await Promise.all([createApi(posy.config), createApi(posy.config)]);
    const kids = await Promise.all(
      apis.map(async (api) => (await api.get(SigningKeys, { strict: false }).current()).kid),
    );
    await Promise.all(apis.map((api) => api.close()));
    expect(new Set(kids).size).toBe(1);
  });

  it('are cached, so that a token is verified without the database', async () => {
    const { AccessToken } = await signIn(posy, email);
    const authenticator = posy.api.get<Authenticator>(AUTHENTICATOR);
    await posy.sql(`alter table identity.signing_key rename to hidden`);
    try {
      for (let i = 0; i < 50; i++) expect(await authenticator.authenticate(AccessToken)).toHaveProperty('userId');
    } finally {
      await posy.sql(`alter table identity.hidden rename to signing_key`);
    }
  });
});
