import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { planFeatures } from '#contracts/billing/subscription-tier.js';
import { availabilityStates } from '#contracts/webstore/availability.js';
import { priceTiers, shippingOptions, travelDistances, travelOptions } from '#contracts/webstore/webstore-content.js';
import { AssignSeat } from '#src/billing/commands/assign-seat.js';
import { ReleaseSeat } from '#src/billing/commands/release-seat.js';
import { StartSubscription } from '#src/billing/commands/start-subscription.js';
import { SeededRandom } from '#src/demo/random/seeded-random.js';
import type { ListingDocument } from '#src/directory/index/listing-document.js';
import { ListingIndex } from '#src/directory/index/listing-index.js';
import { ListingProjection } from '#src/directory/index/listing-projection.js';
import { indexDefinition } from '#src/directory/index/mapping.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { looksLikeOutage } from '#src/platform/outages/outage.js';
import { SearchEngine } from '#src/platform/search/search-engine.js';
import { PublishWebstore } from '#src/webstore/commands/publish-webstore.js';
import { RememberRating } from '#src/webstore/commands/remember-rating.js';
import { SaveWebstore } from '#src/webstore/commands/save-webstore.js';
import { SetAvailability } from '#src/webstore/commands/set-availability.js';
import { UnpublishWebstore } from '#src/webstore/commands/unpublish-webstore.js';
import { aVendor } from '../../support/posy/a-vendor.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { buildIndex } from '../../support/posy/build-index.js';
import { Posy } from '../../support/posy/posy.js';
import { allIndexed, search } from './listed.js';

const rounds = 3;
const stepsEach = 30;
/** Number of concurrent changes. */
const atOnce = 4;

let posy: Posy;
const ids: string[] = [];
const subscriptions: string[] = [];

beforeAll(async () => {
  posy = await Posy.start();
  const { vendorId } = await aVendor(posy);
  for (const [at, category] of [
    'photographyvideography',
    'venues',
    'jewelry',
    'music',
    'lodging',
    'florist',
  ].entries()) {
    ids.push(
      await aWebstore(vendorId)
        .inCategory(category)
        .withPhotos(1 + (at % 3))
        .published(posy),
    );
  }
  for (const tier of ['starter', 'essential', 'premium'] as const) {
    const id = randomUUIDv7();
    const extraFeatures = tier === 'essential' ? [] : [planFeatures[5]];
    await posy.execute(new StartSubscription({ id, vendorId, tier, quantity: 10, extraFeatures }));
    subscriptions.push(id);
  }
  await allIndexed(posy);
});
afterAll(() => posy.stop());

const day = (random: SeededRandom) =>
  new Date(Date.now() + random.integer(2, 12) * 86_400_000).toISOString().slice(0, 10);

/** Makes one random change of a webstore. */
async function happen(random: SeededRandom): Promise<unknown> {
  const id = random.pick(ids);
  const what = random.pick(['edit', 'edit', 'publish', 'publish', 'unpublish', 'seat', 'no seat', 'day', 'rating']);
  if (what === 'edit') return edit(id, random);
  if (what === 'publish') return posy.execute(new PublishWebstore(id));
  if (what === 'unpublish') return posy.execute(new UnpublishWebstore(id));
  if (what === 'seat') return posy.execute(new AssignSeat(id, random.pick(subscriptions)));
  if (what === 'no seat') return posy.execute(new ReleaseSeat(id));
  if (what === 'day') {
    return posy.execute(new SetAvailability(id, day(random), random.pick([...availabilityStates, null])));
  }
  return posy.execute(new RememberRating(id, random.integer(10, 50), random.integer(1, 99)));
}

async function edit(id: string, random: SeededRandom): Promise<void> {
  const changes = random.pick([
    { name: `${random.pick(['Alder', 'Birch', 'Café'])} ${random.pick(['& Oak', 'Studio', 'No. 5'])}` },
    { priceTier: random.pick(priceTiers), displayPriceTier: random.chance(0.5) },
    { travelOption: random.pick(travelOptions), travelDistance: random.pick(travelDistances) },
    { onlineStore: random.chance(0.7), shippingOption: random.pick(shippingOptions) },
    { serviceArea: random.pick(['Austin, TX', 'Boise, ID']) },
    { displayStoreAddress: random.chance(0.5) },
    { businessDescription: 'x'.repeat(random.integer(1, 400)) },
  ]);
  const [row] = await posy.sql<{ version: number }>(`select version from webstore.webstore where id = $1`, [id]);
  await posy.execute(new SaveWebstore(id, row!.version, changes));
}

