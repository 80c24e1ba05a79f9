import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApi } from '#src/create-api.js';
import { Posy } from '../../support/posy/posy.js';

let posy: Posy;
/** Another api process of the same installation, behind the same proxy. */
let other: NestFastifyApplication;
beforeAll(async () => {
  posy = await Posy.start({ workers: [], settings: { EMAIL_CHECKS_PER_MINUTE: '3', TRUSTED_PROXIES: '127.0.0.1' } });
  other = await createApi(posy.config);
});
afterAll(async () => {
  await other.close();
  await posy.stop();
});

const post = (path: string, payload: object, from: string, api = posy.api) =>
  api.inject({ method: 'POST', url: `/api/auth/${path}`, headers: { 'x-forwarded-for': from }, payload });

it('allows a few emails a minute for one address, for any account and at any process [ID-53]', async () => {
  await posy.register('una@posy.example');
  const answers = [];
  for (const [nth, name] of ['una', 'nobody', 'eve', 'una', 'nobody'].entries()) {
    answers.push(
      await post('check-email-availability', { email: `${name}@posy.example` }, '10.0.0.1', nth % 2 ? other : posy.api),
    );
  }
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404, 429, 429]);
  const wait = Number(answers[3]?.headers['retry-after']);
  expect([wait > 0, wait <= 60]).toEqual([true, true]);
});
