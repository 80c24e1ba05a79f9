import { randomUUIDv7 } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { SubscriptionChanged } from '#contracts/billing/billing.messages.js';
import { RememberEntitlementWhenSeatChanged } from '#src/webstore/reactions/remember-entitlement-when-seat-changed.js';
import { aVendor } from '../../../support/posy/a-vendor.js';
import { aWebstore } from '../../../support/posy/a-webstore.js';
import { eventually } from '../../../support/posy/eventually.js';
import { Posy } from '../../../support/posy/posy.js';

/** The worker's concurrency. */
const reactions = 20;
let posy: Posy;
let held = 0;
let mayEnd = false;

beforeAll(async () => {
  jest.spyOn(RememberEntitlementWhenSeatChanged.prototype, 'react').mockImplementation(async (_fact, em) => {
    held += 1;
    // The server ends an idle transaction.
    for (; !mayEnd; await sleep(100)) await em.execute('select 1');
  });
  posy = await Posy.start();
});
afterAll(async () => {
  mayEnd = true;
  await posy.stop();
  jest.restoreAllMocks();
});

async function changeSubscription(): Promise<void> {
  const [messageId, webstoreId] = [randomUUIDv7(), randomUUIDv7()];
  const { type, version, payload } = SubscriptionChanged({ webstoreId, tier: 'essential', features: [], version: 1 });
  await posy.sql(
    `insert into platform.message (id, type, version, subject_id, payload, correlation_id, occurred_at)
     values ($1, $2, $3, $4, $5, $6, now())`,
    [messageId, type, version, webstoreId, payload, randomUUIDv7()],
  );
  await posy.sql(
    `insert into platform.delivery (id, message_id, consumer, round, enqueue_count, starts, attempts, history)
     values ($1, $2, 'webstore.remember-entitlement', 0, 0, 0, 0, '[]')`,
    [randomUUIDv7(), messageId],
  );
}

it('one process projects a webstore while all its reactions are held open', async () => {
  const vendor = await aVendor(posy);
  for (let made = 0; made < reactions; made += 1) await changeSubscription();
  await eventually(
    () => Promise.resolve(held),
    (count) => count === reactions,
  );
  const webstoreId = await aWebstore(vendor.vendorId).published(posy);
  await eventually(
    () => posy.sql('select 1 from directory.listing where webstore_id = $1 and indexed_at is not null', [webstoreId]),
    (rows) => rows.length > 0,
  );
  const done = await posy.sql(
    `select 1 from platform.delivery where consumer = 'webstore.remember-entitlement' and done_at is not null`,
  );
  expect(done).toEqual([]);
});
