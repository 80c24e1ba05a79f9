import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { planFeatures } from '#contracts/billing/subscription-tier.js';
import { AssignSeat } from '#src/billing/commands/assign-seat.js';
import { ReleaseSeat } from '#src/billing/commands/release-seat.js';
import { StartSubscription } from '#src/billing/commands/start-subscription.js';
import { SeededRandom } from '#src/demo/random/seeded-random.js';
import { ListingIndex } from '#src/directory/index/listing-index.js';
import { ListingProjection } from '#src/directory/index/listing-projection.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { DeliveryRunner } from '#src/platform/processing/delivery-runner.js';
import { SearchEngine } from '#src/platform/search/search-engine.js';
import { PublishWebstore } from '#src/webstore/commands/publish-webstore.js';
import { RememberRating } from '#src/webstore/commands/remember-rating.js';
import { UnpublishWebstore } from '#src/webstore/commands/unpublish-webstore.js';
import { aVendor } from '../../../support/posy/a-vendor.js';
import { aWebstore } from '../../../support/posy/a-webstore.js';
import { buildIndex } from '../../../support/posy/build-index.js';
import { Posy } from '../../../support/posy/posy.js';

const times = 3;
const happenings = 25;
/** Number of deliveries in a batch, and of concurrent batches. */
const [batchSize, atOnce] = [7, 3];

let posy: Posy;
const ids: string[] = [];
const subscriptions: string[] = [];

beforeAll(async () => {
  posy = await Posy.start({ workers: [] });
  await buildIndex(posy);
  const { vendorId } = await aVendor(posy);
  for (let made = 0; made < 5; made++) ids.push(await aWebstore(vendorId).published(posy));
  for (const tier of ['starter', 'premium'] as const) {
    const id = randomUUIDv7();
    await posy.execute(new StartSubscription({ id, vendorId, tier, quantity: 9, extraFeatures: [planFeatures[5]] }));
    subscriptions.push(id);
  }
});
afterAll(() => posy.stop());

/** Makes one random change of a webstore; a refused one changes nothing. */
async function happen(random: SeededRandom): Promise<void> {
  const id = random.pick(ids);
  const command = random.pick([
    new PublishWebstore(id),
    new UnpublishWebstore(id),
    new AssignSeat(id, random.pick(subscriptions)),
    new ReleaseSeat(id),
    new RememberRating(id, random.integer(10, 50), random.integer(1, 99)),
  ]);
  await posy.execute(command).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
}

const deliveries = async () =>
  (await posy.sql<{ id: string }>('select id from platform.delivery order by id')).map(({ id }) => id);

/** Enqueues deliveries again whether they were done or not, as a queue would that lost its data. */
async function deliver(batch: readonly string[]): Promise<void> {
  const unique = [...new Set(batch)];
  // A runner that marks some of them as done locks them in an order of its own.
  while (!(await isReset(unique))) continue;
  await posy.get(DeliveryRunner).run(unique);
}

/** Returns false if PostgreSQL resolved a deadlock with another transaction by refusing this one. */
async function isReset(deliveryIds: readonly string[]): Promise<boolean> {
  try {
    await posy.sql(
      `update platform.delivery set done_at = null, starts = 0
       where id in (select id from platform.delivery where id = any($1) order by id for update)`,
      [deliveryIds],
    );
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === '40P01') return false;
    throw error;
  }
}

/**
 * Executes every delivery three times, in any order, until there is no new one: reactions write messages themselves.
 */
async function deliverAll(random: SeededRandom): Promise<number> {
  let known = 0;
  for (let all = await deliveries(); all.length > known; all = await deliveries()) {
    known = all.length;
    const handedOver = all.flatMap((id) => Array<string>(times).fill(id));
    const queue = random.some(handedOver, handedOver.length);
    const work = async () => {
      while (queue.length > 0) await deliver(queue.splice(0, batchSize));
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }
  // A delivery that was reset while another batch handled it is still open.
  await posy.get(DeliveryRunner).run(await deliveries());
  return known;
}

const entitlements = () =>
  posy.sql('select webstore_id, tier, features, version from webstore.entitlement order by webstore_id');
const listings = () =>
  posy.sql<{ webstore_id: string; document: unknown; hash: string }>(
    'select webstore_id, document, hash from directory.listing order by webstore_id',
  );

async function inIndex() {
  const { client } = posy.get(SearchEngine);
  const index = posy.get(ListingIndex).alias;
  await client.indices.refresh({ index });
  const { hits } = await client.search({ index, size: 100, version: true, sort: ['id'] });
  return hits.hits.map(({ _id, _version }) => [_id, String(_version)]);
}
const listedVersions = async () =>
  (
    await posy.sql<{ webstore_id: string; version: string }>(
      'select webstore_id, version from directory.listing where document is not null order by webstore_id',
    )
  ).map(({ webstore_id, version }) => [webstore_id, version]);

/** Billing's last decision about each webstore, from its own messages. */
const lastSaid = () =>
  posy.sql(`
    select distinct on (payload ->> 'webstoreId') payload ->> 'webstoreId' as webstore_id, payload ->> 'tier' as tier,
      (payload ->> 'version')::int as version
    from platform.message where type like 'billing.%' and payload ? 'webstoreId'
    order by payload ->> 'webstoreId', (payload ->> 'version')::int desc`);

describe('messages that arrive three times, late and in any order', () => {
  it.each([1, 2, 3])(
    'result in the state of the facts, in round %i',
    async (round) => {
      const random = new SeededRandom(20_261_121, round);
      for (let at = 0; at < happenings; at++) await happen(random);
      expect(await deliverAll(random)).toBeGreaterThan(happenings / 2);

      expect(await posy.sql('select id from platform.delivery where done_at is null')).toEqual([]);
      expect(await posy.sql('select id from platform.delivery where attempts > 0 or failed_at is not null')).toEqual(
        [],
      );
      const [entitled, listed] = [await entitlements(), await listings()];
      expect(entitled).toMatchObject(await lastSaid());
      expect(await inIndex()).toEqual(await listedVersions());
      await posy.get(UnitOfWork).run((em) => posy.get(ListingProjection).project(em, ids));
      expect(await listings()).toEqual(listed);

      await deliverAll(random);
      expect(await entitlements()).toEqual(entitled);
      expect(await listings()).toEqual(listed);
      expect(await inIndex()).toEqual(await listedVersions());
      await posy.sql('truncate platform.delivery'); // all of them done: the next round needs only its own
    },
    90_000,
  );
});
