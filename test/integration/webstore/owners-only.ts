import { generateKeyPairSync, randomUUID, type KeyObject } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { SignJWT } from 'jose';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import type { Route } from '#contracts/shared/route.js';
import { SigningKeys } from '#src/identity/credentials/signing-keys.js';
import type { CallParts, Posy } from '../../support/posy/posy.js';
import type { People } from './people.js';

interface OwnedRoute {
  posy: Posy;
  people: People;
  // oxlint-disable-next-line typescript/no-explicit-any -- any route can belong to an owner
  route: Route<any, any, any, any, any>;
  /** The field of path or body that names the owned thing. */
  field: string;
  /** An id that belongs to the vendor. */
  id: string;
  /** The path, query and body of the call about this id. */
  partsFor: (id: string) => CallParts;
  /** The state that a refused call must not change. */
  stored: () => Promise<unknown>;
}

/** Tests for every route that belongs to an owner: refusals change nothing, and its owner and admins pass. */
export function itIsForOwnersOnly(given: () => OwnedRoute): void {
  const call = (id: string, token?: string) => {
    const { posy, route, partsFor } = given();
    return posy.call(route, { ...partsFor(id), token });
  };
  const expectRefusal = async (id: string, token: string | undefined, status: number, error: string) => {
    const before = await given().stored();
    expect(await call(id, token)).toMatchObject({ status, problem: { status, error } });
    expect(await given().stored()).toEqual(before);
  };

  it('asks a visitor to sign in [SYS-6]', () => expectRefusal(given().id, undefined, 401, 'not-signed-in'));

  it('is refused to another vendor and to a couple, with any id [SYS-6]', async () => {
    const { id, people } = given();
    await expectRefusal(id, people.rival.token, 403, 'not-allowed');
    await expectRefusal(id, people.couple.token, 403, 'not-allowed');
  });

  it('is open to the owner and to an admin [SYS-6]', async () => {
    const { id, people } = given();
    for (const { token } of [people.vendor, people.admin]) expect((await call(id, token)).status).toBe(200);
  });

  it('returns 404 for an unknown id, to everybody alike', async () => {
    const { people } = given();
    for (const { token } of [people.vendor, people.couple, people.admin]) {
      await expectRefusal(randomUUID(), token, 404, 'not-found');
    }
  });

  it('names the field of a malformed id', async () => {
    const { field, people } = given();
    for (const id of [
      '1',
      'not-an-id',
      `${randomUUID()}x`,
      `{${randomUUID()}}`,
      "' or 1=1 --",
      randomUUID().toUpperCase(),
    ]) {
      const answer = await call(id, people.vendor.token);
      expect(answer).toMatchObject({ status: 400, problem: { error: 'invalid-input' } });
      expect(Object.keys(answer.problem.fields ?? {})).toEqual([field]);
    }
  });

  it('refuses a token that is expired, forged, of another kind or revoked [SYS-6]', async () => {
    const { posy, id, people } = given();
    const expired = await accessToken(posy, { userId: people.vendor.userId, expiresAt: Date.now() / 1000 - 600 });
    const forged = await accessToken(posy, {
      userId: people.vendor.userId,
      key: generateKeyPairSync('ed25519').privateKey,
    });
    const forBrowser = await accessToken(posy, { userId: people.vendor.userId, audience: 'posy-browser' });
    const revoked = await posy.signIn(people.vendor.email);
    await posy.call(identityRoutes.logout, { body: { accessToken: revoked } });
    for (const token of [expired, forged, forBrowser, revoked, 'x', '']) {
      await expectRefusal(id, token, 401, 'session-ended');
    }
    const good = await accessToken(posy, { userId: people.vendor.userId });
    expect((await call(id, good)).status).toBe(200);
  });
}

/** A token of identity with one modification. */
async function accessToken(
  posy: Posy,
  given: { userId: string; expiresAt?: number; key?: KeyObject; audience?: string },
): Promise<string> {
  const { kid, privateKey } = await posy.get(SigningKeys).current();
  const { userId, expiresAt = Date.now() / 1000 + 60, key = privateKey } = given;
  return new SignJWT({ sid: randomUUID(), isAdmin: false, roles: ['Vendor'] })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT', kid })
    .setSubject(userId)
    .setIssuer(posy.config.publicUrl)
    .setAudience(given.audience ?? 'posy-api')
    .setIssuedAt()
    .setExpirationTime(Math.floor(expiresAt))
    .sign(key);
}
