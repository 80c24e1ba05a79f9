import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountRoutes as routes } from '#contracts/identity/account.routes.js';
import type { AccountView } from '#contracts/identity/account.views.js';
import { passwordRoutes } from '#contracts/identity/passwords.routes.js';
import { signUpRoutes } from '#contracts/identity/sign-up.routes.js';
import { DeleteExpiredRows } from '#src/identity/delete-expired-rows.js';
import { eventually } from '../../support/posy/eventually.js';
import { mailsTo } from '../../support/posy/mails.js';
import { AccountHolders, fieldRefused, wrong, type Holder } from './account-holders.js';
import { refresh, whoAmI } from './sessions.js';

let holders: AccountHolders;
/** Sends only what is refused. */
let mistaken: Holder;
beforeAll(async () => {
  holders = await AccountHolders.start();
  mistaken = await holders.someone();
});
afterAll(() => holders.posy.stop());

const refusedCode = {
  status: 400,
  problem: expect.objectContaining({ error: 'one-time-code-refused' }) as unknown,
};
const over = { status: 409, problem: expect.objectContaining({ error: 'email-change-over' }) as unknown };
const tooSoon = { status: 429, problem: expect.objectContaining({ error: 'too-many-requests' }) as unknown };

const subjects = async (address: string) => (await mailsTo(address)).map(({ subject }) => subject);
const emailOf = async (id: string) =>
  (await holders.posy.sql(`select email, username from identity.user where id = $1`, [id]))[0];

