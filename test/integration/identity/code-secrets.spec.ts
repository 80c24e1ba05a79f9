import { randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { oneTimeCodeRoutes } from '#contracts/identity/one-time-code.routes.js';
import { passwordRoutes } from '#contracts/identity/passwords.routes.js';
import { signUpRoutes } from '#contracts/identity/sign-up.routes.js';
import { codeMailedTo } from '../../support/posy/mails.js';
import { ForgetfulPeople, newPassword } from './forgetful-people.js';

const signUpPassword = 'Willow-Meadow-9';
const lines: string[] = [];
let people: ForgetfulPeople;

beforeAll(async () => {
  people = await ForgetfulPeople.start();
  const keep = (...said: unknown[]) => void lines.push(inspect(said, { depth: 10, maxStringLength: null }));
  people.posy.api.useLogger({ log: keep, error: keep, warn: keep, debug: keep, verbose: keep, fatal: keep });
});
afterAll(() => people.posy.stop());

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

it('logs no code, new password, grant or hash in api and workers, even after errors', async () => {
  const { posy } = people;
  const newcomer = {
    email: `${randomUUID()}@posy.example`,
    password: signUpPassword,
    phoneNumber: '+12125550100',
    givenName: 'Nora',
    familyName: 'Vale',
  };
  const signUp = () => posy.call(signUpRoutes.signUp, { body: newcomer });
  expect((await signUp()).status).toBe(200);
  const otp = await codeMailedTo(newcomer.email);
  const verify = (code: string) =>
    posy.call(oneTimeCodeRoutes.verifyEmail, { body: { email: newcomer.email, otp: code } });
  expect((await verify(wrong(otp))).status).toBe(400);
  const forgetful = await people.withResetCode();
  expect((await people.resetWith(forgetful.email, wrong(forgetful.code))).status).toBe(400);
  const legacy = await people.legacyVendor({ firstName: 'June', lastName: 'Halloran', phone: '+15125550142' });
  const { cookie } = await people.withGrant(legacy);
  const legacyCode = await codeMailedTo(legacy.email);
  const hash = await people.passwordHashOf(forgetful);

  await posy.sql(`alter table identity.user add constraint broken check (id is null) not valid`);
  const takeOver = { email: legacy.email, password: newPassword };
  for (const answer of [
    await verify(otp),
    await people.resetWith(forgetful.email, forgetful.code),
    await posy.call(passwordRoutes.createUser, { body: takeOver, headers: { cookie } }),
    await posy.call(passwordRoutes.resetPassword, { body: takeOver, headers: { cookie } }),
    await posy.call(signUpRoutes.signUp, { body: { ...newcomer, email: `${randomUUID()}@posy.example` } }),
  ]) {
    expect(answer.status).toBe(500);
  }

  const log = lines.join('\n');
  expect(log).toContain('broken');
  expect(log).not.toContain('$argon2id$');
  const texts = [signUpPassword, newPassword, hash, cookie.split('=')[1], posy.config.tokenSecret];
  for (const secret of texts) {
    expect(secret?.length).toBeGreaterThan(10);
    expect(log).not.toContain(secret);
  }
  for (const code of [otp, forgetful.code, legacyCode, wrong(otp)]) {
    expect(log).not.toMatch(new RegExp(`(^|\\D)${code}(\\D|$)`));
  }
});
