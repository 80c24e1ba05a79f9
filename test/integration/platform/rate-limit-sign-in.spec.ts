import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Redis } from 'ioredis';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { createApi } from '#src/create-api.js';
import { password, Posy } from '../../support/posy/posy.js';

let posy: Posy;
/** Another api process of the same installation, behind the same proxy. */
let other: NestFastifyApplication;
beforeAll(async () => {
  const settings = { SIGN_IN_TRIES_PER_MINUTE: '3', SIGN_IN_TRIES_PER_ACCOUNT: '4', TRUSTED_PROXIES: '127.0.0.1' };
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

it('lets one address try a few passwords a minute, whoever it tries them on, and goes on with the rest', async () => {
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

it('lets an account be tried a few times, from however many addresses and at whichever process', async () => {
  await posy.register('una@posy.example');
  const spellings = ['una', 'UNA', 'Una', 'uNa', 'una', 'unA'];
  const statuses: number[] = [];
  for (const [nth, name] of spellings.entries()) {
    statuses.push((await signIn(name, `10.1.0.${nth}`, nth % 2 ? other : posy.api)).statusCode);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 429, 429]);
  const refused = await signIn('una', '10.1.0.9', other, password);
  expect(refused.statusCode).toBe(429);
  const wait = Number(refused.headers['retry-after']);
  expect([wait > 60, wait <= 900]).toEqual([true, true]);
  expect((await signIn('ursula', '10.1.0.9')).statusCode).toBe(401);
});

it('tells Redis no e-mail address', async () => {
  const redis = new Redis(posy.config.redisUrls[0]!);
  const keys = await redis.keys(`${posy.config.redisPrefix}:requests:*`);
  redis.disconnect();
  expect(keys.filter((key) => key.includes(':sign-in:')).length).toBeGreaterThan(0);
  expect(keys.filter((key) => /posy\.example/i.test(key))).toEqual([]);
});

it('lets refreshes happen more often than that', async () => {
  const body = { refreshToken: 'no-token-that-was-ever-issued', username: 'ann@posy.example' };
  for (let tried = 0; tried < 6; tried++) {
    expect((await posy.call(identityRoutes.refreshToken, { body })).problem.error).toBe('refresh-refused');
  }
});
