import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { PageView } from '#contracts/shared/page.js';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import type { AuthUserView, SignedInView } from '#contracts/identity/identity.views.js';
import { signUpRoutes } from '#contracts/identity/sign-up.routes.js';
import { identityVendorsRoutes } from '#contracts/identity/vendors.routes.js';
import type { VendorRecordView } from '#contracts/identity/vendors.views.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import type { WebstoreSummaryView } from '#contracts/webstore/webstore.views.js';
import { aVendor } from '../../support/posy/a-vendor.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { password, type Posy } from '../../support/posy/posy.js';
import { startApi, whoAmI } from './sessions.js';

let posy: Posy;
beforeAll(async () => {
  posy = await startApi();
});
afterAll(() => posy.stop());

const signedIn = async (identifier: string) =>
  (await posy.call<SignedInView>(identityRoutes.login, { body: { identifier, password } })).body.data;
const keptRoles = (id: string) => posy.sql('select roles, version from identity.user where id = $1', [id]);

it('distinguishes visitor, event user, vendor and admin, and stores only the roles Admin and Vendor [ID-1]', async () => {
  expect((await whoAmI(posy)).status).toBe(401);
  const body = {
    email: 'default@posy.example',
    password: 'Tulip-Meadow-7',
    phoneNumber: '+12125550100',
    givenName: 'Ada',
    familyName: 'Vale',
  };
  // Without a choice at sign-up the user is an event user.
  const { user, authResult } = (await posy.call<SignedInView>(signUpRoutes.signUp, { body })).body.data;
  expect(user).toMatchObject({ isAdmin: false, roles: [] });
  await posy.call(identityVendorsRoutes.ensureVendor, { token: authResult.AccessToken });
  const vendor = (await whoAmI(posy, authResult.AccessToken)).body;
  expect(vendor).toMatchObject({ id: user.id, isAdmin: false, roles: ['Vendor'] });
  await posy.register('runs-the-site@posy.example', ['Admin']);
  const admin = (await signedIn('runs-the-site@posy.example')).user;
  expect(admin).toMatchObject({ isAdmin: true, roles: ['Admin'] });
  const stored = await posy.sql('select roles from identity."user" where id in ($1, $2) order by roles', [
    vendor.id,
    admin.id,
  ]);
  expect(stored).toEqual([{ roles: ['Admin'] }, { roles: ['Vendor'] }]);
});

it('a couple that adds a business is both: its data stays, and both sides can be changed [ID-3]', async () => {
  const id = await posy.register('nora@posy.example');
  const token = await posy.signIn('nora@posy.example');
  const [first, second] = [randomUUIDv7(), randomUUIDv7()];
  const keep = (favorites: string[]) =>
    posy.call<AuthUserView>(identityRoutes.updateUser, { params: { id }, body: { props: { favorites } }, token });
  await keep([first]);
  const vendor = (await posy.call<VendorRecordView>(identityVendorsRoutes.ensureVendor, { token })).body;
  expect((await whoAmI(posy, token)).body).toMatchObject({ roles: ['Vendor'], props: { favorites: [first] } });
  expect((await keep([second, first])).body.props.favorites).toEqual([second, first]);
  const body = { id: vendor.id, name: 'Nora’s Flowers' };
  const renamed = await posy.call<VendorRecordView>(identityVendorsRoutes.updateVendor, { body, token });
  expect([renamed.status, renamed.body.name]).toEqual([200, 'Nora’s Flowers']);
});

it('the owner of a webstore gets the role of a vendor at sign-in, once [ID-8]', async () => {
  const { userId, vendorId, email } = await aVendor(posy);
  await aWebstore(vendorId).published(posy);
  await posy.sql(`update identity.user set roles = '{}' where id = $1`, [userId]);
  const { user, authResult } = await signedIn(email);
  expect(user.roles).toEqual(['Vendor']);
  const found = await posy.call<PageView<WebstoreSummaryView>>(webstoreRoutes.webstoresOfUser, {
    params: { userId },
    token: authResult.AccessToken,
  });
  expect(found.body.numResults).toBe(1);
  const [kept] = await keptRoles(userId);
  expect(kept).toEqual({ roles: ['Vendor'], version: user.version });
  await signedIn(email);
  expect(await keptRoles(userId)).toEqual([kept]);
});

it('other users do not get the role at sign-in [ID-8]', async () => {
  const id = await posy.register('maya@posy.example');
  expect((await signedIn('maya@posy.example')).user.roles).toEqual([]);
  expect(await keptRoles(id)).toEqual([{ roles: [], version: 1 }]);
});
