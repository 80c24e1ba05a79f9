import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  ResetPasswordWithCode,
  ResetPasswordWithCodeHandler,
} from '#src/identity/sign-in/commands/reset-password-with-code.js';
import { PasswordPolicy } from '#src/identity/credentials/password-policy.js';
import { OneTimeCodes } from '#src/identity/one-time-codes/one-time-codes.js';
import { SecondFactors } from '#src/identity/second-factor/second-factors.js';
import { SecurityLog } from '#src/identity/security-log/security-log.js';
import { SessionEnder } from '#src/identity/sessions/session-ender.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { codeMailedTo, mailsTo } from '../../support/posy/mails.js';
import { password } from '../../support/posy/posy.js';
import { CountedPasswords } from './counted-passwords.js';
import { codeRefused, everything, ForgetfulPeople, newPassword, passwordRefused } from './forgetful-people.js';
import { refresh, signIn, whoAmI } from './sessions.js';

let people: ForgetfulPeople;
beforeAll(async () => {
  people = await ForgetfulPeople.start();
});
afterAll(() => people.posy.stop());

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('POST /auth/check-email-availability', () => {
  it('returns NEW for an account with a password, ignoring the case of the email [ID-50] [ID-51]', async () => {
    const { email } = await people.someone();
    for (const written of [email, email.toUpperCase()]) {
      expect(await people.check(written)).toMatchObject({
        status: 200,
        body: { newPoolOrOldPool: 'NEW', userFieldsRequired: [] },
      });
    }
    expect(await mailsTo(email)).toEqual([]);
  });

  it('returns OLD for an imported account, with the fields that it lacks [ID-50] [ID-52]', async () => {
    const lacking: [object, string[]][] = [
      [everything, []],
      [{}, ['firstName', 'lastName', 'phoneNumber']],
      [{ firstName: 'June', lastName: 'Halloran' }, ['phoneNumber']],
    ];
    for (const [known, userFieldsRequired] of lacking) {
      const { email } = await people.legacyVendor(known);
      expect((await people.check(email)).body).toEqual({ newPoolOrOldPool: 'OLD', userFieldsRequired });
      expect(await codeMailedTo(email)).toMatch(/^\d{6}$/);
    }
  });

  it('reports an unknown email [ID-53]', async () => {
    expect(await people.check('nobody@posy.example')).toMatchObject({
      status: 404,
      problem: { error: 'email-not-found', message: 'Entered email address not found. Please sign up.' },
    });
  });

  it.each([undefined, null, 7, '', 'ada', ' ada@posy.example', ['ada@posy.example'], `${'a'.repeat(250)}@a.example`])(
    'refuses %j as an email',
    async (email) => {
      const { status, problem } = await people.check(email);
      expect([status, Object.keys(problem.fields!)]).toEqual([400, ['email']]);
    },
  );
});

describe('POST /auth/forgot-password', () => {
  it('mails a code that sets a new password, once; the old one no longer works [ID-63] [ID-64]', async () => {
    const { email, code } = await people.withResetCode();
    expect(await people.resetWith(email.toUpperCase(), code)).toMatchObject({ status: 200, body: { success: true } });
    expect((await people.login(email, password)).status).toBe(401);
    expect((await people.login(email, newPassword)).status).toBe(200);
    expect(await people.resetWith(email, code, 'Another-word-8')).toMatchObject(codeRefused);
    expect((await people.login(email, newPassword)).status).toBe(200);
  });

  it('gives the same answer for an unknown email, and mails nothing', async () => {
    const { email } = await people.someone();
    const answers = [await people.forgot(email), await people.forgot('nobody@posy.example')];
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, { success: true }],
      [200, { success: true }],
    ]);
    await codeMailedTo(email);
    expect(await mailsTo('nobody@posy.example')).toEqual([]);
  });
});

