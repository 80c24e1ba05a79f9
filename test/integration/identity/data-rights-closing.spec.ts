import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dataRightsRoutes as routes } from '#contracts/identity/data-rights.routes.js';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import type { AuthUserView, SignedInView } from '#contracts/identity/identity.views.js';
import { EraseClosedAccounts } from '#src/identity/data-rights/erase-closed-accounts.js';
import { ImportVendors } from '#src/identity/vendors/commands/import-vendors.js';
import { WithholdPagesWhenAccountClosed } from '#src/webstore/reactions/withhold-pages-when-account-closed.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { aVendor } from '../../support/posy/a-vendor.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { eventually } from '../../support/posy/eventually.js';
import { codeMailedTo, mailsTo } from '../../support/posy/mails.js';
import { password, Posy } from '../../support/posy/posy.js';
import { webstoreCalls } from '../webstore/webstore-calls.js';
import { DataRightsCalls, unhurried, type Person } from './data-rights-people.js';
import { whoAmI } from './sessions.js';

const day = 86_400_000;

let posy: Posy;
let calls: DataRightsCalls;

beforeAll(async () => {
  posy = await Posy.start({ workers: ['relay', 'reactions', 'mail'], settings: unhurried });
  calls = new DataRightsCalls(posy);
});
afterAll(() => posy.stop());

let made = 0;
async function someone(): Promise<Person & { email: string }> {
  const email = `leaving-${(made += 1)}@posy.example`;
  const userId = await posy.register(email);
  return { userId, email, token: await posy.signIn(email) };
}

const login = (email: string) =>
  posy.call<SignedInView>(identityRoutes.login, { body: { identifier: email, password } });
const closingOf = (userId: string) => posy.sql(`select * from identity.account_closing where user_id = $1`, [userId]);

describe('closing an account', () => {
  it('requires the password, and reports the days until the erasure', async () => {
    const person = await someone();
    expect((await calls.closing(person)).body).toEqual({ closesAt: null, proof: 'password', graceDays: 14 });
    for (const [body, code] of [
      [{}, 'required'],
      [{ password: 'not mine' }, 'wrong-password'],
      [{ password: 7 }, 'is-string'],
      [{ otp: '123456' }, 'required'],
    ] as const) {
      const { status, problem } = await calls.close(person, body);
      expect([status, problem.error]).toEqual([400, 'invalid-input']);
      expect(problem.fields?.['password']).toContain(code);
    }
    expect(await closingOf(person.userId)).toEqual([]);
    const { closesAt } = (await calls.close(person)).body;
    expect(Math.round((new Date(closesAt ?? '').getTime() - Date.now()) / day)).toBe(14);
  });

  it('ends all sessions at once, including the current one', async () => {
    const person = await someone();
    const elsewhere = await posy.signIn(person.email);
    await calls.close(person);
    for (const token of [person.token, elsewhere]) expect((await whoAmI(posy, token)).status).toBe(401);
  });

  it('mails the date until which the account can be restored', async () => {
    const person = await someone();
    await calls.close(person);
    const [mail] = await eventually(
      () => mailsTo(person.email),
      (mails) => mails.length > 0,
    );
    expect(mail?.subject).toContain('is closed');
    expect(mail?.text).toContain('Keep');
  });

  it('twice keeps the first date', async () => {
    const person = await someone();
    await calls.close(person);
    const [before] = await closingOf(person.userId);
    const again = { ...person, token: await posy.signIn(person.email) };
    await calls.close(again);
    expect(await closingOf(person.userId)).toEqual([before]);
  });

  it('accepts a mailed code from a user without a password', async () => {
    const email = `without-password-${randomUUIDv7()}@posy.example`;
    const person = { userId: await posy.register(email), token: await posy.signIn(email) };
    await posy.sql(`update identity.user set password_hash = null where id = $1`, [person.userId]);
    expect((await calls.closing(person)).body.proof).toBe('code');
    const send = () => posy.call(routes.sendClosingCode, { params: { id: person.userId }, token: person.token });
    expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(429);
    const code = await codeMailedTo(email);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect(await calls.close(person, {})).toMatchObject({ status: 400, problem: { fields: { otp: ['required'] } } });
    expect(await calls.close(person, { otp: '12345' })).toMatchObject({
      status: 400,
      problem: { fields: { otp: ['matches'] } },
    });
    expect(await calls.close(person, { otp: wrong })).toMatchObject({
      status: 400,
      problem: { error: 'one-time-code-refused' },
    });
    expect((await calls.close(person, { otp: code })).body.closesAt).not.toBeNull();
  });

  it('is refused for operators and for other users', async () => {
    const email = `operator-${randomUUIDv7()}@posy.example`;
    const operator = { userId: await posy.register(email, ['Admin']), token: await posy.signIn(email) };
    expect(await calls.close(operator)).toMatchObject({ status: 409, problem: { error: 'operator-account' } });
    const [person, other] = [await someone(), await someone()];
    for (const { token } of [operator, other]) {
      expect((await calls.close({ userId: person.userId, token })).status).toBe(403);
      expect((await calls.keep({ userId: person.userId, token })).status).toBe(403);
    }
    expect(await closingOf(person.userId)).toEqual([]);
  });
});

