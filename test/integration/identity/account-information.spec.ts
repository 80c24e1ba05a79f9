import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { firstNotificationChoices } from '#contracts/identity/notification-choices.js';
import { accountRoutes as routes } from '#contracts/identity/account.routes.js';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import type { AuthUserView } from '#contracts/identity/identity.views.js';
import type { Answer } from '../../support/posy/posy.js';
import { AccountHolders, type Holder } from './account-holders.js';

let holders: AccountHolders;
beforeAll(async () => {
  holders = await AccountHolders.start();
});
afterAll(() => holders.posy.stop());

const patch = ({ id, token }: Pick<Holder, 'id' | 'token'>, body: object): Promise<Answer<AuthUserView>> =>
  holders.posy.call(identityRoutes.updateUser, { token, params: { id }, body });

describe('PATCH /users/{id}', () => {
  it('changes names, phone and birthdate, and nothing else [OP-36, SYS-21]', async () => {
    const ada = await holders.someone();
    await patch(ada, { props: { completedWebstoreTutorial: true } });
    const said = { firstName: ' Zoë', lastName: 'Quill ', phoneNumber: '+15125550142', birthdate: '1992-02-29' };
    const { status, body } = await patch(ada, said);
    const kept = { firstName: 'Zoë', lastName: 'Quill', phoneNumber: '+15125550142', birthdate: '1992-02-29' };
    expect([status, body]).toMatchObject([200, { ...kept, email: ada.email }]);
    expect(body.props.completedWebstoreTutorial).toBe(true);
    expect((await patch(ada, { lastName: 'Ames' })).body).toMatchObject({ ...kept, lastName: 'Ames' });
    expect((await patch(ada, { birthdate: null })).body.birthdate).toBeNull();
    expect((await holders.account(ada)).body.user).toMatchObject({ firstName: 'Zoë', lastName: 'Ames' });
  });

  it.each([
    [{ firstName: '' }, 'name-required'],
    [{ firstName: 'R2D2' }, 'name-characters'],
    [{ lastName: 'x'.repeat(121) }, 'name-too-long'],
    [{ lastName: null }, 'name-required'],
    [{ phoneNumber: '512-555-0142' }, 'matches'],
    [{ phoneNumber: '+1512555014' }, 'matches'],
    [{ phoneNumber: '' }, 'matches'],
    [{ birthdate: '1992-02-30' }, 'past-day'],
    [{ birthdate: '2999-01-01' }, 'past-day'],
    [{ birthdate: '1899-12-31' }, 'past-day'],
    [{ birthdate: 19920517 }, 'past-day'],
    [{ email: 'other@posy.example' }, 'unknown-field'],
    [{ isAdmin: true }, 'unknown-field'],
    [{ roles: ['Admin'] }, 'unknown-field'],
    [{ passwordHash: 'x' }, 'unknown-field'],
  ])('refuses %j and names the field', async (body, code) => {
    const ada = await holders.someone();
    const { status, problem } = await patch(ada, body);
    expect([status, Object.keys(problem.fields!)]).toEqual([400, Object.keys(body)]);
    expect(Object.values(problem.fields!)[0]).toContain(code);
    expect((await holders.account(ada)).body.user.version).toBe(1);
  });

  it('changes nothing when the account has changed since it was read', async () => {
    const ada = await holders.someone();
    await patch(ada, { firstName: 'Zoë', version: 1 });
    expect(await patch(ada, { firstName: 'Iris', version: 1 })).toMatchObject({
      status: 409,
      problem: { error: 'changed-meanwhile' },
    });
    expect((await holders.account(ada)).body.user.firstName).toBe('Zoë');
  });

  it('is allowed for the user only [SYS-6]', async () => {
    const [ada, ben] = [await holders.someone(), await holders.someone()];
    expect((await patch({ id: ada.id, token: ben.token }, { firstName: 'Ben' })).status).toBe(403);
    expect((await holders.account(ada)).body.user.firstName).toBe('Ada');
  });
});

describe('the notification settings', () => {
  it('are stored one by one, with defaults for users who never changed them [OP-36]', async () => {
    const ada = await holders.someone();
    expect((await holders.account(ada)).body.notifications).toEqual(firstNotificationChoices);
    await patch(ada, { notifications: { reviews: false, news: true } });
    await patch(ada, { notifications: { messages: false } });
    const chosen = { ...firstNotificationChoices, reviews: false, news: true, messages: false };
    expect((await holders.account(ada)).body.notifications).toEqual(chosen);
  });

  it('do not affect other settings', async () => {
    const ada = await holders.someone();
    await holders.posy.sql(`update identity.user set settings = '{"newVendorSignup":"bride"}' where id = $1`, [ada.id]);
    const { body } = await patch(ada, { notifications: { news: true } });
    expect(body.settings).toEqual({ newVendorSignup: 'bride' });
  });

  it.each([
    [{ security: false }, 'notifications.security'],
    [{ news: 'no' }, 'notifications.news'],
    [{ reviews: null }, 'notifications.reviews'],
    ['none', 'notifications'],
    [null, 'notifications'],
  ])('is not %j', async (notifications, field) => {
    const { status, problem } = await patch(await holders.someone(), { notifications });
    expect([status, Object.keys(problem.fields!)]).toEqual([400, [field]]);
  });
});

describe('GET /account', () => {
  it('asks a visitor to sign in, and answers the user only', async () => {
    expect((await holders.posy.call(routes.account)).status).toBe(401);
    const ada = await holders.someone();
    const { body } = await holders.account(ada);
    expect(body).toMatchObject({ hasPassword: true, emailChange: null, businessRemoval: null });
    expect(JSON.stringify(body)).not.toContain('argon2');
  });
});