describe('POST /auth/verify-code', () => {
  it('ends all sessions of the account, and none of other accounts', async () => {
    const { email, code } = await people.withResetCode();
    const other = await people.someone();
    const [phone, laptop, others] = [
      await signIn(people.posy, email),
      await signIn(people.posy, email),
      await signIn(people.posy, other.email),
    ];
    expect((await people.resetWith(email, code)).status).toBe(200);
    for (const { AccessToken, RefreshToken } of [phone, laptop]) {
      expect((await whoAmI(people.posy, AccessToken)).status).toBe(401);
      expect((await refresh(people.posy, RefreshToken, email)).status).toBe(401);
    }
    expect((await whoAmI(people.posy, others.AccessToken)).status).toBe(200);
  });

  it('computes one hash for an unknown email, as for a wrong code', async () => {
    const { posy } = people;
    const { email, code } = await people.withResetCode();
    const counted = new CountedPasswords(posy.config);
    const policy = new PasswordPolicy(counted, posy.config);
    const [codes, sessions] = [posy.get(OneTimeCodes), posy.get(SessionEnder)];
    const handler = new ResetPasswordWithCodeHandler(
      posy.get(UnitOfWork),
      policy,
      codes,
      posy.get(SecondFactors),
      sessions,
      posy.get(SecurityLog),
    );
    for (const [nth, asked] of [email, 'nobody@posy.example'].entries()) {
      await expect(handler.execute(new ResetPasswordWithCode(asked, wrong(code), newPassword))).rejects.toMatchObject({
        code: 'one-time-code-refused',
      });
      expect([counted.hashed, counted.checked]).toEqual([nth + 1, 0]);
    }
  });

  it('logs right and wrong codes', async () => {
    const { id, email, code } = await people.withResetCode();
    await people.resetWith(email, wrong(code));
    await people.resetWith(email, code);
    const kinds = await people.posy.sql(`select kind from identity.security_event where user_id = $1 order by at, id`, [
      id,
    ]);
    expect(kinds).toEqual([{ kind: 'reset-asked' }, { kind: 'code-refused' }, { kind: 'password-reset' }]);
  });

  it('refuses the right code after five wrong ones, and changes nothing [OP-25]', async () => {
    const person = await people.withResetCode();
    const before = await people.passwordHashOf(person);
    for (let tried = 0; tried < 5; tried++) {
      expect(await people.resetWith(person.email, wrong(person.code))).toMatchObject(codeRefused);
    }
    expect(await people.resetWith(person.email, person.code)).toMatchObject(codeRefused);
    expect(await people.passwordHashOf(person)).toBe(before);
  });

  it('refuses an expired code, a code of another user, and a replaced one', async () => {
    const [old, ada, bob] = [await people.withResetCode(), await people.withResetCode(), await people.withResetCode()];
    await people.letPass(old.id, 600);
    expect(await people.resetWith(old.email, old.code)).toMatchObject(codeRefused);
    if (ada.code !== bob.code) expect(await people.resetWith(bob.email, ada.code)).toMatchObject(codeRefused);
    await people.letPass(ada.id, 60);
    await people.forgot(ada.email);
    const newer = await codeMailedTo(ada.email, 2);
    if (newer !== ada.code) expect(await people.resetWith(ada.email, ada.code)).toMatchObject(codeRefused);
    expect((await people.resetWith(ada.email, newer)).status).toBe(200);
    expect(await people.resetWith('nobody@posy.example', ada.code)).toMatchObject(codeRefused);
  });

  it('sets one password when the code is sent twice at once', async () => {
    const { email, code } = await people.withResetCode();
    const answers = await Promise.all([people.resetWith(email, code), people.resetWith(email, code, 'Another-word-8')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    const works = [
      (await people.login(email, newPassword)).status,
      (await people.login(email, 'Another-word-8')).status,
    ];
    expect(works).toEqual(answers.map(({ status }) => (status === 200 ? 200 : 401)));
  });

  it.each(['12345', '1234567', '12345a', '', '１２３４５６', 123456, null])(
    'accepts six digits only: %j is refused [ID-40]',
    async (code) => {
      const { status, problem } = await people.resetWith('ada@posy.example', code);
      expect([status, problem.fields]).toEqual([400, { verificationCode: ['matches'] }]);
    },
  );

  it.each(['Tulip-7', 'tulip-meadow-7', 'Tulip-Meadow', `Tulip-7${'x'.repeat(200)}`, '', null, ['Tulip-meadow-7']])(
    'refuses the weak password %j [ID-26]',
    async (weak) => {
      expect(await people.resetWith('ada@posy.example', '123456', weak)).toMatchObject(
        passwordRefused('strong-password'),
      );
    },
  );

  it('refuses a password that contains the email or a name, and keeps the code valid [ID-27]', async () => {
    const email = `rose-${randomUUID().slice(0, 8)}@posy.example`;
    await people.posy.register(email);
    await people.forgot(email);
    const code = await codeMailedTo(email);
    for (const personal of [`Tulip-7-${email.split('@')[0]}`, 'Tulip-ADA-7', 'Tulip-vale-7']) {
      expect(await people.resetWith(email, code, personal)).toMatchObject(passwordRefused('strong-password'));
    }
    expect((await people.resetWith(email, code)).status).toBe(200);
  });

  it('refuses a common password, ignoring case', async () => {
    for (const common of ['P@ssw0rd', '1qaz@WSX', 'Pa$$w0rd', 'Password1!']) {
      expect(await people.resetWith('ada@posy.example', '123456', common)).toMatchObject(
        passwordRefused('common-password'),
      );
    }
  });

  it('does not reveal by a name in the password whether the account has that name', async () => {
    const { email } = await people.someone();
    for (const address of [email, 'nobody@posy.example']) {
      expect(await people.resetWith(address, '123456', 'Tulip-Vale-7')).toMatchObject(codeRefused);
    }
  });
});
