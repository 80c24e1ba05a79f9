import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import { oneTimeCodeRoutes } from '#contracts/identity/one-time-code.routes.js';
import { passwordRoutes } from '#contracts/identity/passwords.routes.js';
import { reportsRoutes } from '#contracts/identity/reports.routes.js';
import { secondFactorRoutes } from '#contracts/identity/second-factor.routes.js';
import { sessionsRoutes } from '#contracts/identity/sessions.routes.js';
import { signInRoutes } from '#contracts/identity/sign-in.routes.js';
import { signUpRoutes } from '#contracts/identity/sign-up.routes.js';
import { singleSignOnRoutes } from '#contracts/identity/single-sign-on.routes.js';
import { Posy } from '../../support/posy/posy.js';

let posy: Posy;
beforeAll(async () => {
  const perAddress = { SIGN_IN_TRIES_PER_MINUTE: '4', EMAIL_CHECKS_PER_MINUTE: '4' };
  const perAccount = { SIGN_IN_TRIES_PER_ACCOUNT: '2', CODES_PER_ACCOUNT: '2' };
  posy = await Posy.start({ workers: [], settings: { ...perAddress, ...perAccount } });
});
afterAll(() => posy.stop());

let addresses = 0;
const anAddress = () => `10.1.0.${(addresses += 1)}`;

/** Calls count regardless of their other errors. */
async function call({ path }: { path: string }, body: object, remoteAddress: string) {
  const { statusCode, headers } = await posy.api.inject({
    method: 'POST',
    url: `/api/${path}`,
    payload: body,
    remoteAddress,
  });
  if (statusCode === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  return statusCode === 429 ? 'wait' : 'answered';
}

const { login, refreshToken } = identityRoutes;
const { verifyEmail, resendEmailOtp } = oneTimeCodeRoutes;
const { createUser, forgotPassword, verifyCode, resetPassword } = passwordRoutes;
const { confirmUser, verifyToken } = reportsRoutes;
const { startSingleSignOn, finishSingleSignOn } = singleSignOnRoutes;

describe('limits per account and network', () => {
  it.each([
    { route: signUpRoutes.signUp, field: 'email' },
    { route: createUser, field: 'email' },
    { route: resetPassword, field: 'email' },
    { route: secondFactorRoutes.respondToMfa, field: 'username' },
  ])('apply to $route.path', async ({ route, field }) => {
    const email = `${randomUUID()}@posy.example`;
    const address = anAddress();
    const about = (named: string, from = address) => call(route, { [field]: named }, from);
    expect([await about(email), await about(` ${email.toUpperCase()}`), await about(email)]).toEqual([
      'answered',
      'answered',
      'wait',
    ]);
    expect(await about(`other-${email}`)).toBe('answered');
    expect(await about(email, anAddress())).toBe('answered');
  });
});

describe('limits per address, for any accounts', () => {
  const fewer = [login, signUpRoutes.signUp, verifyEmail, resendEmailOtp, createUser, forgotPassword, verifyCode];
  const others = [resetPassword, secondFactorRoutes.respondToMfa, signInRoutes.checkEmail, confirmUser, verifyToken];
  const ways = [startSingleSignOn, finishSingleSignOn, sessionsRoutes.handOver];

  it.each([...fewer, ...others, ...ways])('apply to $path', async (route) => {
    const address = anAddress();
    const ask = (from: string) => {
      const somebody = `${randomUUID()}@posy.example`;
      return call(route, { email: somebody, identifier: somebody, username: somebody }, from);
    };
    const answers: string[] = [];
    for (let asked = 0; asked < 5; asked += 1) answers.push(await ask(address));
    expect(answers).toEqual([...Array<string>(4).fill('answered'), 'wait']);
    expect(await ask(anAddress())).toBe('answered');
  });

  it('allow six times as many refreshes, and no more', async () => {
    const address = anAddress();
    const answers: string[] = [];
    for (let asked = 0; asked < 25; asked += 1) answers.push(await call(refreshToken, {}, address));
    expect([answers.indexOf('wait'), answers.length]).toEqual([24, 25]);
  });
});
