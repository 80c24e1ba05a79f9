import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SignedInView } from '#contracts/identity/identity.views.js';
import { passwordRoutes } from '#contracts/identity/passwords.routes.js';
import { sessionsRoutes } from '#contracts/identity/sessions.routes.js';
import { password, type Answer } from '../../support/posy/posy.js';
import { everything, ForgetfulPeople, grantRefused, newPassword, passwordRefused } from './forgetful-people.js';
import { whoAmI } from './sessions.js';

let people: ForgetfulPeople;
beforeAll(async () => {
  people = await ForgetfulPeople.start();
});
afterAll(() => people.posy.stop());

describe('an imported account', () => {
  const createUser = (email: string, more: object = {}, cookie?: string): Promise<Answer<SignedInView>> =>
    people.posy.call(passwordRoutes.createUser, {
      body: { email, password: newPassword, ...more },
      headers: cookie === undefined ? {} : { cookie },
    });

  /** A user who has signed in by single sign-on. */
  const withoutPassword = async () => {
    const person = await people.someone();
    const token = await people.posy.signIn(person.email);
    const set = `password_hash = null, is_legacy = true`;
    await people.posy.sql(`update identity.user set ${set} where id = $1`, [person.id]);
    return { token, person };
  };

  it('signs in with a code, then sets a password and is signed in [ID-58] [ID-61] [ID-12]', async () => {
    const person = await people.legacyVendor(everything);
    expect((await people.login(person.email, newPassword)).status).toBe(401);
    const { cookie } = await people.withGrant(person);
    const { status, body, headers } = await createUser(person.email, {}, cookie);
    expect(status).toBe(200);
    expect(body.data.user).toMatchObject({ id: person.id, firstName: 'June', lastName: 'Halloran', roles: ['Vendor'] });
    expect((await whoAmI(people.posy, body.data.authResult.AccessToken)).status).toBe(200);
    expect(String(headers['set-cookie'])).toMatch(/^posy_password_grant=; .*Max-Age=0/);
    expect((await people.login(person.email, newPassword)).status).toBe(200);
    expect((await people.check(person.email)).body.newPoolOrOldPool).toBe('NEW');
    expect(await createUser(person.email, { password: 'Another-word-8' }, cookie)).toMatchObject(grantRefused);
  });

  it('requires exactly the fields that it lacks, and changes nothing without them [ID-52] [ID-61]', async () => {
    const person = await people.legacyVendor();
    const { cookie } = await people.withGrant(person);
    const refused = await createUser(person.email, { firstName: 'June' }, cookie);
    expect([refused.status, refused.problem.fields]).toEqual([
      400,
      { lastName: ['required'], phoneNumber: ['required'] },
    ]);
    expect(await people.passwordHashOf(person)).toBeNull();
    const given = { firstName: 'June', lastName: 'Halloran', phoneNumber: '+15125550142' };
    expect((await createUser(person.email, given, cookie)).status).toBe(200);
    const [user] = await people.posy.sql(`select first_name, last_name, phone from identity.user where id = $1`, [
      person.id,
    ]);
    expect(user).toEqual({ first_name: 'June', last_name: 'Halloran', phone: '+15125550142' });
  });

  it('refuses a password with a known name, and accepts another afterwards [ID-27] [ID-61]', async () => {
    const person = await people.legacyVendor(everything);
    const { cookie } = await people.withGrant(person);
    const personal = { password: 'Tulip-Halloran-7' };
    expect(await createUser(person.email, personal, cookie)).toMatchObject(passwordRefused('strong-password'));
    expect(await people.passwordHashOf(person)).toBeNull();
    expect((await createUser(person.email, {}, cookie)).status).toBe(200);
  });

  it('keeps its existing fields', async () => {
    const person = await people.legacyVendor(everything);
    const { cookie } = await people.withGrant(person);
    const { body } = await createUser(person.email, { firstName: 'Eve', phoneNumber: '+15125550199' }, cookie);
    expect(body.data.user.firstName).toBe('June');
  });

  it.each([
    ['a name with a digit', { firstName: 'June2' }, 'firstName'],
    ['a name of 121 characters', { lastName: 'a'.repeat(121) }, 'lastName'],
    ['a name of spaces', { lastName: '   ' }, 'lastName'],
    ['a phone with letters', { phoneNumber: '+1512555014a' }, 'phoneNumber'],
    ['a phone without +1', { phoneNumber: '5125550142' }, 'phoneNumber'],
    ['null for a name', { firstName: null }, 'firstName'],
    ['a field that nobody asked for', { isAdmin: true }, 'isAdmin'],
  ])('refuses %s', async (_case, more, field) => {
    const { status, problem } = await createUser('ada@posy.example', more);
    expect([status, Object.keys(problem.fields!)]).toEqual([400, [field]]);
  });

  it('gets no password with its email alone, nor with the grant of another account [ID-61] [ID-65]', async () => {
    const [june, eve] = [await people.legacyVendor(everything), await people.legacyVendor(everything)];
    const { cookie } = await people.withGrant(eve);
    const reset = (email: string, given?: string) =>
      people.posy.call(passwordRoutes.resetPassword, {
        body: { email, password: newPassword },
        headers: given === undefined ? {} : { cookie: given },
      });
    for (const given of [undefined, cookie, 'posy_password_grant=', `${cookie}x`]) {
      expect(await createUser(june.email, {}, given)).toMatchObject(grantRefused);
      expect(await reset(june.email, given)).toMatchObject(grantRefused);
      expect(await reset('nobody@posy.example', given)).toMatchObject(grantRefused);
    }
    expect(await people.passwordHashOf(june)).toBeNull();
  });

  it('can set its password by reset-password too, once and within ten minutes [ID-65]', async () => {
    const person = await people.legacyVendor(everything);
    const { cookie } = await people.withGrant(person);
    const reset = (chosen: string) =>
      people.posy.call(passwordRoutes.resetPassword, {
        body: { email: person.email, password: chosen },
        headers: { cookie },
      });
    expect(await reset('Tulip-Halloran-7')).toMatchObject(passwordRefused('strong-password'));
    expect(await reset(newPassword)).toMatchObject({ status: 200, body: { success: true } });
    expect(await reset('Another-word-8')).toMatchObject(grantRefused);
    expect((await people.login(person.email, newPassword)).status).toBe(200);

    const late = await people.legacyVendor(everything);
    const lateGrant = await people.withGrant(late);
    await people.posy.sql(
      `update identity.password_grant set expires_at = now() - interval '1 second' where user_id = $1`,
      [late.id],
    );
    expect(await createUser(late.email, {}, lateGrant.cookie)).toMatchObject(grantRefused);
  });

  it('is signed out everywhere by reset-password [ID-65]', async () => {
    const { token, person } = await withoutPassword();
    const { cookie } = await people.withGrant(person);
    const body = { email: person.email, password: newPassword };
    expect((await people.posy.call(passwordRoutes.resetPassword, { body, headers: { cookie } })).status).toBe(200);
    expect((await whoAmI(people.posy, token)).status).toBe(401);
  });

  it('loses grants in other browsers by signing out everywhere [ID-65]', async () => {
    const { token, person } = await withoutPassword();
    const { cookie } = await people.withGrant(person);
    expect((await people.posy.call(sessionsRoutes.endAllSessions, { token })).status).toBe(200);
    expect(await createUser(person.email, {}, cookie)).toMatchObject(grantRefused);
  });

  it('is not completed by create-user for an account that is not imported', async () => {
    const person = await people.someone();
    expect(await createUser(person.email)).toMatchObject(grantRefused);
    expect((await people.login(person.email, password)).status).toBe(200);
  });
});
