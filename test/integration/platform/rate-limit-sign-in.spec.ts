import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { createApi } from '#src/create-api.js';
import { Posy } from '../../support/posy/posy.js';

let posy: Posy;
/** Another api process of the same installation, behind the same proxy. */
let other: NestFastifyApplication;
beforeAll(async () => {
  const settings = { SIGN_IN_TRIES_PER_MINUTE: '3', SIGN_IN_TRIES_PER_ACCOUNT: '2', TRUSTED_PROXIES: '127.0.0.1' };
  posy = await Posy.start({ workers: [], settings });
  other = await createApi(posy.config);
});
afterAll(async () => {
  await other.close();
  await posy.stop();
});

const signIn = (name: string, from: string, api = posy.api, tried = 'a guess') =>
  api.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'x-forwarded-for': from },
    payload: { identifier: `${name}@posy.example`, password: tried },
  });

it('allows a few passwords a minute for one address, for any account, and the rest later', async () => {
  const codes: string[] = [];
  for (const name of ['ann', 'bob', 'eve', 'ann', 'dan']) {
    codes.push((await signIn(name, '10.0.0.1')).json<{ error: string }>().error);
  }
  expect(codes).toEqual([
    ...Array<string>(3).fill('invalid-credentials'),
    ...Array<string>(2).fill('too-many-requests'),
  ]);
  expect((await posy.call(webstoreRoutes.vendorCategories)).status).toBe(200);
});

it('makes one network wait after a few wrong passwords for one account, at any process', async () => {
  await posy.register('una@posy.example');
  const statuses: number[] = [];
  for (const [nth, name] of ['una', 'UNA', 'Una'].entries()) {
    statuses.push((await signIn(name, `2001:db8::${nth}`, nth % 2 ? other : posy.api)).statusCode);
  }
  expect(statuses).toEqual([401, 401, 429]);
});

it('allows refreshes more often than that', async () => {
  const body = { refreshToken: 'no-token-that-was-ever-issued', username: 'ann@posy.example' };
  for (let tried = 0; tried < 6; tried++) {
    expect((await posy.call(identityRoutes.refreshToken, { body })).problem.error).toBe('refresh-refused');
  }
});
