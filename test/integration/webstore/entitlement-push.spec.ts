import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { AssignSeat } from '#src/billing/commands/assign-seat.js';
import { ReleaseSeat } from '#src/billing/commands/release-seat.js';
import { StartSubscription } from '#src/billing/commands/start-subscription.js';
import { aVendor, type TestVendor } from '../../support/posy/a-vendor.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { Posy } from '../../support/posy/posy.js';
import { TestSocket } from '../../support/test-socket.js';

let posy: Posy;
let vendor: TestVendor;
let devices: TestSocket[];

beforeAll(async () => {
  posy = await Posy.start({ workers: ['relay', 'reactions'] });
  await posy.api.listen(0, '127.0.0.1');
  const origin = await posy.api.getUrl();
  vendor = await aVendor(posy);
  devices = await Promise.all([1, 2].map(() => TestSocket.open(origin)));
  for (const device of devices) await device.ask('Identify', { jwt: vendor.token, appName: 'vendor' });
});
afterAll(async () => {
  for (const device of devices) await device.close();
  await posy.stop();
});

/** Waits until every device has the push, and then reads the draft as their pages do. */
async function featuresAfterPush(webstoreId: string): Promise<string[]> {
  for (const device of devices) {
    const { data } = await device.take(({ action }) => action === 'EntitlementChanged');
    expect(data).toEqual({ webstoreId });
  }
  const query = { removeInvalidImgSrc: 'false' };
  const parts = { params: { id: webstoreId }, query, token: vendor.token };
  return (await posy.call<WebstoreDraftView>(webstoreRoutes.webstoreById, parts)).body.activeFeatures;
}

it.each(['published', 'unpublished'] as const)(
  'a plan of a webstore that is %s is pushed to every device of its owner when a draft that is read has it',
  async (state) => {
    const id = await aWebstore(vendor.vendorId)[state](posy);
    const plan = { id: randomUUIDv7(), vendorId: vendor.vendorId, tier: 'premium', quantity: 1 } as const;
    await posy.execute(new StartSubscription({ ...plan, extraFeatures: [] }));
    await posy.execute(new AssignSeat(id, plan.id));
    expect(await featuresAfterPush(id)).toContain('feature_packages');
    await posy.execute(new ReleaseSeat(id));
    expect(await featuresAfterPush(id)).toEqual([]);
  },
);

it('a decision that is known already is not pushed again', async () => {
  const id = await aWebstore(vendor.vendorId).published(posy);
  const plan = { id: randomUUIDv7(), vendorId: vendor.vendorId, tier: 'essential', quantity: 1 } as const;
  await posy.execute(new StartSubscription({ ...plan, extraFeatures: [] }));
  await posy.execute(new AssignSeat(id, plan.id));
  await featuresAfterPush(id);
  await posy.execute(new AssignSeat(id, plan.id));
  await posy.execute(new ReleaseSeat(id));
  expect(await featuresAfterPush(id)).toEqual([]);
  expect(devices.flatMap(({ frames }) => frames).filter(({ action }) => action === 'EntitlementChanged')).toEqual([]);
});
