import { execFile } from 'node:child_process';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { randomUUIDv7 } from 'node:crypto';
import { IndexWebstoresAgain } from '#src/directory/commands/index-webstores-again.js';
import { IndexFacade } from '#src/directory/public/index-facade.js';
import type { IndexRunStatus } from '#src/directory/public/index-run-status.js';
import { DeleteOldIndexRuns } from '#src/directory/index/runs/delete-old-index-runs.js';
import { IndexRunner } from '#src/directory/index/runs/index-runner.js';
import { IndexKeeper } from '#src/directory/index-keeper.js';
import { ListingIndexer } from '#src/directory/index/listing-indexer.js';
import { ListingIndex } from '#src/directory/index/listing-index.js';
import type { ListingDocument } from '#src/directory/index/listing-document.js';
import { SearchEngine } from '#src/platform/search/search-engine.js';
import { aVendor } from '../../support/posy/a-vendor.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { Posy } from '../../support/posy/posy.js';
import { documentsInIndex, ended, startVerify } from './index-runs.js';
import { listed, namesFound } from './listed.js';

let posy: Posy;
let ids: string[];
const names = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir'];

beforeAll(async () => {
  posy = await Posy.start({ workers: [] });
  const { vendorId } = await aVendor(posy);
  ids = await listed(
    posy,
    names.map((name) => aWebstore(vendorId).called(name)),
  );
});
afterAll(() => posy.stop());

const verify = async (asked: { repair?: boolean; facts?: boolean } = {}): Promise<IndexRunStatus> => {
  const id = await startVerify(posy, asked);
  await posy.get(IndexRunner).tick();
  return ended(posy, id);
};
const counts = ({ state, missing, stale, surplus, repaired }: IndexRunStatus) => ({
  ...{ state, missing, stale, surplus, repaired },
});
const clean = { state: 'done', missing: 0, stale: 0, surplus: 0, repaired: 0 };
const engine = () => posy.get(SearchEngine).client;
const alias = () => posy.get(ListingIndex).alias;
const writeAlias = () => posy.get(ListingIndex).writeAlias;
const inEngine = async (id: string) =>
  engine().get<Pick<ListingDocument, 'card'>>({ index: alias(), id }, { ignore: [404] });

/** Damages the engine's data: one document deleted, one older, one too many. */
async function disturb(): Promise<string> {
  const [row] = await posy.sql<{ document: ListingDocument; version: string }>(
    `select document, version from directory.listing where webstore_id = $1`,
    [ids[1]],
  );
  const document = { ...row!.document, card: { ...row!.document.card, name: 'Birch of old' } };
  const stranger = randomUUIDv7();
  await engine().delete({ index: writeAlias(), id: ids[0]! });
  await engine().index({ index: writeAlias(), id: ids[1], document });
  await engine().index({ index: writeAlias(), id: stranger, document: { ...document, id: stranger } });
  await engine().indices.refresh({ index: alias() });
  return stranger;
}

describe('a verification', () => {
  beforeEach(async () => {
    await verify({ repair: true, facts: true });
  });

  it('finds nothing in an intact index', async () => {
    expect(counts(await verify())).toEqual(clean);
    expect(counts(await verify({ facts: true }))).toEqual(clean);
  });

  it('finds missing, stale and superfluous documents, and changes nothing', async () => {
    const stranger = await disturb();
    const found = await verify();
    expect(counts(found)).toEqual({ ...clean, missing: 1, stale: 1, surplus: 1 });
    expect([...found.examples].sort((a, b) => (a.difference < b.difference ? -1 : 1))).toEqual([
      { webstoreId: ids[0], difference: 'missing' },
      { webstoreId: ids[1], difference: 'stale' },
      { webstoreId: stranger, difference: 'surplus' },
    ]);
    expect(counts(await verify())).toEqual({ ...clean, missing: 1, stale: 1, surplus: 1 });
  });

  it('repairs them on request, including those that the engine has under a higher version', async () => {
    const stranger = await disturb();
    expect(counts(await verify({ repair: true }))).toEqual({ ...clean, missing: 1, stale: 1, surplus: 1, repaired: 3 });
    expect((await inEngine(ids[0]!))._source?.card.name).toBe('Alder');
    expect((await inEngine(ids[1]!))._source?.card.name).toBe('Birch');
    expect((await inEngine(stranger)).found).toBe(false);
    expect(counts(await verify())).toEqual(clean);
    expect(await documentsInIndex(posy)).toBe(names.length);
  });

  it('finds a document under the right version that differs from the listing', async () => {
    const [row] = await posy.sql<{ document: ListingDocument; version: string }>(
      `update directory.listing set version = version + 1, indexed_version = version + 1 where webstore_id = $1
       returning document, version`,
      [ids[2]],
    );
    const document = { ...row!.document, card: { ...row!.document.card, city: 'Links' } };
    const version = { version: Number(row!.version), version_type: 'external' } as const;
    await engine().index({ index: writeAlias(), id: ids[2], document, ...version, refresh: true });
    expect(counts(await verify({ repair: true }))).toEqual({ ...clean, stale: 1, repaired: 1 });
    expect((await inEngine(ids[2]!))._source?.card.city).toBe('Austin');
  });

  it('finds a listing that does not match its facts only if it checks the facts', async () => {
    // The row and the index agree with each other, but not with the facts, as after a lost message.
    await posy.sql(
      `update directory.listing set version = version + 1, hash = 'lost',
         document = jsonb_set(document, '{card,name}', '"Dogwood once"') || '{"cardKey": "dogwood-once"}'
       where webstore_id = $1`,
      [ids[3]],
    );
    await posy.get(ListingIndexer).indexListings([ids[3]!]);
    expect(await namesFound(posy, {})).toContain('Dogwood once');
    expect(counts(await verify())).toEqual(clean);
    const found = await verify({ facts: true });
    expect(counts(found)).toEqual({ ...clean, stale: 1 });
    expect(found.examples).toEqual([{ webstoreId: ids[3], difference: 'unfit' }]);
    expect(await namesFound(posy, {})).toContain('Dogwood once');
    expect(counts(await verify({ facts: true, repair: true }))).toEqual({ ...clean, stale: 1, repaired: 1 });
    expect((await namesFound(posy, {})).sort()).toEqual(names);
  });

  it('finds a published webstore that never became a listing', async () => {
    await posy.sql(`delete from directory.listing where webstore_id = $1`, [ids[4]]);
    expect(counts(await verify({ facts: true, repair: true }))).toMatchObject({ surplus: 1, missing: 1, repaired: 2 });
    expect((await namesFound(posy, {})).sort()).toEqual(names);
    expect(counts(await verify({ facts: true }))).toEqual(clean);
  });
});

