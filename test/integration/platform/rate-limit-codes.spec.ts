import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApi } from '#src/create-api.js';
import { Posy } from '../../support/posy/posy.js';

let posy: Posy;
/** Another api process of the same installation, behind the same proxy. */
let other: NestFastifyApplication;
beforeAll(async () => {
  const limits = { EMAIL_CHECKS_PER_MINUTE: '3', CODES_PER_ACCOUNT: '5' };
  posy = await Posy.start({ workers: [], settings: { ...limits, TRUSTED_PROXIES: '127.0.0.1' } });
  other = await createApi(posy.config);
});
afterAll(async () => {
  await other.close();
  await posy.stop();
});

const post = (path: string, payload: object, from: string, api = posy.api) =>
  api.inject({ method: 'POST', url: `/api/auth/${path}`, headers: { 'x-forwarded-for': from }, payload });

it('lets one address ask after a few e-mails a minute, whosever they are and at whichever process [ID-53]', async () => {
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

describe('codes for one e-mail', () => {
  const password = 'Tulip-meadow-7';
  const calls: [string, object][] = [
    ['forgot-password', {}],
    ['verify-code', { verificationCode: '123456', password }],
    ['reset-password', { password }],
    ['create-user', { password }],
    ['verify-email', { otp: '123456' }],
    ['resend-email-otp', {}],
    ['forgot-password', {}],
  ];

  it.each(['known', 'unknown'])('are asked for and tried a few times, all in all: %s', async (name) => {
    const email = `${name}@posy.example`;
    if (name === 'known') await posy.register(email);
    const answers = [];
    for (const [nth, [path, more]] of calls.entries()) {
      answers.push(await post(path, { email, ...more }, `10.1.0.${nth}`, nth % 2 ? other : posy.api));
    }
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 400, 403, 403, 400, 429, 429]);
    const wait = Number(answers[5]?.headers['retry-after']);
    expect([wait > 60, wait <= 900]).toEqual([true, true]);
    const elsewhere = await post('forgot-password', { email: 'else@posy.example' }, '10.1.0.9');
    expect(elsewhere.statusCode).toBe(200);
  });
});
