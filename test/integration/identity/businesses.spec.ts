import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PageView } from '#contracts/shared/page.js';
import { identityVendorsRoutes } from '#contracts/identity/vendors.routes.js';
import type { TermsOfServiceView, VendorRecordView } from '#contracts/identity/vendors.views.js';
import { vendorsRoutes } from '#contracts/vendor-area/vendors.routes.js';
import type { VendorView } from '#contracts/vendor-area/vendors.views.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import type { WebstoreSummaryView } from '#contracts/webstore/webstore.views.js';
import { aVendor, type TestVendor } from '../../support/posy/a-vendor.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { Posy } from '../../support/posy/posy.js';

const nobody = '0197f2a0-0000-7000-8000-000000000000';
let posy: Posy;
let vendor: TestVendor;
let rival: TestVendor;
let operator: string;

beforeAll(async () => {
  posy = await Posy.start({ workers: [] });
  vendor = await aVendor(posy);
  rival = await aVendor(posy);
  await posy.register('operator@posy.example', ['Admin']);
  operator = await posy.signIn('operator@posy.example');
});
afterAll(() => posy.stop());

const one = (idOrText: string, token: string) =>
  posy.call<VendorView>(vendorsRoutes.vendor, { params: { idOrText }, token });
const change = (body: object, token = vendor.token) =>
  posy.call<VendorRecordView>(identityVendorsRoutes.updateVendor, { body: { id: vendor.vendorId, ...body }, token });

describe('GET vendors/{id}', () => {
  it('returns the vendor with its number of webstores to its owner and to operators [ID-122, ID-123]', async () => {
    await aWebstore(vendor.vendorId).published(posy);
    const { status, body } = await one(vendor.vendorId, vendor.token);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: vendor.vendorId, userId: vendor.userId, contactEmail: vendor.email });
    expect(body).toMatchObject({ webstoreCount: 1, tosAccepted: false, props: { defaultWebstoreId: null } });
    expect((await one(vendor.vendorId, operator)).body).toEqual(body);
  });

  it('does not reveal to others whether the vendor exists', async () => {
    expect((await one(vendor.vendorId, rival.token)).problem.error).toBe('not-allowed');
    expect((await one(nobody, rival.token)).problem.error).toBe('not-allowed');
    expect((await one(nobody, operator)).problem.error).toBe('not-found');
  });

  it('searches for any text that is not a UUID, for operators [ID-123]', async () => {
    const found = await posy.call<PageView<VendorView>>(vendorsRoutes.vendor, {
      params: { idOrText: vendor.email.toUpperCase() },
      token: operator,
    });
    expect(found.body.results.map(({ id }) => id)).toEqual([vendor.vendorId]);
    expect((await one('Vale', vendor.token)).problem.error).toBe('not-allowed');
    expect((await one('x'.repeat(121), operator)).status).toBe(400);
  });

  it('finds the vendor by the username of its user [ID-122]', async () => {
    const byName = (username: string, token: string) =>
      posy.call<VendorView>(vendorsRoutes.vendorOfUsername, { params: { username }, token });
    expect((await byName(vendor.email.toUpperCase(), vendor.token)).body.id).toBe(vendor.vendorId);
    expect((await byName(vendor.email, rival.token)).status).toBe(403);
    expect((await byName('nobody@posy.example', operator)).status).toBe(404);
  });
});

describe('GET vendors', () => {
  it('returns pages of vendors to operators only [ID-122]', async () => {
    const page = (query: object, token: string) =>
      posy.call<PageView<VendorView>>(vendorsRoutes.vendors, { query: query as Record<string, string>, token });
    const first = await page({ pageSize: 1, text: 'Vale' }, operator);
    const second = await page({ pageSize: 1, page: 2, text: 'Vale' }, operator);
    expect(first.body).toMatchObject({ numResults: 2, page: 1, pageSize: 1 });
    expect(new Set([...first.body.results, ...second.body.results].map(({ id }) => id))).toEqual(
      new Set([vendor.vendorId, rival.vendorId]),
    );
    expect((await page({}, vendor.token)).status).toBe(403);
    expect((await page({ page: 0 }, operator)).problem.fields).toHaveProperty('page');
  });
});

