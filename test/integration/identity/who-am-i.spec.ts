import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import type { Posy } from '../../support/posy/posy.js';
import { signIn, startApi } from './sessions.js';

const email = 'ada@posy.example';
let posy: Posy;
let id: string;

beforeAll(async () => {
  posy = await startApi();
  id = await posy.register(email);
});
afterAll(() => posy.stop());

const ask = (token?: string) => posy.call(identityRoutes.whoAmI, { token });

describe('GET system/WhoAmI', () => {
  it('returns name and phone number of the signed-in user, and nothing else [SYS-9]', async () => {
    const { AccessToken } = await signIn(posy, email);
    const { status, body } = await ask(AccessToken);
    expect([status, body]).toEqual([200, { firstName: 'Ada', lastName: 'Vale', phoneNumber: '+12125550100' }]);
    await posy.sql(`update identity.user set phone = null where id = $1`, [id]);
    expect((await ask(AccessToken)).body).toEqual({ firstName: 'Ada', lastName: 'Vale', phoneNumber: null });
  });

  it('asks a visitor to sign in', async () => {
    expect(await ask()).toMatchObject({ status: 401, problem: { error: 'not-signed-in' } });
  });

  it('refuses the token of a deleted user', async () => {
    const gone = await posy.register('gone@posy.example');
    const { AccessToken } = await signIn(posy, 'gone@posy.example');
    await posy.sql(`delete from identity.user where id = $1`, [gone]);
    expect(await ask(AccessToken)).toMatchObject({ status: 401, problem: { error: 'session-ended' } });
  });

  it('refuses query parameters', async () => {
    const { AccessToken } = await signIn(posy, email);
    const { status, problem } = await posy.call(identityRoutes.whoAmI, { token: AccessToken, query: { id } });
    expect([status, problem.fields]).toEqual([400, { id: ['unknown-field'] }]);
  });
});
