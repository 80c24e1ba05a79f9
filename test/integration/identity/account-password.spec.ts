import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountRoutes as routes } from '#contracts/identity/account.routes.js';
import { eventually } from '../../support/posy/eventually.js';
import { mailsTo } from '../../support/posy/mails.js';
import { password, type Answer } from '../../support/posy/posy.js';
import { AccountHolders, fieldRefused, type Holder } from './account-holders.js';
import { refresh, whoAmI } from './sessions.js';

let holders: AccountHolders;
beforeAll(async () => {
  holders = await AccountHolders.start();
});
afterAll(() => holders.posy.stop());

const newPassword = 'Tulip-meadow-7';
const change = ({ token }: Holder, secret: unknown = newPassword, currentPassword: unknown = password) =>
  holders.posy.call(routes.changePassword, { token, body: { currentPassword, password: secret } });

describe('POST /account/password', () => {
  it('changes the password, ends all other sessions and keeps this one [OP-36]', async () => {
    const ada = await holders.someone();
    const [other, stranger] = [await holders.session(ada.email), await holders.someone()];
    expect(await change(ada)).toMatchObject({ status: 200, body: { success: true } });
    expect((await whoAmI(holders.posy, other.token)).status).toBe(401);
    expect((await refresh(holders.posy, other.refreshToken, ada.email)).status).toBe(401);
    expect((await whoAmI(holders.posy, ada.token)).status).toBe(200);
    expect((await refresh(holders.posy, ada.refreshToken, ada.email)).status).toBe(200);
    expect((await whoAmI(holders.posy, stranger.token)).status).toBe(200);
    expect((await holders.login(ada.email)).status).toBe(401);
    expect((await holders.login(ada.email, newPassword)).status).toBe(200);
  });

  it('is logged, and mailed without the password', async () => {
    const ada = await holders.someone();
    await change(ada);
    expect(await holders.written(ada.id)).toContain('password-changed');
    const [mail] = await eventually(
      () => mailsTo(ada.email),
      (all) => all.length === 1,
    );
    expect(mail?.subject).toBe('Your password for Posy was changed');
    expect(mail?.text + mail!.html).not.toContain(newPassword);
  });

  it('refuses a wrong current password and changes nothing', async () => {
    const ada = await holders.someone();
    const other = await holders.session(ada.email);
    expect(await change(ada, newPassword, 'Not-my-word-7')).toMatchObject(
      fieldRefused('currentPassword', 'wrong-password'),
    );
    expect((await whoAmI(holders.posy, other.token)).status).toBe(200);
    expect((await holders.login(ada.email)).status).toBe(200);
    expect(await holders.written(ada.id)).toContain('password-refused');
    expect(await change(await holders.withoutPassword())).toMatchObject(
      fieldRefused('currentPassword', 'wrong-password'),
    );
  });

  it.each([
    ['Tulip-7', 'strong-password'],
    ['tulip-meadow-7', 'strong-password'],
    ['Tulip-VALE-7', 'strong-password'],
    ['P@ssw0rd', 'common-password'],
    ['', 'is-not-empty'],
    [null, 'is-not-empty'],
    [`Tulip-7${'x'.repeat(200)}`, 'max-length'],
  ])('refuses %j as a new password [ID-26] [ID-27]', async (weak, code) => {
    const { status, problem } = await change(await holders.someone(), weak);
    expect([status, Object.keys(problem.fields!)]).toEqual([400, ['password']]);
    expect(problem.fields!['password']).toContain(code);
  });

  it('sets only one of two concurrent passwords', async () => {
    const ada = await holders.someone();
    const answers = await Promise.all([change(ada), change(ada, 'Another-word-8')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    const works = [
      (await holders.login(ada.email, newPassword)).status,
      (await holders.login(ada.email, 'Another-word-8')).status,
    ];
    expect(works).toEqual(answers.map(({ status }) => (status === 200 ? 200 : 401)));
  });

  it('limits guesses at the password from a stolen session, across addresses', async () => {
    const strict = await AccountHolders.start({ SIGN_IN_TRIES_PER_ACCOUNT: '4' });
    try {
      const [ada, ben] = [await strict.someone(), await strict.someone()];
      const guess = ({ token }: Holder): Promise<Answer> =>
        strict.posy.call(routes.changePassword, { token, body: { currentPassword: 'Not-7', password: newPassword } });
      const answers: number[] = [];
      for (let tried = 0; tried < 4; tried++) answers.push((await guess(ada)).status);
      expect(answers).toEqual([400, 400, 400, 400]);
      const stopped = await guess(ada);
      expect(stopped).toMatchObject({ status: 429, problem: { error: 'too-many-requests' } });
      expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
      // One counter: the change of email requires the same password.
      expect((await strict.startChange(ada, strict.anAddress(), 'Not-7')).status).toBe(429);
      expect((await guess(ben)).status).toBe(400);
    } finally {
      await strict.posy.stop();
    }
  });
});
