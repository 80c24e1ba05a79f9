import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { Posy } from '../../support/posy/posy.js';

let posy: Posy;
beforeAll(async () => {
  posy = await Posy.start({ workers: [], settings: { SIGN_IN_TRIES_PER_MINUTE: '3' } });
});
afterAll(() => posy.stop());

it('lets one address try a few passwords a minute, whoever it tries them on, and goes on with the rest', async () => {
  const codes: string[] = [];
  for (const name of ['ann', 'bob', 'eve', 'ann', 'dan']) {
    const body = { identifier: `${name}@posy.example`, password: 'a guess' };
    codes.push((await posy.call(identityRoutes.login, { body })).problem.error);
  }
  expect(codes).toEqual([
    ...Array<string>(3).fill('invalid-credentials'),
    ...Array<string>(2).fill('too-many-requests'),
  ]);
  expect((await posy.call(webstoreRoutes.vendorCategories)).status).toBe(200);
});

it('lets refreshes happen more often than that', async () => {
  const body = { refreshToken: 'no-token-that-was-ever-issued', username: 'ann@posy.example' };
  for (let tried = 0; tried < 6; tried++) {
    expect((await posy.call(identityRoutes.refreshToken, { body })).problem.error).toBe('refresh-refused');
  }
});
