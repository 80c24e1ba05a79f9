import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuthResultView } from '#contracts/identity/identity.views.js';
import type { Role } from '#contracts/identity/role.js';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import type { Posy } from '../../support/posy/posy.js';
import { signIn, startApi, whoAmI } from './sessions.js';

let posy: Posy;
let made = 0;

beforeAll(async () => {
  posy = await startApi();
});
afterAll(() => posy.stop());

async function aPerson(...roles: Role[]): Promise<AuthResultView & { id: string; email: string }> {
  const email = `person-${(made += 1)}@posy.example`;
  const id = await posy.register(email, roles);
  return { id, email, ...(await signIn(posy, email)) };
}

describe('GET /users/me', () => {
  it('returns the user of the token with exactly the fields of the view [ID-14]', async () => {
    const [ada, ben] = [await aPerson('Admin'), await aPerson('Vendor')];
    expect((await whoAmI(posy, ada.AccessToken)).body).toEqual({
      id: ada.id,
      username: ada.email,
      email: ada.email,
      firstName: 'Ada',
      lastName: 'Vale',
      phoneNumber: '+12125550100',
      birthdate: null,
      externalIds: {},
      isAdmin: true,
      roles: ['Admin'],
      props: { favorites: [] },
      settings: {},
      version: 1,
    });
    expect((await whoAmI(posy, ben.AccessToken)).body).toMatchObject({ id: ben.id, isAdmin: false });
  });

  it('asks a visitor to sign in [SYS-5]', async () => {
    expect(await whoAmI(posy)).toMatchObject({ status: 401, problem: { error: 'not-signed-in' } });
  });

  it('refuses an id token, a refresh token and any other text', async () => {
    const { AccessToken, IdToken, RefreshToken } = await aPerson();
    const [header, claims] = AccessToken.split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
    for (const token of [IdToken, RefreshToken, unsigned, `${header}.${claims}.AAAA`, 'x', `${AccessToken} x`, '']) {
      expect(await whoAmI(posy, token)).toMatchObject({ status: 401, problem: { error: 'session-ended' } });
    }
  });

  it('refuses the token of a deleted user', async () => {
    const { id, AccessToken } = await aPerson();
    await posy.sql(`delete from identity.user where id = $1`, [id]);
    expect(await whoAmI(posy, AccessToken)).toMatchObject({ status: 401, problem: { error: 'session-ended' } });
  });

  it('refuses query parameters', async () => {
    const { AccessToken } = await aPerson();
    const { status, problem } = await posy.call(identityRoutes.currentUser, { token: AccessToken, query: { id: 1 } });
    expect([status, problem.fields]).toEqual([400, { id: ['unknown-field'] }]);
  });
});
