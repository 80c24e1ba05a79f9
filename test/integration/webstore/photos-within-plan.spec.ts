import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { PublicWebstoreView } from '#contracts/webstore/webstore.views.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { AssignSeat } from '#src/billing/commands/assign-seat.js';
import { ReleaseSeat } from '#src/billing/commands/release-seat.js';
import { StartSubscription } from '#src/billing/commands/start-subscription.js';
import { aVendor } from '../../support/posy/a-vendor.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { eventually } from '../../support/posy/eventually.js';
import { Posy } from '../../support/posy/posy.js';
import { webstoreCalls } from './webstore-calls.js';

let posy: Posy;

beforeAll(async () => {
  posy = await Posy.start({ workers: ['relay', 'reactions'] });
});
afterAll(() => posy.stop());

it('a page shows as many photos as its plan holds, at once after a downgrade and after an upgrade [OP-52]', async () => {
  const vendor = await aVendor(posy);
  const images = Array.from({ length: 9 }, (_none, at) => {
    const id = randomUUIDv7();
    return { id, pictureId: id, caption: `Photo ${at + 1}`, width: 1600, height: 1200 };
  });
  const id = await aWebstore(vendor.vendorId).bringing({ images }).published(posy);
  const subscription = { id: randomUUIDv7(), vendorId: vendor.vendorId, quantity: 1, extraFeatures: [] };
  await posy.execute(new StartSubscription({ ...subscription, tier: 'essential' }));
  const shown = async () => {
    const { body } = await posy.call<PublicWebstoreView>(webstoreRoutes.webstoreById, { params: { id } });
    return body.images.map(({ caption }) => caption);
  };
  const all = images.map(({ caption }) => caption);

  await posy.execute(new AssignSeat(id, subscription.id));
  expect(await eventually(shown, ({ length }) => length === 9)).toEqual(all);
  await posy.execute(new ReleaseSeat(id));
  expect(await eventually(shown, ({ length }) => length < 9)).toEqual(all.slice(0, 5));
  const draft = await webstoreCalls(posy, vendor.token).draft(id);
  expect(draft.images).toHaveLength(9);
  expect(draft).toMatchObject({ publishStatus: 'Published' });
  await posy.execute(new AssignSeat(id, subscription.id));
  expect(await eventually(shown, ({ length }) => length > 5)).toEqual(all);
});
