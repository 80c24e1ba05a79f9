import { randomUUID } from 'node:crypto';
import { connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import type { AuthUserView, SignedInView } from '#contracts/identity/identity.views.js';
import { oneTimeCodeRoutes } from '#contracts/identity/one-time-code.routes.js';
import type { EmailCodeView } from '#contracts/identity/one-time-code.views.js';
import { signUpRoutes } from '#contracts/identity/sign-up.routes.js';
import { freePorts } from '../../../docker/local/free-ports.ts';
import { eventually } from '../../support/posy/eventually.js';
import { codeMailedTo, mailsTo } from '../../support/posy/mails.js';
import { Posy, type Answer } from '../../support/posy/posy.js';

let posy: Posy;
beforeAll(async () => {
  posy = await Posy.start({ workers: ['relay', 'mail'] });
});
afterAll(() => posy.stop());

const anAddress = () => `${randomUUID()}@posy.example`;
const password = 'Tulip-Meadow-7';
const ada = () => ({
  email: anAddress(),
  password,
  phoneNumber: '+12125550100',
  givenName: 'Ada',
  familyName: 'Vale',
});
const signUp = (body: unknown, kind?: string, at = posy): Promise<Answer<SignedInView>> =>
  at.call(signUpRoutes.signUp, { body, ...(kind === undefined ? {} : { headers: { 'new-vendor-signup': kind } }) });
const usersWith = (email: string) => posy.sql('select * from identity.user where email = $1', [email]);

describe('POST /auth/signup', () => {
  it('creates an account, signs in and sends a code [ID-33] [ID-12]', async () => {
    const person = ada();
    const { status, body } = await signUp(person);
    expect(status).toBe(200);
    expect(Object.keys(body.data.authResult).sort()).toEqual(['AccessToken', 'ExpiresIn', 'IdToken', 'RefreshToken']);
    expect(body.data.user).toMatchObject({ email: person.email, firstName: 'Ada', lastName: 'Vale', roles: [] });
    const token = body.data.authResult.AccessToken;
    const { id } = (await posy.call<AuthUserView>(identityRoutes.currentUser, { token })).body;
    expect(id).toBe(body.data.user.id);
    const otp = await codeMailedTo(person.email);
    expect((await posy.call(oneTimeCodeRoutes.verifyEmail, { body: { email: person.email, otp } })).status).toBe(200);
    const view = (await posy.call<EmailCodeView>(oneTimeCodeRoutes.emailCode, { token })).body;
    expect(view.isVerified).toBe(true);
  });

  it('stores the phone as +1 and ten digits [ID-24]', async () => {
    const person = ada();
    await signUp(person);
    expect(await usersWith(person.email)).toMatchObject([{ phone: '+12125550100' }]);
  });

  it('stores which of the two sign-ups it was [ID-37]', async () => {
    for (const [kind, kept] of [
      ['vendor', { newVendorSignup: 'vendor' }],
      ['bride', { newVendorSignup: 'bride' }],
      ['admin', {}],
      [undefined, {}],
    ] as const) {
      const person = ada();
      expect((await signUp(person, kind)).status).toBe(200);
      expect(await usersWith(person.email)).toMatchObject([{ settings: kept, roles: [], is_admin: false }]);
    }
  });

  it('accepts an email in capitals as the same email [ID-22]', async () => {
    const person = ada();
    await signUp({ ...person, email: person.email.toUpperCase() });
    expect(await usersWith(person.email)).toHaveLength(1);
    expect(await signUp(person)).toMatchObject({ status: 409, problem: { error: 'email-taken' } });
  });

  it('creates one account for two concurrent calls with one email, and refuses the other', async () => {
    const person = ada();
    const answers = await Promise.all([signUp(person), signUp({ ...person, givenName: 'Eva' }), signUp(person)]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await usersWith(person.email)).toHaveLength(1);
    await codeMailedTo(person.email);
    expect(await mailsTo(person.email)).toHaveLength(1);
  });

  it.each([
    ['an empty first name', { givenName: '' }, 'givenName', 'name-required'],
    ['a first name of spaces', { givenName: '  ' }, 'givenName', 'name-required'],
    ['no last name', { familyName: undefined }, 'familyName', 'name-required'],
    ['a name with a digit', { givenName: 'Ada2' }, 'givenName', 'name-characters'],
    ['a name with a symbol', { familyName: 'Hara@home' }, 'familyName', 'name-characters'],
    ['a name of 121 characters', { givenName: 'a'.repeat(121) }, 'givenName', 'name-too-long'],
  ])('refuses %s [ID-21]', async (_case, change, field, code) => {
    const { status, problem } = await signUp({ ...ada(), ...change });
    expect([status, problem.error, problem.fields]).toEqual([400, 'invalid-input', { [field]: [code] }]);
  });

  it('accepts 120 letters of any script [ID-21]', async () => {
    expect((await signUp({ ...ada(), givenName: 'Zoë María', familyName: 'ß'.repeat(120) })).status).toBe(200);
    expect((await signUp({ ...ada(), givenName: 'Anna-Lee J.', familyName: 'O’Neill' })).status).toBe(200);
  });

  const refusesAndMakesNothing = async (_case: string, change: object, field: string, code: string) => {
    const person = { ...ada(), ...change };
    const { status, problem } = await signUp(person);
    expect([status, problem.error]).toEqual([400, 'invalid-input']);
    expect(problem.fields?.[field]).toContain(code);
    expect(await usersWith(String(person.email).trim())).toEqual([]);
  };

  it.each([
    ['an email that is none', { email: 'ada@' }, 'email', 'is-email'],
    ['an email with spaces', { email: ' ada@posy.example ' }, 'email', 'is-email'],
    ['no email', { email: undefined }, 'email', 'is-email'],
    ['an email with half a character', { email: 'ada\ud83d@posy.example' }, 'email', 'is-email'],
    ['an email with a space that is not seen', { email: 'ada\u200b@posy.example' }, 'email', 'is-email'],
    ['an email that turns the reading round', { email: 'ada\u202e@posy.example' }, 'email', 'is-email'],
    ['a hidden hyphen in the domain', { email: 'ada@po\u00adsy.example' }, 'email', 'is-email'],
    ['a second header', { email: 'ada@posy.example\r\nBcc: ben@posy.example' }, 'email', 'is-email'],
  ])('refuses %s, and creates nothing [ID-22]', refusesAndMakesNothing);

  it.each([
    ['a phone with letters', { phoneNumber: '+1212555CALL' }, 'phoneNumber', 'matches'],
    ['a phone without +1', { phoneNumber: '2125550100' }, 'phoneNumber', 'matches'],
    ['nine digits', { phoneNumber: '+1212555010' }, 'phoneNumber', 'matches'],
  ])('refuses %s, and creates nothing [ID-23] [ID-24]', refusesAndMakesNothing);

  describe('a password that is not strong [ID-25] [ID-26] [ID-27]', () => {
    it.each([
      ['a short password', { password: 'Tulip-7' }, 'password', 'strong-password'],
      ['a password without a capital', { password: 'tulip-meadow-7' }, 'password', 'strong-password'],
      ['a password without a digit', { password: 'Tulip-Meadow' }, 'password', 'strong-password'],
      ['a password without a symbol', { password: 'TulipMeadow7' }, 'password', 'strong-password'],
      ['a password that many use', { password: 'P@ssw0rd' }, 'password', 'common-password'],
    ])('%s is refused, and nothing is created', refusesAndMakesNothing);

    it.each([
      ['a password with the first name', { password: 'Tulip-aDa-77' }, 'password', 'strong-password'],
      ['a password with the last name', { password: 'Tulip-Vale-77' }, 'password', 'strong-password'],
      ['a password with the email', { password: 'Rosebud-9!', email: 'rosebud@x.co' }, 'password', 'strong-password'],
    ])('%s is refused, and nothing is created', refusesAndMakesNothing);
  });

  it.each([['a field of another call', { roles: ['Admin'] }, 'roles', 'unknown-field']])(
    'refuses %s, and creates nothing [ID-13]',
    refusesAndMakesNothing,
  );

  it('accepts a password of more than 12 characters [ID-25]', async () => {
    expect((await signUp({ ...ada(), password: 'Tulip-Meadow-In-The-Morning-7' })).status).toBe(200);
  });
});

it('an account is created while the mail server is unavailable, and the code is sent afterwards', async () => {
  const [port = 0] = await freePorts(1);
  const lonely = await Posy.start({
    workers: ['relay', 'mail'],
    settings: { SMTP_URL: `smtp://127.0.0.1:${port}` },
  });
  // The proxy that accepts connections there forwards them to the real mail server later.
  const real = new URL(posy.variables['SMTP_URL'] ?? '');
  const held = new Set<Socket>();
  const bridge = createServer((socket) => {
    const onwards = connect(Number(real.port), real.hostname);
    held.add(socket).add(onwards);
    socket.on('error', () => onwards.destroy()).pipe(onwards);
    onwards.on('error', () => socket.destroy()).pipe(socket);
  });
  try {
    const person = ada();
    const { status, body } = await signUp(person, 'vendor', lonely);
    expect(status).toBe(200);
    const token = body.data.authResult.AccessToken;
    const view = async () => (await lonely.call<EmailCodeView>(oneTimeCodeRoutes.emailCode, { token })).body;
    const tried = () =>
      lonely.sql<{ attempts: number; history: unknown[] }>('select attempts, history from platform.delivery');
    const [delivery] = await eventually(tried, (rows) => (rows[0]?.history.length ?? 0) > 0);
    expect(delivery?.attempts).toBe(0);
    expect(await view()).toMatchObject({ isSent: false, isVerified: false });

    await new Promise<void>((listening) => bridge.listen(port, '127.0.0.1', listening));
    await eventually(view, ({ isSent }) => isSent);
    const otp = await codeMailedTo(person.email);
    expect((await lonely.call(oneTimeCodeRoutes.verifyEmail, { body: { email: person.email, otp } })).status).toBe(200);
  } finally {
    await lonely.stop();
    for (const socket of held) socket.destroy();
    bridge.close();
  }
});

it('too many calls from one address are refused with the time to wait', async () => {
  const small = await Posy.start({ workers: [], settings: { SIGN_IN_TRIES_PER_MINUTE: '2' } });
  try {
    for (let made = 0; made < 2; made++) expect((await signUp(ada(), 'vendor', small)).status).toBe(200);
    const { status, headers } = await signUp(ada(), 'vendor', small);
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  } finally {
    await small.stop();
  }
});
