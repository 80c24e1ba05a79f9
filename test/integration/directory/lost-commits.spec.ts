import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { EngineDocuments } from '#src/directory/index/engine-documents.js';
import { IndexKeeper } from '#src/directory/index-keeper.js';
import type { ListingDocument } from '#src/directory/index/listing-document.js';
import { ListingIndex } from '#src/directory/index/listing-index.js';
import { IndexRunner } from '#src/directory/index/runs/index-runner.js';
import { IndexFacade } from '#src/directory/public/index-facade.js';
import { LostCommits } from '#src/platform/database/lost-commits.js';
import { SearchEngine } from '#src/platform/search/search-engine.js';
import { aVendor, type TestVendor } from '../../support/posy/a-vendor.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { Posy } from '../../support/posy/posy.js';
import { indexed } from './listed.js';

let posy: Posy;
let vendor: TestVendor;

/** Without workers: these tests take the steps of a worker one by one. */
beforeAll(async () => {
  posy = await Posy.start({ workers: [] });
  vendor = await aVendor(posy);
});
afterAll(() => posy.stop());

async function aListing(name: string): Promise<string> {
  const id = await aWebstore(vendor.vendorId).called(name).published(posy);
  await indexed(posy, [id]);
  return id;
}

async function rename(id: string, name: string): Promise<void> {
  const at = { params: { id }, token: vendor.token };
  const { version } = (await posy.call<WebstoreDraftView>(webstoreRoutes.webstoreById, at)).body;
  await posy.call(webstoreRoutes.saveWebstore, { body: { id, version, name }, token: vendor.token });
  await posy.call(webstoreRoutes.publish, at);
}

interface Row {
  version: string;
  indexed_version: string;
  document: ListingDocument;
}
const rowOf = async (id: string) =>
  (await posy.sql<Row>('select * from directory.listing where webstore_id = $1', [id]))[0]!;
const inIndex = async (id: string) => (await posy.get(EngineDocuments).newest([id])).get(id);
const nameInIndex = async (id: string) => (await inIndex(id))?.kept.card.name;

/** Gives the engine a write that the database has lost, this many versions later. */
async function lose(id: string, name: string, ahead: number): Promise<void> {
  const { version, document } = await rowOf(id);
  const lost = { ...document, card: { ...document.card, name } };
  await posy.get(ListingIndex).write([{ webstoreId: id, version: Number(version) + ahead, document: lost }]);
}

describe('after a failover that lost the last commits', () => {
  it.each([
    ['the same version', 1],
    ['a later version', 7],
  ])("an edit replaces the engine's document under %s", async (_which, ahead) => {
    const id = await aListing('Before');
    await lose(id, 'Lost', ahead);
    await rename(id, 'Newest');
    await indexed(posy, [id]);
    expect(await nameInIndex(id)).toBe('Newest');
    const { version, indexed_version } = await rowOf(id);
    expect(indexed_version).toBe(version);
    expect((await inIndex(id))?.version).toBe(Number(version));
  });

  it('an edit restores a document that the engine remembers as deleted', async () => {
    const id = await aListing('Before');
    const { version } = await rowOf(id);
    await posy.get(ListingIndex).write([{ webstoreId: id, version: Number(version) + 7, document: null }]);
    await rename(id, 'Newest');
    await indexed(posy, [id]);
    expect(await nameInIndex(id)).toBe('Newest');
  });

  it('an unpublish removes a document that the engine has under a later version', async () => {
    const id = await aListing('Before');
    await lose(id, 'Lost', 7);
    await posy.call(webstoreRoutes.unpublish, { params: { id }, token: vendor.token });
    await indexed(posy, [id]);
    expect(await nameInIndex(id)).toBeUndefined();
  });

  it('the keeper finds and repairs documents under another version without any edit', async () => {
    const id = await aListing('Kept');
    await lose(id, 'Lost', 3);
    await posy.sql(`update directory.listing set changed_at = now() - interval '1 minute'`);
    await posy.get(SearchEngine).client.indices.refresh({ index: posy.get(ListingIndex).alias });
    await posy.get(IndexKeeper).tick();
    const { runs } = await posy.get(IndexFacade).recentRuns({ page: 1, pageSize: 1 });
    expect(runs[0]).toMatchObject({
      kind: 'verify',
      repair: true,
      reason: 'the index has other versions of 1 listings',
    });
    await posy.get(IndexRunner).tick();
    expect(await nameInIndex(id)).toBe('Kept');
  });

  it('the keeper repairs what was lost although its last verification ended a moment ago', async () => {
    const id = await aListing('Kept');
    await posy.sql(`update directory.listing set changed_at = now() - interval '1 minute'`);
    const lostCommits = jest.spyOn(posy.get(LostCommits), 'areLikely');
    for (const name of ['Lost first', 'Lost next']) {
      await lose(id, name, 3);
      lostCommits.mockResolvedValueOnce(true);
      await posy.get(IndexKeeper).tick();
      await posy.get(IndexRunner).tick();
      expect(await nameInIndex(id)).toBe('Kept');
    }
  });
});

it('a concurrent write of another process is not treated as a conflict', async () => {
  const id = await aListing('Once');
  const before = await rowOf(id);
  await posy.sql('update directory.listing set indexed_version = indexed_version - 1 where webstore_id = $1', [id]);
  await indexed(posy, [id]);
  expect(await nameInIndex(id)).toBe('Once');
  const after = await rowOf(id);
  expect(Number(after.indexed_version)).toBeGreaterThanOrEqual(Number(before.version));
  expect(after.indexed_version).toBe(after.version);
});
