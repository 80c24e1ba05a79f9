import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { accountRoutes } from '#contracts/identity/account.routes.js';
import type { AccountView } from '#contracts/identity/account.views.js';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import type { AuthUserView, SignedInView } from '#contracts/identity/identity.views.js';
import { oneTimeCodeRoutes } from '#contracts/identity/one-time-code.routes.js';
import { signUpRoutes } from '#contracts/identity/sign-up.routes.js';
import { codeMailedTo, mailsTo } from '../../support/posy/mails.js';
import { Posy } from '../../support/posy/posy.js';

let posy: Posy;
beforeAll(async () => {
  posy = await Posy.start({ workers: ['relay', 'mail'] });
});
afterAll(() => posy.stop());

const anAddress = () => `${randomUUID()}@posy.example`;
const password = 'Tulip-Meadow-7';

/** A user who has just signed up with this email. */
async function signedUp(email = anAddress(), at = posy) {
  const body = { email, password, phoneNumber: '+12125550100', givenName: 'Ada', familyName: 'Vale' };
  const { data } = (await at.call<SignedInView>(signUpRoutes.signUp, { body })).body;
  return { email, id: data.user.id, token: data.authResult.AccessToken };
}
const correct = (token: string, email: string, at = posy, word: unknown = password) =>
  at.call<AuthUserView>(signUpRoutes.correctEmail, { token, body: { email, password: word } });
const verify = (email: string, otp: string) => posy.call(oneTimeCodeRoutes.verifyEmail, { body: { email, otp } });

it('a mistyped email is corrected before it is confirmed: only the code in the right mailbox is valid [ID-42]', async () => {
  const { email: wrong, id, token } = await signedUp();
  const stray = await codeMailedTo(wrong);
  const right = anAddress();
  const { status, body } = await correct(token, right.toUpperCase());
  expect([status, body.id, body.email]).toEqual([200, id, right]);
  const otp = await codeMailedTo(right);
  expect((await verify(wrong, stray)).problem.error).toBe('one-time-code-refused');
  if (stray !== otp) expect((await verify(right, stray)).problem.error).toBe('one-time-code-refused');
  const isVerified = async () => (await posy.call<AccountView>(accountRoutes.account, { token })).body.isEmailVerified;
  expect(await isVerified()).toBe(false);
  expect((await verify(right, otp)).status).toBe(200);
  expect(await isVerified()).toBe(true);
  const login = await posy.call<SignedInView>(identityRoutes.login, { body: { identifier: right, password } });
  expect(login.body.data.user.id).toBe(id);
  // The owner of the previous mailbox can create an account of their own.
  expect((await signedUp(wrong)).id).not.toBe(id);
});

it('an email of another account is refused and nothing changes', async () => {
  const other = await signedUp();
  const { email, token } = await signedUp();
  const otp = await codeMailedTo(email);
  expect(await correct(token, other.email)).toMatchObject({ status: 409, problem: { error: 'email-taken' } });
  expect((await verify(email, otp)).status).toBe(200);
});

it('a confirmed email and a malformed one are refused; the same email changes nothing', async () => {
  const { email, token } = await signedUp();
  const { status, problem } = await correct(token, 'ada@');
  expect([status, Object.keys(problem.fields ?? {})]).toEqual([400, ['email']]);
  const otp = await codeMailedTo(email);
  expect((await correct(token, email)).status).toBe(200);
  expect((await verify(email, otp)).status).toBe(200);
  expect(await mailsTo(email)).toHaveLength(1);
  expect(await correct(token, anAddress())).toMatchObject({ status: 409, problem: { error: 'changed-meanwhile' } });
});

it('the correction requires the password, which must not contain the new email [ID-27]', async () => {
  const { email, token } = await signedUp();
  const right = anAddress();
  const refused = async (address: string, word: unknown) => (await correct(token, address, posy, word)).problem.fields;
  expect(await refused(right, 'Not-this-1-one')).toEqual({ password: ['wrong-password'] });
  expect(await refused(right, '')).toEqual({ password: ['is-not-empty'] });
  expect(await refused('Tulip@posy.example', password)).toEqual({ email: ['in-password'] });
  const { body } = await posy.call<AccountView>(accountRoutes.account, { token });
  expect(body.user.email).toBe(email);
  expect((await correct(token, right)).status).toBe(200);
});

it('corrections are limited, so that codes cannot be sent to many mailboxes', async () => {
  const small = await Posy.start({ workers: [], settings: { CODES_PER_ACCOUNT: '2' } });
  try {
    const { token } = await signedUp(anAddress(), small);
    for (let made = 0; made < 2; made++) expect((await correct(token, anAddress(), small)).status).toBe(200);
    const { status, headers } = await correct(token, anAddress(), small);
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  } finally {
    await small.stop();
  }
});
