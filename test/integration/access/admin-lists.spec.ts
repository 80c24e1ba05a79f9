import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PageView } from '#contracts/shared/page.js';
import { adminUsersRoutes } from '#contracts/identity/admin-users.routes.js';
import type { AdminUserView } from '#contracts/identity/admin-users.views.js';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import { adminWebstoresRoutes } from '#contracts/webstore/admin-webstores.routes.js';
import type { AdminWebstoreRowView, AdminWebstoreView } from '#contracts/webstore/admin-webstores.views.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import type { WebstoreSummaryView } from '#contracts/webstore/webstore.views.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { Posy, type CallParts } from '../../support/posy/posy.js';
import { peopleOf, type People } from '../webstore/people.js';

let posy: Posy;
let people: People;
let barn: string;
let roses: string;

beforeAll(async () => {
  posy = await Posy.start({ workers: [] });
  people = await peopleOf(posy);
  barn = await aWebstore(people.vendor.vendorId).called('The 100% Barn').published(posy);
  roses = await aWebstore(people.rival.vendorId).called('Roses_and more').unpublished(posy);
});
afterAll(() => posy.stop());

const asOperator = (parts: CallParts = {}) => ({ ...parts, token: people.admin.token });
const webstores = async (query: CallParts['query'] = {}) =>
  (await posy.call<PageView<AdminWebstoreRowView>>(adminWebstoresRoutes.adminWebstores, asOperator({ query }))).body;
const users = async (query: CallParts['query'] = {}) =>
  (await posy.call<PageView<AdminUserView>>(adminUsersRoutes.adminUsers, asOperator({ query }))).body;

describe('the list of webstores', () => {
  it('has those of every vendor, the newest first, with status and vendor [ID-107]', async () => {
    const { results, numResults } = await webstores();
    expect(numResults).toBe(2);
    expect(results.map(({ id, name, publishStatus }) => [id, name, publishStatus])).toEqual([
      [roses, 'Roses_and more', 'Unpublished'],
      [barn, 'The 100% Barn', 'Published'],
    ]);
    expect(results[1]?.vendor).toMatchObject({ id: people.vendor.vendorId, contactEmail: people.vendor.email });
  });

  it.each([
    ['100%', ['The 100% Barn']],
    ['BARN', ['The 100% Barn']],
    ['s_a', ['Roses_and more']],
    ['studio-', ['Roses_and more', 'The 100% Barn']],
    ["' or 1=1 --", []],
    ['\\', []],
  ])('finds %j by name or web address, without wildcards', async (text, names) => {
    expect((await webstores({ text })).results.map(({ name }) => name)).toEqual(names);
  });

  it('comes a page at a time', async () => {
    expect(await webstores({ page: 2, pageSize: 1 })).toMatchObject({
      results: [{ id: barn }],
      numResults: 2,
      page: 2,
      pageSize: 1,
    });
  });

  it.each([
    [{ page: 0 }, 'page'],
    [{ pageSize: 101 }, 'pageSize'],
    [{ text: 'x'.repeat(121) }, 'text'],
    [{ sort: 'name' }, 'sort'],
  ])('refuses %j and names the parameter', async (query: Record<string, string | number>, field) => {
    for (const route of [adminWebstoresRoutes.adminWebstores, adminUsersRoutes.adminUsers]) {
      const { status, problem } = await posy.call(route, asOperator({ query }));
      expect([status, Object.keys(problem.fields ?? {})]).toEqual([400, [field]]);
    }
  });
});

describe('a webstore', () => {
  const read = (id: string) =>
    posy.call<AdminWebstoreView>(adminWebstoresRoutes.adminWebstore, asOperator({ params: { id } }));

  it('is loaded by its id with its vendor, also off the site [ID-107] [WS-196]', async () => {
    const { body } = await read(roses);
    expect(body.webstore).toMatchObject({ kind: 'draft', id: roses, publishStatus: 'Unpublished' });
    expect(body.vendor).toMatchObject({ userId: people.rival.userId, tosAccepted: false });
  });

  it('is found by the id of its user [WS-196]', async () => {
    const params = { userId: people.rival.userId };
    const { body } = await posy.call<PageView<WebstoreSummaryView>>(
      webstoreRoutes.webstoresOfUser,
      asOperator({ params }),
    );
    expect(body.results.map(({ id }) => id)).toEqual([roses]);
  });

  it('that is unknown is not found, and an invalid id is refused', async () => {
    expect(await read(randomUUIDv7())).toMatchObject({ status: 404, problem: { error: 'webstore-not-found' } });
    expect(await read('1')).toMatchObject({ status: 400, problem: { fields: { id: ['malformed'] } } });
  });

  it('is shown although its vendor is erased', async () => {
    const orphan = await aWebstore(randomUUIDv7()).published(posy);
    expect((await read(orphan)).body.vendor).toBeNull();
    expect((await webstores()).results[0]).toMatchObject({ id: orphan, vendor: null });
  });
});

describe('the list of users', () => {
  it('has all users, with role and business, and no secrets', async () => {
    const { results, numResults } = await users();
    expect(numResults).toBe(4);
    const vendor = results.find(({ id }) => id === people.vendor.userId);
    expect(vendor).toMatchObject({ email: people.vendor.email, roles: ['Vendor'], vendor: { name: 'Vale & Co' } });
    expect(results.find(({ isAdmin }) => isAdmin)).toMatchObject({ roles: ['Admin'], vendor: null });
    expect(JSON.stringify(results)).not.toMatch(/argon2|password/i);
  });

  it.each([
    ['operator@', 1],
    ['ADA VALE', 4],
    ['vale & co', 2],
    ['%', 0],
  ])('finds %j by email, name or business', async (text, count) => {
    expect((await users({ text })).numResults).toBe(count);
  });

  it('opens one of them', async () => {
    const read = (id: string) => posy.call<AdminUserView>(adminUsersRoutes.adminUser, asOperator({ params: { id } }));
    expect((await read(people.couple.userId)).body).toMatchObject({ email: 'couple@posy.example', vendor: null });
    expect(await read(randomUUIDv7())).toMatchObject({ status: 404, problem: { error: 'not-found' } });
  });
});

describe('signing a user out', () => {
  const signOut = (id: string, token = people.admin.token) =>
    posy.call(adminUsersRoutes.signOutUser, { params: { id }, token });
  const statusOf = async (token: string) => (await posy.call(identityRoutes.currentUser, { token })).status;

  it('ends all their sessions and no other, at once, and names the operator in the security log', async () => {
    const email = `${randomUUIDv7()}@posy.example`;
    const id = await posy.register(email);
    const [phone, laptop] = [await posy.signIn(email), await posy.signIn(email)];
    expect(await signOut(id)).toMatchObject({ status: 200, body: { success: true } });
    expect([await statusOf(phone), await statusOf(laptop)]).toEqual([401, 401]);
    expect([await statusOf(people.vendor.token), await statusOf(people.admin.token)]).toEqual([200, 200]);
    expect(await statusOf(await posy.signIn(email))).toBe(200);
    const logged = `select actor_id, note from identity.security_event where user_id = $1 and kind = 'all-sessions-ended'`;
    expect(await posy.sql(logged, [id])).toEqual([{ actor_id: people.admin.userId, note: '2 sessions' }]);
  });

  it('is for operators, and for existing users', async () => {
    expect((await signOut(people.vendor.userId, people.vendor.token)).status).toBe(403);
    expect(await statusOf(people.vendor.token)).toBe(200);
    expect((await signOut(randomUUIDv7())).status).toBe(404);
  });
});
