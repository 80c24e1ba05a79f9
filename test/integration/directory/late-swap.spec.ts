import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { CancelIndexRun } from '#src/directory/commands/cancel-index-run.js';
import { EngineDocuments } from '#src/directory/index/engine-documents.js';
import { IndexGenerations } from '#src/directory/index/index-generations.js';
import { IndexKeeper } from '#src/directory/index-keeper.js';
import { ListingIndex } from '#src/directory/index/listing-index.js';
import { indexGeneration, indexHash } from '#src/directory/index/mapping.js';
import { IndexRunner } from '#src/directory/index/runs/index-runner.js';
import { IndexFacade } from '#src/directory/public/index-facade.js';
import { SearchEngine } from '#src/platform/search/search-engine.js';
import { aVendor, type TestVendor } from '../../support/posy/a-vendor.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { buildIndex } from '../../support/posy/build-index.js';
import { eventually } from '../../support/posy/eventually.js';
import { Posy } from '../../support/posy/posy.js';
import { AliasGate } from './alias-gate.js';
import { byShell, startRebuild } from './index-runs.js';
import { indexed, search } from './listed.js';

let gate: AliasGate;
let posy: Posy;
let vendor: TestVendor;

/** Without workers: these tests take the steps of a worker one by one. */
beforeAll(async () => {
  gate = await AliasGate.before(process.env['ELASTICSEARCH_URL'] ?? '');
  posy = await Posy.start({ workers: [], settings: { ELASTICSEARCH_URL: gate.url } });
  vendor = await aVendor(posy);
  await buildIndex(posy);
});
afterAll(async () => {
  await posy.stop();
  gate.close();
});

const operations = () => posy.get(IndexFacade);
const inUse = async () => (await posy.get(ListingIndex).current())?.index;

async function rename(id: string, name: string): Promise<void> {
  const at = { params: { id }, token: vendor.token };
  const { version } = (await posy.call<WebstoreDraftView>(webstoreRoutes.webstoreById, at)).body;
  await posy.call(webstoreRoutes.saveWebstore, { body: { id, version, name }, token: vendor.token });
  await posy.call(webstoreRoutes.publish, at);
}

const nameInIndex = async (id: string) => (await posy.get(EngineDocuments).newest([id])).get(id)?.kept.card.name;

it('a write that the engine executed is in the new index, although its note was lost', async () => {
  const id = await aWebstore(vendor.vendorId).called('Noted').published(posy);
  await indexed(posy, [id]);
  const old = await inUse();
  gate.holdAliases();
  const run = await startRebuild(posy);
  await posy.get(IndexRunner).tick();
  // The database crashed between the write and its note; the note before is an old one.
  await posy.sql(
    `update directory.listing set document = jsonb_set(document, '{card,name}', '"Unnoted"'), version = version + 1,
       changed_at = clock_timestamp(), indexed_at = clock_timestamp() - interval '5 minutes' where webstore_id = $1`,
    [id],
  );
  await gate.executeHeld();
  await eventually(inUse, (index) => index !== old);
  expect(await nameInIndex(id)).toBe('Noted');
  await posy.get(IndexRunner).tick();
  expect(await operations().run(run)).toMatchObject({ state: 'done' });
  expect(await nameInIndex(id)).toBe('Unnoted');
});

it('edits between a swap that timed out and its late execution are in the new index', async () => {
  const id = await aWebstore(vendor.vendorId).called('Before').published(posy);
  await indexed(posy, [id]);
  const old = await inUse();
  gate.holdAliases();
  const run = await startRebuild(posy);
  await posy.get(IndexRunner).tick();
  expect(await operations().run(run)).toMatchObject({ state: 'waiting' });
  expect(await inUse()).toBe(old);

  await rename(id, 'Meanwhile');
  await indexed(posy, [id]);
  await gate.executeHeld();
  await eventually(inUse, (index) => index !== old);
  expect(await nameInIndex(id)).toBe('Meanwhile'); // also before the run continues
  expect((await search(posy, { name: 'Meanwhile' })).body.results.map((card) => card.name)).toEqual(['Meanwhile']);

  // The run does not know yet that its index is in use.
  await rename(id, 'Afterwards');
  await indexed(posy, [id]);
  expect(await nameInIndex(id)).toBe('Afterwards');
  const versions = 'select version, indexed_version from directory.listing where webstore_id = $1';
  expect(await posy.sql(versions, [id])).toEqual([{ version: '3', indexed_version: '3' }]);

  await posy.get(IndexRunner).tick();
  expect(await operations().run(run)).toMatchObject({ state: 'done' });
  expect(await nameInIndex(id)).toBe('Afterwards');
});

it('a replaced index that is not marked as retired yet is kept while its run is open, and dropped afterwards', async () => {
  const { indices } = posy.get(SearchEngine).client;
  const index = `${posy.get(ListingIndex).alias}-${indexHash}-0`;
  await indices.create({ index });
  const run = await startRebuild(posy);
  await posy.get(IndexKeeper).tick();
  expect(await indices.exists({ index })).toBe(true);
  await posy.execute(new CancelIndexRun(run, byShell));
  await posy.get(IndexRunner).tick();
  const existsAfterTick = async () => {
    await posy.get(IndexKeeper).tick();
    return indices.exists({ index });
  };
  expect(await eventually(existsAfterTick, (exists) => !exists)).toBe(false);
});

it('an index that is in use already is not retired by a second call', async () => {
  const index = (await inUse())!;
  await posy.get(IndexGenerations).takeOver(index);
  const { [index]: state } = await posy.get(SearchEngine).client.indices.get({ index });
  expect(state?.mappings?._meta).toEqual({ hash: indexHash, generation: indexGeneration });
  expect(await inUse()).toBe(index);
});

describe('during an upgrade', () => {
  const madeBy = async (generation: number, hash = 'of another version') => {
    const index = (await inUse())!;
    await posy.get(SearchEngine).client.indices.putMapping({ index, _meta: { hash, generation } });
  };
  const lastRun = async () => (await operations().recentRuns({ page: 1, pageSize: 1 })).runs[0];

  it('the index of a newer version is kept, even on request', async () => {
    await madeBy(indexGeneration + 1);
    const [before, last] = [await inUse(), await lastRun()];
    await posy.get(IndexKeeper).tick();
    expect((await lastRun())?.id).toBe(last?.id);

    const asked = await startRebuild(posy);
    await posy.get(IndexRunner).tick();
    expect(await operations().run(asked)).toMatchObject({
      state: 'failed',
      error: 'A newer version has made the index in use',
    });
    expect(await inUse()).toBe(before);
  });

  it('the index of an older version is replaced, even long after the start', async () => {
    await madeBy(indexGeneration, indexHash);
    await posy.get(IndexKeeper).tick();
    await madeBy(indexGeneration - 1);
    await posy.sql('delete from directory.index_run');
    const before = await inUse();
    await posy.get(IndexKeeper).tick();
    await posy.get(IndexRunner).tick();
    expect(await lastRun()).toMatchObject({ kind: 'rebuild', state: 'done' });
    expect(await inUse()).not.toBe(before);
    expect(await posy.get(ListingIndex).current()).toMatchObject({ hash: indexHash, generation: indexGeneration });
  });
});