/** Makes some changes concurrently; a refused one (a stale draft, a seat too many) changes nothing. */
async function happenAtOnce(random: SeededRandom): Promise<number> {
  const outcomes = await Promise.allSettled(Array.from({ length: atOnce }, () => happen(random)));
  const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
  // On a busy machine a statement may time out.
  const isExpected = (reason: unknown) => reason instanceof Refusal || looksLikeOutage(reason);
  expect(refusals.filter((reason) => !isExpected(reason))).toEqual([]);
  return outcomes.length - refusals.length;
}

const rows = () =>
  posy.sql<{ webstore_id: string; document: ListingDocument | null; version: string }>(
    `select webstore_id, document, version from directory.listing order by webstore_id`,
  );
const documents = async () => (await rows()).flatMap(({ document }) => (document ? [document] : []));

/** All data of the index about each listing: stored fields, fields to sort and count by, and the words of names. */
async function indexed() {
  const client = posy.get(SearchEngine).client;
  const index = posy.get(ListingIndex).alias;
  const fields = Object.entries(indexDefinition.mappings.properties)
    .filter(
      ([field, mapping]) => !['card', 'name'].includes(field) && !('doc_values' in mapping && !mapping.doc_values),
    )
    .map(([field]) => field);
  const { hits } = await client.search({ index, size: 100, version: true, docvalue_fields: fields, sort: ['id'] });
  const words = [...new Set((await documents()).flatMap(({ name }) => name.split(' ')))].sort();
  const named = words.map(async (word) => {
    const found = await client.search({ index, size: 100, query: { term: { name: word } }, sort: ['id'] });
    return [word, found.hits.hits.map((hit) => hit._id)];
  });
  return {
    versions: new Map(hits.hits.map((hit) => [hit._id, String(hit._version)])),
    kept: hits.hits.map(({ _id, _source, fields }) => ({ _id, _source, fields })),
    named: await Promise.all(named),
  };
}

/** All results, with all counts. */
const everything = async () => (await search(posy, { pageSize: 100 })).body;

/** Empties table and index, and rebuilds both from the facts alone. */
async function startOver(): Promise<void> {
  const client = posy.get(SearchEngine).client;
  const { index } = (await posy.get(ListingIndex).current())!;
  await client.indices.delete({ index });
  await posy.sql(`delete from directory.listing`);
  await posy.get(UnitOfWork).run((em) => posy.get(ListingProjection).project(em, ids));
  await buildIndex(posy);
}

describe('after random changes of webstores, the index matches their facts', () => {
  it.each(Array.from({ length: rounds }, (_, round) => round + 1))('in round %i [DIR-32]', async (round) => {
    const random = new SeededRandom(20_261_018, round);
    let happened = 0;
    for (let step = 0; step < stepsEach; step++) happened += await happenAtOnce(random);
    expect(happened).toBeGreaterThan(stepsEach);
    await allIndexed(posy);
    await posy.haltWorkers();

    const [listed, inIndex, found] = [await documents(), await indexed(), await everything()];
    expect(listed.length).toBeGreaterThan(1);
    const versions = (await rows()).filter(({ document }) => document).map((row) => [row.webstore_id, row.version]);
    expect(inIndex.versions).toEqual(new Map(versions as [string, string][]));
    expect(found.results.map(({ id }) => id).sort()).toEqual(listed.map(({ id }) => id));

    await startOver();
    expect(listed).toEqual(await documents());
    const anew = await indexed();
    expect(inIndex.kept).toEqual(anew.kept);
    expect(inIndex.named).toEqual(anew.named);
    expect(found).toEqual(await everything());
    await posy.startWorkers();
  });
});