describe('at the command line', () => {
  beforeAll(async () => {
    // The keeper would repair what the program is to find.
    jest.spyOn(IndexKeeper.prototype, 'tick').mockResolvedValue();
    await posy.startWorkers(['reindex']);
  });
  afterAll(async () => {
    await posy.haltWorkers();
    jest.restoreAllMocks();
  });

  function program(...words: string[]): Promise<{ code: number; said: string }> {
    const env = { ...posy.variables, PATH: process.env['PATH'] };
    return new Promise((done) => {
      const child = execFile(process.execPath, ['dist/src/index-verify.js', ...words], { env }, (_failed, out, error) =>
        done({ code: child.exitCode ?? -1, said: out + error }),
      );
    });
  }

  it('prints a table and ends with 1 while there are differences', async () => {
    await disturb();
    const found = await program();
    expect(found.code).toBe(1);
    for (const line of [/^missing +1$/m, /^stale +1$/m, /^surplus +1$/m, /^repaired +0$/m, /^left +3$/m])
      expect(found.said).toMatch(line);
    expect(found.said).toContain(`missing   ${ids[0]}`);
    const repaired = await program('--repair', '--facts');
    expect(repaired.said).toMatch(/^repaired +3$/m);
    expect(repaired.said).toMatch(/^left +0$/m);
    expect(repaired.code).toBe(0);
  });
});

describe('the view for operators', () => {
  it("contains the progress of a webstore's listing, with the engine's own version", async () => {
    const index = posy.get(IndexFacade);
    const trace = (await index.listingTrace(ids[0]!))!;
    expect(trace).toMatchObject({ publishedVersion: 1, indexError: null, hasDocument: true, engineAnswers: true });
    expect(trace.indexedVersion).toBe(trace.version);
    expect(trace.engineVersion).toBe(trace.version);
    expect(await index.listingTrace(randomUUIDv7())).toBeUndefined();
  });

  it('indexes a webstore again even if nothing has changed', async () => {
    const index = posy.get(IndexFacade);
    const before = (await index.listingTrace(ids[0]!))!;
    await engine().delete({ index: writeAlias(), id: ids[0]! });
    expect(await posy.execute(new IndexWebstoresAgain([ids[0]!]))).toEqual(new Map());
    const after = (await index.listingTrace(ids[0]!))!;
    expect(after.version).toBeGreaterThan(before.version);
    expect(after.engineVersion).toBe(after.version);
    expect((await namesFound(posy, {})).sort()).toEqual(names);
  });

  it('contains the state of the index', async () => {
    const state = await posy.get(IndexFacade).indexState();
    expect(state).toMatchObject({ alias: alias(), answers: true, listings: 6, drift: 0, driftOldestMs: 0, refused: 0 });
    expect(state.index).toMatchObject({ isCurrent: true, documents: 6, bytes: expect.any(Number) });
  });
});

it('runs are deleted after a year', async () => {
  const index = posy.get(IndexFacade);
  const before = await index.recentRuns({ page: 1, pageSize: 100 });
  const oldest = before.runs.at(-1)!.id;
  await posy.sql(`update directory.index_run set started_at = now() - interval '366 days' where id = $1`, [oldest]);
  await posy.get(DeleteOldIndexRuns).tick();
  expect(await index.run(oldest)).toBeUndefined();
  expect((await index.recentRuns({ page: 1, pageSize: 100 })).total).toBe(before.total - 1);
});
