import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LocalService } from '../../../docker/local/local-service.ts';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import { oneTimeCodeRoutes } from '#contracts/identity/one-time-code.routes.js';
import { passwordRoutes } from '#contracts/identity/passwords.routes.js';
import type { SecondFactorAskedView } from '#contracts/identity/second-factor.views.js';
import { sessionsRoutes } from '#contracts/identity/sessions.routes.js';
import { signInRoutes } from '#contracts/identity/sign-in.routes.js';
import { singleSignOnRoutes } from '#contracts/identity/single-sign-on.routes.js';
import type { SingleSignOnAskedView, SingleSignOnStartedView } from '#contracts/identity/single-sign-on.views.js';
import { impersonationRoutes } from '#contracts/identity/impersonation.routes.js';
import { eventually } from '../../support/posy/eventually.js';
import { codeMailedTo, mailsTo } from '../../support/posy/mails.js';
import type { Answer } from '../../support/posy/posy.js';
import { aSignInService, signInAt } from '../../support/posy/sign-in-service.js';
import { whoAmI } from './sessions.js';
import { codeOf, SecondFactorPeople, tokenIn, type Guarded } from './second-factor-people.js';

const siteUrl = 'http://127.0.0.1:4498';
const newPassword = 'Tulip-meadow-7';
let people: SecondFactorPeople;
let service: LocalService;

beforeAll(async () => {
  const started = await aSignInService(siteUrl);
  service = started.service;
  people = await SecondFactorPeople.start({ PUBLIC_URL: siteUrl, ...started.settings }, ['relay', 'mail']);
});
afterAll(async () => {
  await people.posy.stop();
  await service.stop();
});

const cookieOf = ({ headers }: Answer) => String(headers['set-cookie']).split(';')[0] ?? '';

/** Waits for the mail about the setup, so that the next one is the expected mail. */
const told = ({ email }: Guarded) =>
  eventually(
    () => mailsTo(email),
    (taken) => taken.length === 1,
  );

describe('the second factor is required', () => {
  it('after single sign-on, whose provider is returned afterwards', async () => {
    const person = await people.guarded();
    const started = await people.posy.call<SingleSignOnStartedView>(singleSignOnRoutes.startSingleSignOn, {
      body: { provider: 'vendor' },
    });
    const back = await signInAt(started.body.address!, person.email);
    const answer = await people.posy.call<SingleSignOnAskedView>(singleSignOnRoutes.finishSingleSignOn, {
      body: { code: back.searchParams.get('code'), state: back.searchParams.get('state') },
      headers: { cookie: cookieOf(started) },
    });
    expect([answer.status, Object.keys(answer.body).toSorted()]).toEqual([200, ['challenge', 'provider']]);
    expect(answer.body.provider).toBe('vendor');
    const asked = { session: answer.body.challenge.session, cookie: cookieOf(answer) };
    const signedIn = await people.respond(asked, person.email, codeOf(person.secret));
    expect((await whoAmI(people.posy, tokenIn(signedIn))).body.id).toBe(person.id);
    const [newest] = await people.posy.sql(
      `select provider from identity.session where user_id = $1 order by created_at desc, id desc limit 1`,
      [person.id],
    );
    expect(newest).toEqual({ provider: 'vendor' });
  });

  it('after the last step of an imported account', async () => {
    const person = await people.guarded();
    await told(person);
    await people.posy.sql(`update identity.user set is_legacy = true, password_hash = null where id = $1`, [person.id]);
    const { email } = person;
    await people.posy.call(signInRoutes.checkEmail, { body: { email } });
    const otp = await codeMailedTo(email, 2);
    const verified = await people.posy.call(oneTimeCodeRoutes.verifyEmail, { body: { email, otp, newOrOld: 'OLD' } });
    const answer = await people.posy.call<SecondFactorAskedView>(passwordRoutes.createUser, {
      body: { email, password: newPassword },
      headers: { cookie: cookieOf(verified) },
    });
    expect([answer.status, Object.keys(answer.body)]).toEqual([200, ['challenge']]);
    const cookies = [answer.headers['set-cookie']].flat().map((cookie) => String(cookie).split(';')[0]);
    const cookie = cookies.find((one) => one?.startsWith('posy.second-factor='));
    const asked = { session: answer.body.challenge.session, ...(cookie !== undefined && { cookie }) };
    expect((await people.respond(asked, email, codeOf(person.secret))).status).toBe(200);
  });
});

it('a password that was reset with a mailed code still requires the second factor', async () => {
  const person = await people.guarded();
  await told(person);
  const { email } = person;
  const waiting = await people.asked(email);
  await people.posy.call(passwordRoutes.forgotPassword, { body: { email } });
  const verificationCode = await codeMailedTo(email, 2);
  const reset = await people.posy.call(passwordRoutes.verifyCode, {
    body: { email, verificationCode, password: newPassword },
  });
  expect(reset.body).toEqual({ success: true });
  // A pending sign-in with the previous password cannot be completed.
  expect((await people.respond(waiting, email, codeOf(person.secret))).status).toBe(401);
  const { body, headers } = await people.login(email, newPassword);
  expect(Object.keys(body)).toEqual(['challenge']);
  const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
  const asked = { session: body.challenge.session, cookie };
  expect((await people.respond(asked, email, codeOf(person.secret))).status).toBe(200);
});

it('an impersonation requires the second factor of the operator only, and cannot change that of the user', async () => {
  const [operator, person] = [await people.guarded(['Admin']), await people.guarded()];
  const token = tokenIn(await people.signIn(operator));
  const offer = await people.posy.call<object>(impersonationRoutes.startImpersonation, {
    token,
    body: { userId: person.id, reason: 'asked by phone to help' },
  });
  const acting = await people.posy.call<never>(sessionsRoutes.handOver, {
    body: offer.body,
    headers: { cookie: cookieOf(offer) },
  });
  const acted = tokenIn(acting);
  expect((await people.posy.call(identityRoutes.currentUser, { token: acted })).status).toBe(200);
  for (const answer of [
    await people.turnOff(acted, codeOf(person.secret)),
    await people.renew(acted, codeOf(person.secret)),
    await people.begin(acted),
    await people.confirm(acted, '123456'),
  ]) {
    expect(answer).toMatchObject({ status: 403, problem: { error: 'unavailable-for-admins' } });
  }
});

it.each([
  ['with an unconfirmed email is removed', false, 'data'],
  ['with a confirmed email stays', true, 'challenge'],
])('after a reset of the password the second factor of a user %s [ID-64]', async (_who, isConfirmed, answered) => {
  const person = await people.guarded();
  await told(person);
  const { id, email } = person;
  if (!isConfirmed) await people.posy.sql(`update identity.user set email_verified_at = null where id = $1`, [id]);
  await people.posy.call(passwordRoutes.forgotPassword, { body: { email } });
  const verificationCode = await codeMailedTo(email, 2);
  await people.posy.call(passwordRoutes.verifyCode, { body: { email, verificationCode, password: newPassword } });
  expect(Object.keys((await people.login(email, newPassword)).body)).toEqual([answered]);
});
