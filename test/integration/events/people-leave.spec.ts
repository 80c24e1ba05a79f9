import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventsRoutes as routes } from '#contracts/events/events.routes.js';
import type { EventProfileView } from '#contracts/events/events.views.js';
import { EraseEventWhenPersonErased } from '#src/events/reactions/erase-event-when-person-erased.js';
import { ForgetVendorWhenWebstoreErased } from '#src/events/reactions/forget-vendor-when-webstore-erased.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Posy } from '../../support/posy/posy.js';
import { wedding } from './event-answers.js';

let posy: Posy;
beforeAll(async () => {
  posy = await Posy.start({ workers: [] });
});
afterAll(() => posy.stop());

async function plannerOf(webstoreId: string) {
  const email = `${webstoreId}@posy.example`;
  const userId = await posy.register(email);
  const token = await posy.signIn(email);
  const { body } = await posy.call<EventProfileView>(routes.startEvent, { token });
  const { id = '', version = 0 } = body.event ?? {};
  const vendor = { categoryId: 11, webstoreId: null, nickname: null };
  const eventVendors = [
    { ...vendor, webstoreId },
    { ...vendor, nickname: 'Aunt June' },
  ];
  const changes = { ...wedding, event: { ...wedding.event, eventVendors } };
  await posy.call(routes.saveEventProfile, { token, body: { id, version, ...changes } });
  const vendors = async () =>
    (await posy.call<EventProfileView>(routes.eventProfile, { token })).body.event?.eventVendors;
  return { userId, token, vendors };
}

it('an event goes with the person, and stays for everybody else', async () => {
  const [one, other] = [await plannerOf(randomUUIDv7()), await plannerOf(randomUUIDv7())];
  const reaction = posy.get(EraseEventWhenPersonErased);
  const erased = { userId: one.userId, vendorIds: [] };
  await posy.get(UnitOfWork).run((em) => reaction.react(erased, em));
  await posy.get(UnitOfWork).run((em) => reaction.react(erased, em));
  expect(await posy.sql(`select 1 from events.event where user_id = $1`, [one.userId])).toEqual([]);
  expect(await other.vendors()).toHaveLength(2);
});

it('a vendor who is gone leaves the events that had chosen them, and their category stays', async () => {
  const [gone, there] = [randomUUIDv7(), randomUUIDv7()];
  const [one, other] = [await plannerOf(gone), await plannerOf(there)];
  const reaction = posy.get(ForgetVendorWhenWebstoreErased);
  await posy.get(UnitOfWork).run((em) => reaction.react({ webstoreId: gone }, em));
  expect(await one.vendors()).toEqual([
    { categoryId: 11, webstoreId: null, nickname: null },
    { categoryId: 11, webstoreId: null, nickname: 'Aunt June' },
  ]);
  expect((await other.vendors())?.[0]?.webstoreId).toBe(there);
});
