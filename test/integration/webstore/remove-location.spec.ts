import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { billingRoutes } from '#contracts/billing/billing.routes.js';
import type { VendorStripeDataView } from '#contracts/billing/billing.views.js';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import type { WebstoreSearchView } from '#contracts/directory/directory.views.js';
import type { LocationPageView } from '#contracts/webstore/locations.js';
import { locationsRoutes } from '#contracts/webstore/locations.routes.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { StartSubscription } from '#src/billing/commands/start-subscription.js';
import { aVendor, type TestVendor } from '../../support/posy/a-vendor.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { eventually } from '../../support/posy/eventually.js';
import { Posy } from '../../support/posy/posy.js';
import { itIsForOwnersOnly } from './owners-only.js';
import { peopleOf, type People } from './people.js';
import { stored, webstoreCalls } from './webstore-calls.js';

let posy: Posy;
let people: People;
let made = 0;

beforeAll(async () => {
  posy = await Posy.start({ settings: { REQUESTS_PER_MINUTE: '100000', SIGN_IN_TRIES_PER_MINUTE: '100000' } });
  people = await peopleOf(posy);
});
afterAll(() => posy.stop());

const remove = (id: string, token?: string) => posy.call(locationsRoutes.deleteWebstore, { params: { id }, token });
const assign = (vendor: TestVendor, ...webstoreIds: string[]) =>
  posy.call<VendorStripeDataView>(billingRoutes.assignSeats, {
    params: { id: vendor.vendorId },
    body: { webstoreIds },
    token: vendor.token,
  });
const seatsOf = async ({ vendorId, token }: TestVendor) => {
  const { body } = await posy.call<VendorStripeDataView>(billingRoutes.stripeData, { params: { id: vendorId }, token });
  return body.subscriptions.flatMap(({ assignedWebstores }) => assignedWebstores);
};
const locationsOf = async ({ vendorId, token }: TestVendor) => {
  const { body } = await posy.call<LocationPageView>(locationsRoutes.locations, { params: { id: vendorId }, token });
  return body.results.map(({ id }) => id);
};

/** A vendor with two published pages, both on a seat, and nothing more to assign. */
async function withTwoLocations() {
  const vendor = await aVendor(posy);
  const number = (made += 1);
  const [name, url] = [`Removed Rentals ${number}`, `removed-rentals-${number}`];
  const kept = await aWebstore(vendor.vendorId).published(posy);
  const id = await aWebstore(vendor.vendorId).called(name).with({ url }).withPhotos(2).published(posy);
  const subscription = { id: randomUUIDv7(), vendorId: vendor.vendorId, extraFeatures: [] };
  await posy.execute(new StartSubscription({ ...subscription, tier: 'premium', quantity: 2 }));
  expect((await assign(vendor, kept, id)).status).toBe(200);
  return { vendor, kept, id, name, url };
}

describe('who may remove a location', () => {
  let named: string;
  /** One for each call about the named one, of which some remove it. */
  const spare: string[] = [];
  beforeAll(async () => {
    named = await aWebstore(people.vendor.vendorId).published(posy);
    for (let count = 0; count < 16; count += 1) spare.push(await aWebstore(people.vendor.vendorId).published(posy));
  });

  itIsForOwnersOnly(() => ({
    posy,
    people,
    route: locationsRoutes.deleteWebstore,
    field: 'id',
    id: named,
    partsFor: (id) => ({ params: { id: id === named ? (spare.pop() ?? '') : id } }),
    stored: () => stored(posy),
  }));
});

describe('a location that its vendor removes', () => {
  it('leaves the lists, the site and the search, and frees its seat [OP-57, WS-192]', async () => {
    const { vendor, kept, id, name, url } = await withTwoLocations();
    const found = async () => {
      const { body } = await posy.call<WebstoreSearchView>(directoryRoutes.webstoreSearch, { query: { name } });
      return body.results.some((card) => card.id === id);
    };
    await eventually(found, (is) => is);
    expect(await remove(id, vendor.token)).toMatchObject({ status: 200, body: { success: true } });
    expect(await locationsOf(vendor)).toEqual([kept]);
    expect((await webstoreCalls(posy).readPage(url)).status).toBe(404);
    expect((await webstoreCalls(posy, vendor.token).read(id)).status).toBe(404);
    await eventually(found, (is) => !is);
    await eventually(
      () => seatsOf(vendor),
      (seats) => seats.length === 1,
    );
    const another = await aWebstore(vendor.vendorId).published(posy);
    expect((await assign(vendor, another)).status).toBe(200);
  });

  it('leaves its address reserved, and its pictures to a worker [OP-56, OP-57]', async () => {
    const { vendor, id, url } = await withTwoLocations();
    await remove(id, vendor.token);
    const { body } = await posy.call<{ urlIsAvailable: boolean }>(webstoreRoutes.webAddressAvailable, {
      params: { url },
      token: vendor.token,
    });
    expect(body.urlIsAvailable).toBe(false);
    const deleted = () =>
      posy.sql(
        `select message.id from platform.message join platform.delivery on delivery.message_id = message.id
         where type = 'webstore.image-deleted' and payload->>'webstoreId' = $1
           and consumer = 'webstore.delete-image-files' and done_at is not null`,
        [id],
      );
    await eventually(deleted, (rows) => rows.length === 2);
    for (const table of ['image', 'image_upload', 'availability', 'rating', 'web_address'])
      expect(await posy.sql(`select 1 from webstore.${table} where webstore_id = $1`, [id])).toEqual([]);
  });

  it('is removed once from two tabs, and cannot be published, saved or given a seat afterwards', async () => {
    const { vendor, id } = await withTwoLocations();
    const answers = await Promise.all([remove(id, vendor.token), remove(id, vendor.token)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    const calls = webstoreCalls(posy, vendor.token);
    expect((await calls.publish(id)).status).toBe(404);
    expect((await calls.saveFrom(id, 1, { name: 'Still there?' })).status).toBe(404);
    expect((await assign(vendor, id)).problem.fields).toEqual({ 'webstoreIds.0': ['unknown-webstore'] });
  });

  it('keeps no seat that is assigned at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { vendor, kept, id } = await withTwoLocations();
      const token = vendor.token;
      await posy.call(billingRoutes.unassignSeats, {
        params: { id: vendor.vendorId },
        body: { webstoreIds: [id] },
        token,
      });
      const [assigned, removed] = await Promise.all([assign(vendor, id), remove(id, token)]);
      expect([removed.status, [200, 400].includes(assigned.status)]).toEqual([200, true]);
      const waiting = () =>
        posy.sql(
          `select 1 from platform.message join platform.delivery on delivery.message_id = message.id
           where subject_id = $1 and done_at is null`,
          [id],
        );
      await eventually(waiting, (rows) => rows.length === 0);
      expect(await seatsOf(vendor)).toEqual([kept]);
    }
  });
});