describe('a change of email', () => {
  it('takes effect after the codes of both mailboxes, and not before [OP-36]', async () => {
    const ada = await holders.someone();
    const newEmail = holders.anAddress();
    const asked = await holders.startChange(ada, ` ${newEmail.toUpperCase()}`.trim());
    expect(asked).toMatchObject({ status: 200, body: { emailChange: { newEmail, step: 'present' } } });
    const first = await holders.code(ada.email);
    expect(await mailsTo(newEmail)).toEqual([]);
    const half = await holders.confirm(ada, first);
    expect(half).toMatchObject({ status: 200, body: { user: { email: ada.email }, emailChange: { step: 'new' } } });
    expect(await emailOf(ada.id)).toEqual({ email: ada.email, username: ada.email });
    const done = await holders.confirm(ada, await holders.code(newEmail));
    expect(done).toMatchObject({
      status: 200,
      body: { user: { email: newEmail, username: newEmail }, emailChange: null },
    });
    expect((await holders.login(newEmail)).status).toBe(200);
    expect((await holders.login(ada.email)).status).toBe(401);
    expect(await holders.written(ada.id)).toEqual(expect.arrayContaining(['email-change-asked', 'email-changed']));
  });

  it('ends all other sessions and is mailed to the previous address', async () => {
    const ada = await holders.halfWay();
    const [other, stranger] = [await holders.session(ada.email), await holders.someone()];
    await holders.confirm(ada, await holders.code(ada.newEmail));
    expect((await whoAmI(holders.posy, other.token)).status).toBe(401);
    expect((await refresh(holders.posy, other.refreshToken, ada.newEmail)).status).toBe(401);
    expect((await whoAmI(holders.posy, ada.token)).status).toBe(200);
    expect((await refresh(holders.posy, ada.refreshToken, ada.newEmail)).status).toBe(200);
    expect((await whoAmI(holders.posy, stranger.token)).status).toBe(200);
    const told = await eventually(
      () => subjects(ada.email),
      (all) => all.length === 2,
    );
    expect(told).toEqual(['Your email for Posy was changed', 'Your code to change your Posy email']);
    expect(await subjects(ada.newEmail)).toEqual(['Confirm your new email for Posy']);
    const forgotten = () => holders.posy.sql(`select id from identity.account_notice where user_id = $1`, [ada.id]);
    expect(await eventually(forgotten, (rows) => rows.length === 0)).toEqual([]);
  });

  it('invalidates codes that were mailed to the previous address', async () => {
    const ada = await holders.halfWay();
    await holders.posy.call(passwordRoutes.forgotPassword, { body: { email: ada.email } });
    const reset = await holders.code(ada.email, 2);
    await holders.confirm(ada, await holders.code(ada.newEmail));
    for (const email of [ada.email, ada.newEmail]) {
      const body = { email, verificationCode: reset, password: 'Tulip-meadow-7' };
      expect((await holders.posy.call(passwordRoutes.verifyCode, { body })).status).toBe(400);
    }
  });

  it('requires the right password', async () => {
    const ada = await holders.someone();
    const email = holders.anAddress();
    expect(await holders.startChange(ada, email, 'Not-my-word-7')).toMatchObject(
      fieldRefused('password', 'wrong-password'),
    );
    expect(await holders.posy.call(routes.startEmailChange, { token: ada.token, body: { email } })).toMatchObject(
      fieldRefused('password', 'required'),
    );
    expect(await holders.startChange(ada, ada.email.toUpperCase())).toMatchObject(fieldRefused('email', 'same-email'));
    expect((await holders.account(ada)).body.emailChange).toBeNull();
    expect(await mailsTo(ada.email)).toEqual([]);
    expect(await holders.written(ada.id)).toContain('password-refused');
  });

  it('requires no password from a user without one: the current mailbox proves their identity', async () => {
    const nora = await holders.withoutPassword();
    const newEmail = holders.anAddress();
    expect((await holders.account(nora)).body.hasPassword).toBe(false);
    const body = { email: newEmail };
    expect((await holders.posy.call(routes.startEmailChange, { token: nora.token, body })).status).toBe(200);
    expect((await holders.confirm(nora, await holders.code(nora.email))).status).toBe(200);
    expect((await holders.confirm(nora, await holders.code(newEmail))).body.user.email).toBe(newEmail);
  });

  it.each([undefined, null, 7, '', 'ada', 'ada@posy', ['a@posy.example'], `${'a'.repeat(250)}@a.example`])(
    'refuses %j as an email',
    async (email) => {
      const request = { token: mistaken.token, body: { email } };
      const { status, problem } = await holders.posy.call(routes.startEmailChange, request);
      expect([status, Object.keys(problem.fields!)]).toEqual([400, ['email']]);
    },
  );

  it('gives the same answer for an address of another account, whose owner gets a mail', async () => {
    const [ada, ben] = [await holders.someone(), await holders.someone()];
    const free = await holders.halfWay();
    const asked = await holders.startChange(ada, ben.email);
    expect(asked).toMatchObject({ status: 200, body: { emailChange: { newEmail: ben.email, step: 'present' } } });
    expect((await holders.confirm(ada, await holders.code(ada.email))).status).toBe(200);
    const mails = await eventually(
      () => mailsTo(ben.email),
      (all) => all.length === 1,
    );
    expect(mails[0]?.subject).toBe('Someone tried to use your email for Posy');
    expect(mails[0]?.text).not.toMatch(/\d{6}/);
    const [taken, open] = await Promise.all(
      [ada, free].map((who) =>
        eventually(
          () => holders.account(who),
          ({ body }) => body.emailChange?.isSent === true,
        ),
      ),
    );
    const shape = ({ body }: { body: AccountView }) => ({ ...body.emailChange, newEmail: '', secondsUntilNext: 0 });
    expect(shape(taken!)).toEqual(shape(open!));
    expect(await holders.confirm(ada, '123456')).toMatchObject(refusedCode);
  });

  it('succeeds for the first of two users with the same new address, and is refused for the second', async () => {
    const newEmail = holders.anAddress();
    const [ada, ben] = [await holders.halfWay(newEmail), await holders.halfWay(newEmail)];
    const mailed = await eventually(
      () => mailsTo(newEmail),
      (all) => all.length === 2,
    );
    const [second, first] = mailed.map(({ text }) => /^ {4}(\d{6})$/m.exec(text)![1]!);
    const answers = await Promise.all([holders.confirm(ada, first), holders.confirm(ben, second)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const lost = answers[0].status === 409 ? ada : ben;
    expect(answers.find(({ status }) => status === 409)?.problem.error).toBe('email-taken');
    expect(await emailOf(lost.id)).toMatchObject({ email: lost.email });
    expect((await holders.account(lost)).body.emailChange).toBeNull();
  });

  it('is refused when an account with the address was created meanwhile', async () => {
    const ada = await holders.halfWay();
    const code = await holders.code(ada.newEmail);
    const body = {
      email: ada.newEmail,
      password: 'Tulip-meadow-7',
      phoneNumber: '+15125550142',
      givenName: 'Zoë',
      familyName: 'Quill',
    };
    expect((await holders.posy.call(signUpRoutes.signUp, { body })).status).toBe(200);
    expect(await holders.confirm(ada, code)).toMatchObject({ status: 409, problem: { error: 'email-taken' } });
    expect(await emailOf(ada.id)).toMatchObject({ email: ada.email });
  });

  it('happens once when the last code is sent twice at the same time', async () => {
    const ada = await holders.halfWay();
    const code = await holders.code(ada.newEmail);
    const answers = await Promise.all([holders.confirm(ada, code), holders.confirm(ada, code)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await holders.written(ada.id)).filter((kind) => kind === 'email-changed')).toHaveLength(1);
  });

  it('is not confirmed by a wrong code, a code of another user, or the right one after five wrong ones [OP-25]', async () => {
    const [ada, ben] = [await holders.someone(), await holders.someone()];
    await holders.startChange(ada, holders.anAddress());
    await holders.startChange(ben, holders.anAddress());
    const [hers, his] = [await holders.code(ada.email), await holders.code(ben.email)];
    if (hers !== his) expect(await holders.confirm(ada, his)).toMatchObject(refusedCode);
    for (let tried = hers === his ? 0 : 1; tried < 5; tried++) {
      expect(await holders.confirm(ada, wrong(hers))).toMatchObject(refusedCode);
    }
    expect(await holders.confirm(ada, hers)).toMatchObject(refusedCode);
    expect(await emailOf(ada.id)).toMatchObject({ email: ada.email });
    expect((await holders.confirm(ben, his)).status).toBe(200);
  });

  it('is not confirmed by a code that is ten minutes old, and expires after an hour', async () => {
    const ada = await holders.someone();
    await holders.startChange(ada, holders.anAddress());
    const code = await holders.code(ada.email);
    await holders.letPass(ada.id, 600);
    expect(await holders.confirm(ada, code)).toMatchObject(refusedCode);
    await holders.resend(ada);
    const newer = await holders.code(ada.email, 2);
    await holders.letPass(ada.id, 3_000);
    expect((await holders.account(ada)).body.emailChange).toBeNull();
    expect(await holders.confirm(ada, newer)).toMatchObject(over);
    expect(await holders.resend(ada)).toMatchObject(over);
  });

  it('sends another code a minute later, which replaces the previous one', async () => {
    const ada = await holders.someone();
    await holders.startChange(ada, holders.anAddress());
    const code = await holders.code(ada.email);
    expect(await holders.resend(ada)).toMatchObject(tooSoon);
    expect(await holders.startChange(ada, holders.anAddress())).toMatchObject(tooSoon);
    await holders.letPass(ada.id, 60);
    expect(await holders.resend(ada)).toMatchObject({ status: 200, body: { emailChange: { step: 'present' } } });
    const newer = await holders.code(ada.email, 2);
    if (newer !== code) expect(await holders.confirm(ada, code)).toMatchObject(refusedCode);
    expect((await holders.confirm(ada, newer)).status).toBe(200);
  });

  it('replaces a pending change, whose codes become invalid', async () => {
    const ada = await holders.halfWay();
    const old = await holders.code(ada.newEmail);
    await holders.letPass(ada.id, 60);
    const other = holders.anAddress();
    expect((await holders.startChange(ada, other)).body.emailChange).toMatchObject({
      newEmail: other,
      step: 'present',
    });
    expect(await holders.confirm(ada, old)).toMatchObject(refusedCode);
    await holders.confirm(ada, await holders.code(ada.email, 2));
    expect((await holders.confirm(ada, await holders.code(other))).body.user.email).toBe(other);
  });

  it('can be cancelled', async () => {
    const ada = await holders.halfWay();
    const code = await holders.code(ada.newEmail);
    const { status, body } = await holders.posy.call<AccountView>(routes.cancelEmailChange, { token: ada.token });
    expect([status, body.emailChange]).toEqual([200, null]);
    expect(await holders.confirm(ada, code)).toMatchObject(over);
    expect((await holders.posy.call(routes.cancelEmailChange, { token: ada.token })).status).toBe(200);
  });

  it.each(['12345', '1234567', '12345a', '', '１２３４５６', 123456, null, undefined])(
    'accepts six digits as a code, and not %j [ID-40]',
    async (otp) => {
      const { status, problem } = await holders.confirm(mistaken, otp);
      expect([status, problem.fields]).toEqual([400, { otp: ['matches'] }]);
    },
  );

  it('is deleted when it has expired', async () => {
    const ada = await holders.halfWay();
    await holders.letPass(ada.id, 3_600);
    await holders.posy.get(DeleteExpiredRows).tick();
    expect(await holders.posy.sql(`select id from identity.email_change where user_id = $1`, [ada.id])).toEqual([]);
  });
});