describe('PATCH vendors', () => {
  it('changes the given fields only [ID-122]', async () => {
    const { body } = await change({ name: 'Vale Flowers', contactPhone: '+15125550100' });
    expect(body).toMatchObject({ name: 'Vale Flowers', contactPhone: '+15125550100', contactFirstName: 'Ada' });
    const again = await change({ contactEmail: 'Hello@Vale.example', props: { defaultWebstoreId: nobody } });
    expect(again.body).toMatchObject({
      name: 'Vale Flowers',
      contactEmail: 'hello@vale.example',
      props: { defaultWebstoreId: nobody },
    });
  });

  it('refuses a change based on an older version', async () => {
    const { body } = await one(vendor.vendorId, vendor.token);
    await change({ contactLastName: 'Valery', version: body.version });
    const late = await change({ contactLastName: 'Vail', version: body.version });
    expect([late.status, late.problem.error]).toEqual([409, 'changed-meanwhile']);
    expect((await one(vendor.vendorId, vendor.token)).body.contactLastName).toBe('Valery');
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(121) }, 'name'],
    [{ contactFirstName: 'R2' }, 'contactFirstName'],
    [{ contactEmail: 'at' }, 'contactEmail'],
    [{ contactPhone: '512' }, 'contactPhone'],
    [{ props: { defaultWebstoreId: 'mine' } }, 'props.defaultWebstoreId'],
    [{ userId: nobody }, 'userId'],
  ])('names the invalid field in %j', async (body, field) => {
    const { status, problem } = await change(body);
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([400, [field]]);
  });
});

it("GET vendors/{id}/webstores returns the vendor's webstores, the newest first [ID-124]", async () => {
  const older = await aWebstore(rival.vendorId).called('Sweet Briar').published(posy);
  const newest = await aWebstore(rival.vendorId).called('Rosehip').unpublished(posy);
  const { body } = await posy.call<PageView<WebstoreSummaryView>>(webstoreRoutes.webstoresOfVendor, {
    params: { id: rival.vendorId },
    token: rival.token,
  });
  expect(body.results).toMatchObject([
    { id: newest, name: 'Rosehip', publishStatus: 'Unpublished' },
    { id: older, name: 'Sweet Briar', publishStatus: 'Published' },
  ]);
});

describe('the terms of service', () => {
  const accept = (token: string) =>
    posy.call(identityVendorsRoutes.acceptTermsOfService, { params: { id: vendor.vendorId }, token });
  const kept = () =>
    posy.sql('select tos_version, tos_accepted_at from identity.vendor where id = $1', [vendor.vendorId]);

  it('are public, and are accepted by the vendor with version and time [ID-9] [ID-126]', async () => {
    const { body: terms } = await posy.call<TermsOfServiceView>(identityVendorsRoutes.termsOfService);
    expect(terms.sections.length).toBeGreaterThan(0);
    expect((await accept(vendor.token)).body).toEqual({ success: true });
    expect((await one(vendor.vendorId, vendor.token)).body.tosAccepted).toBe(true);
    const [first] = await kept();
    expect(first).toMatchObject({ tos_version: terms.version, tos_accepted_at: expect.any(Date) as unknown });
    await accept(vendor.token);
    expect(await kept()).toEqual([first]);
  });

  it('cannot be accepted for another vendor [OP-31]', async () => {
    expect((await accept(rival.token)).status).toBe(403);
    expect((await accept(operator)).problem.error).toBe('unavailable-for-admins');
  });
});

describe('POST users/ensureVendor', () => {
  it('makes a couple a vendor, once, without a body [ID-118]', async () => {
    const userId = await posy.register('nora@posy.example', []);
    const token = await posy.signIn('nora@posy.example');
    const ensure = () => posy.call<VendorRecordView>(identityVendorsRoutes.ensureVendor, { token });
    const [first, second] = await Promise.all([ensure(), ensure()]);
    expect(first.body).toMatchObject({ userId, contactEmail: 'nora@posy.example' });
    expect(second.body.id).toBe(first.body.id);
    const [user] = await posy.sql('select roles from identity."user" where id = $1', [userId]);
    expect(user).toEqual({ roles: ['Vendor'] });
  });

  it('does not change an existing vendor', async () => {
    const { body } = await posy.call<VendorRecordView>(identityVendorsRoutes.ensureVendor, { token: rival.token });
    expect(body.id).toBe(rival.vendorId);
  });
});