describe('in the grace period', () => {
  it('signing in works and returns the date of the erasure until the account is restored', async () => {
    const person = await someone();
    const { closesAt } = (await calls.close(person)).body;
    const { user, authResult } = (await login(person.email)).body.data;
    expect(user.closesAt).toBe(closesAt);
    const back = { ...person, token: authResult.AccessToken };
    expect((await whoAmI(posy, back.token)).body.closesAt).toBe(closesAt);
    expect((await calls.keep(back)).body.closesAt).toBeNull();
    expect((await calls.keep(back)).status).toBe(200);
    const me = await posy.call<AuthUserView>(identityRoutes.currentUser, { token: back.token });
    expect(me.body).not.toHaveProperty('closesAt');
    await calls.letGraceEnd(person);
    expect((await login(person.email)).status).toBe(200);
  });

  it('pages of a vendor are hidden, and return unchanged when the account is restored', async () => {
    const vendor = await aVendor(posy);
    const url = `withheld-${randomUUIDv7().slice(-8)}`;
    const id = await aWebstore(vendor.vendorId).with({ url }).called('As it was').published(posy);
    const draft = await aWebstore(vendor.vendorId).unpublished(posy);
    await webstoreCalls(posy, vendor.token).save(id, { name: 'Only in the draft' });
    const page = () => webstoreCalls(posy).readPage(url);

    await calls.close(vendor);
    await eventually(page, ({ status }) => status === 404);
    const back = { ...vendor, token: await posy.signIn(vendor.email) };
    const { problem } = await webstoreCalls(posy, back.token).publish(draft);
    expect(problem.error).toBe('account-is-closed');

    await calls.keep(back);
    const shown = await eventually(page, ({ status }) => status === 200);
    expect(shown.body.name).toBe('As it was');
    const rows = await posy.sql(
      `select published is not null as shown, withheld from webstore.webstore where id = $1`,
      [draft],
    );
    expect(rows).toEqual([{ shown: false, withheld: null }]);
  });

  it('the state of the pages follows the state of the account, in whatever order the messages arrive', async () => {
    const vendor = await aVendor(posy);
    const id = await aWebstore(vendor.vendorId).published(posy);
    const react = () =>
      posy
        .get(UnitOfWork)
        .run((em) =>
          posy.get(WithholdPagesWhenAccountClosed).react({ userId: vendor.userId, vendorIds: [vendor.vendorId] }, em),
        );
    const isShown = async () => {
      const [row] = await posy.sql<{ shown: boolean }>(
        `select published is not null as shown from webstore.webstore where id = $1`,
        [id],
      );
      return row?.shown;
    };
    await calls.close(vendor);
    await calls.settled([vendor.userId]);
    await react();
    expect(await isShown()).toBe(false);
    await calls.keep({ ...vendor, token: await posy.signIn(vendor.email) });
    await calls.settled([vendor.userId]);
    await react();
    await react();
    expect(await isShown()).toBe(true);
  });
});

describe('after the grace period', () => {
  it('signing in is refused, and the same email can sign up again', async () => {
    const person = await someone();
    await calls.close(person);
    const stillIn = await posy.signIn(person.email);
    await calls.letGraceEnd(person);
    expect((await login(person.email)).status).toBe(401);
    await eventually(
      () => whoAmI(posy, stillIn),
      ({ status }) => status === 401,
    );
    const newId = await posy.register(person.email);
    expect(newId).not.toBe(person.userId);
    const { user } = (await login(person.email)).body.data;
    expect(user.id).toBe(newId);
    await calls.settled([person.userId]);
    expect((await login(person.email)).status).toBe(200);
  });

  it('nothing is erased before the last moment', async () => {
    const person = await someone();
    await calls.close(person);
    await posy.sql(`update identity.account_closing set closes_at = now() + interval '1 minute' where user_id = $1`, [
      person.userId,
    ]);
    await posy.get(EraseClosedAccounts).tick();
    expect((await login(person.email)).status).toBe(200);
  });

  it('a user who cannot be erased does not block others, and is logged', async () => {
    const [stuck, person] = [await someone(), await someone()];
    await posy.sql(`create function identity.refuse() returns trigger as
      $$ begin raise exception 'cannot go'; end; $$ language plpgsql`);
    await posy.sql(`create trigger refuses before delete on identity.user for each row
      when (old.id = '${stuck.userId}') execute function identity.refuse()`);
    try {
      for (const one of [stuck, person]) await calls.close(one);
      // The user who cannot be erased is the first by id, and by time.
      await posy.sql(
        `update identity.account_closing set closes_at = now() - interval '1 second' where user_id = any($1)`,
        [[stuck.userId, person.userId]],
      );
      await expect(posy.get(EraseClosedAccounts).tick()).rejects.toThrow(`user ${stuck.userId}: `);
      expect(await closingOf(person.userId)).toEqual([]);
      expect((await login(person.email)).status).toBe(401);
      expect(await closingOf(stuck.userId)).toHaveLength(1);
    } finally {
      await posy.sql('drop function identity.refuse cascade');
    }
    await posy.get(EraseClosedAccounts).tick();
    expect((await login(stuck.email)).status).toBe(401);
  });

  it('an imported vendor who never signed in is erased too', async () => {
    const [userId, vendorId] = [randomUUIDv7(), randomUUIDv7()];
    const email = `imported-${userId}@posy.example`;
    const person = { userId, vendorId, email, firstName: 'Imre', lastName: 'Import', phone: null };
    await posy.execute(new ImportVendors([{ ...person, businessName: 'Import & Co', isLegacy: true }]));
    const webstoreId = await aWebstore(vendorId).published(posy);
    await posy.sql(
      `insert into identity.account_closing (id, user_id, asked_at, closes_at) values ($1, $2, now(), now())`,
      [randomUUIDv7(), userId],
    );
    await calls.letGraceEnd({ userId });
    await calls.settled([userId]);
    expect(await posy.sql(`select 1 from webstore.webstore where id = $1`, [webstoreId])).toEqual([]);
    expect(await posy.sql(`select 1 from identity.vendor where id = $1`, [vendorId])).toEqual([]);
  });
});
