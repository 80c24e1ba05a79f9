import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Kysely } from 'kysely';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import type { DirectoryTables } from '#src/directory/directory.tables.js';
import { DriftSweep } from '#src/directory/index/drift-sweep.js';
import { IndexKeeper } from '#src/directory/index-keeper.js';
import type { ListingDocument } from '#src/directory/index/listing-document.js';
import { ListingIndex } from '#src/directory/index/listing-index.js';
import { ListingIndexer, markIndexed } from '#src/directory/index/listing-indexer.js';
import { ListingProjection } from '#src/directory/index/listing-projection.js';
import { ReindexListings } from '#src/directory/index/reindex-listings.js';
import type { ActiveRun } from '#src/directory/index/runs/active-run.js';
import { MarkIndexed } from '#src/directory/index/runs/mark-indexed.js';
import { IndexFacade } from '#src/directory/public/index-facade.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { SearchEngine } from '#src/platform/search/search-engine.js';
import { aVendor, type TestVendor } from '../../support/posy/a-vendor.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { buildIndex } from '../../support/posy/build-index.js';
import { eventually } from '../../support/posy/eventually.js';
import { Posy } from '../../support/posy/posy.js';
import { search } from './listed.js';

let posy: Posy;
let vendor: TestVendor;

/** Without workers: these tests take the steps of a worker one by one. */
beforeAll(async () => {
  posy = await Posy.start({ workers: [] });
  vendor = await aVendor(posy);
  await buildIndex(posy);
});
afterAll(() => posy.stop());

const rename = async (id: string, name: string) => {
  const at = { params: { id }, token: vendor.token };
  const { version } = (await posy.call<WebstoreDraftView>(webstoreRoutes.webstoreById, at)).body;
  await posy.call(webstoreRoutes.saveWebstore, { body: { id, version, name }, token: vendor.token });
  await posy.call(webstoreRoutes.publish, at);
};
const project = (id: string) => posy.get(UnitOfWork).run((em) => posy.get(ListingProjection).project(em, [id]));
const indexListings = (id: string) => posy.get(ListingIndexer).indexListings([id]);
const nameInIndex = async (id: string) => {
  const { client } = posy.get(SearchEngine);
  const index = posy.get(ListingIndex).alias;
  const found = await client.get<{ card: { name: string } }>({ index, id }, { ignore: [404] });
  return found._source?.card.name;
};
const listing = async (id: string) =>
  (
    await posy.sql<{ version: string; indexed_version: string }>(
      'select version, indexed_version from directory.listing where webstore_id = $1',
      [id],
    )
  )[0];

const locksWaitedFor = async () =>
  (
    await posy.sql(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
         and query like '%directory.listing%'`,
    )
  ).length;

describe('an old projection that continues late', () => {
  it('makes the newer one wait for its lock, and read the facts only then', async () => {
    const id = await aWebstore(vendor.vendorId).called('First').published(posy);
    const asleep = Promise.withResolvers<void>();
    const projected = Promise.withResolvers<void>();
    const old = posy.get(UnitOfWork).run(async (em) => {
      await posy.get(ListingProjection).project(em, [id]);
      projected.resolve();
      await asleep.promise;
    });
    await projected.promise;
    const newer = project(id);
    await eventually(locksWaitedFor, (count) => count > 0);
    await rename(id, 'Second');
    asleep.resolve();
    await old;
    await newer;
    await indexListings(id);
    expect(await nameInIndex(id)).toBe('Second');
  });

  it('cannot write its old document over a newer one', async () => {
    const id = await aWebstore(vendor.vendorId).called('Old words').published(posy);
    await project(id);
    const [held] = await posy.sql<{ version: string; document: ListingDocument }>(
      'select version, document from directory.listing where webstore_id = $1',
      [id],
    );
    await rename(id, 'New words');
    await project(id);
    await indexListings(id);
    const { refused, conflicts } = await posy
      .get(ListingIndex)
      .write([{ webstoreId: id, version: Number(held?.version), document: held?.document ?? null }]);
    expect({ refused, conflicts }).toEqual({ refused: new Map(), conflicts: new Set([id]) });
    expect(await nameInIndex(id)).toBe('New words');
  });

  it('cannot restore a listing that was removed meanwhile', async () => {
    const id = await aWebstore(vendor.vendorId).called('Gone').published(posy);
    await project(id);
    const [held] = await posy.sql<{ version: string; document: ListingDocument }>(
      'select version, document from directory.listing where webstore_id = $1',
      [id],
    );
    await indexListings(id);
    await posy.call(webstoreRoutes.unpublish, { params: { id }, token: vendor.token });
    await project(id);
    await indexListings(id);
    await posy
      .get(ListingIndex)
      .write([{ webstoreId: id, version: Number(held?.version), document: held?.document ?? null }]);
    expect(await nameInIndex(id)).toBeUndefined();
  });
});

it('a late mark for an old version lowers nothing', async () => {
  const id = await aWebstore(vendor.vendorId).called('Once').published(posy);
  await project(id);
  await rename(id, 'Twice');
  await project(id);
  await indexListings(id);
  const row = () => posy.sql('select * from directory.listing where webstore_id = $1', [id]);
  const [before] = await row();
  const late = { webstore_id: id, version: '1', published_version: 1 };
  await posy.get(UnitOfWork).run((em) => markIndexed(em.getKysely() as unknown as Kysely<DirectoryTables>, [late]));
  expect(before).toMatchObject({ indexed_version: '2', indexed_published_version: 2 });
  expect(await row()).toEqual([{ ...before, indexed_at: expect.anything() }]);
});

it('a rebuild marks a document as indexed only once searches show it', async () => {
  const id = await aWebstore(vendor.vendorId).called('Not Refreshed').published(posy);
  await project(id);
  const row = 'select document, indexed_version from directory.listing where webstore_id = $1';
  const [held] = await posy.sql<{ document: ListingDocument }>(row, [id]);
  const { client } = posy.get(SearchEngine);
  const { alias } = posy.get(ListingIndex);
  await client.indices.putSettings({ index: alias, settings: { refresh_interval: '-1' } });
  try {
    await client.index({ index: alias, id, version: 1, version_type: 'external', document: held?.document });
    const run = {
      enter: () => undefined,
      advance: () => undefined,
      position: {},
      signal: new AbortController().signal,
    };
    await posy.get(MarkIndexed).markAll(run as unknown as ActiveRun);
    expect(await posy.sql(row, [id])).toMatchObject([{ indexed_version: '1' }]);
    expect((await search(posy, { name: 'Not Refreshed' })).body.results.map((card) => card.id)).toEqual([id]);
  } finally {
    await client.indices.putSettings({ index: alias, settings: { refresh_interval: '200ms' } });
  }
});

it('a publish that changes no document is live although another process was still writing that document', async () => {
  const id = await aWebstore(vendor.vendorId).called('Unchanged').published(posy);
  await project(id);
  const [held] = await posy.sql<{ document: ListingDocument }>(
    'update directory.listing set published_version = 2 where webstore_id = $1 returning document',
    [id],
  );
  await posy.get(ListingIndex).write([{ webstoreId: id, version: 1, document: held?.document ?? null }]);
  const ofTheOther = { webstore_id: id, version: '1', published_version: 1 };
  await posy
    .get(UnitOfWork)
    .run((em) => markIndexed(em.getKysely() as unknown as Kysely<DirectoryTables>, [ofTheOther]));
  await indexListings(id);
  const [row] = await posy.sql('select indexed_published_version from directory.listing where webstore_id = $1', [id]);
  expect(row).toEqual({ indexed_published_version: 2 });
});

it('the sweep indexes listings that have drifted for two seconds, except those in flight or refused', async () => {
  const [drifted, onItsWay, refused] = await Promise.all(
    ['Left behind', 'On its way', 'Refused'].map((name) => aWebstore(vendor.vendorId).called(name).published(posy)),
  );
  for (const id of [drifted, onItsWay, refused]) await project(id!);
  const changed = (id: string | undefined, when: string, error: string | null = null) =>
    posy.sql(
      `update directory.listing set changed_at = now() + $2::interval, index_error = $3 where webstore_id = $1`,
      [id, when, error],
    );
  await changed(drifted, '-3 seconds');
  await changed(onItsWay, '1 minute');
  await changed(refused, '-3 seconds', 'mapper_parsing_exception');
  await posy.get(DriftSweep).tick();
  const indexed = await Promise.all([drifted, onItsWay, refused].map((id) => listing(id!)));
  expect(indexed.map((row) => row?.indexed_version)).toEqual(['1', '0', '0']);
  expect(await nameInIndex(drifted!)).toBe('Left behind');
  await indexListings(onItsWay!);
});

describe('the drift sweep', () => {
  const drifted = async (names: readonly string[]) => {
    const ids = await Promise.all(names.map((name) => aWebstore(vendor.vendorId).called(name).published(posy)));
    for (const id of ids) await project(id);
    await posy.sql(
      `update directory.listing set changed_at = now() - interval '3 seconds' where webstore_id = any($1)`,
      [ids],
    );
    return ids;
  };
  const indexedOf = async (ids: readonly string[]) =>
    (await Promise.all(ids.map((id) => listing(id)))).map((row) => row?.indexed_version);
  const failWhen = (mayNot: (ids: readonly string[]) => Error | undefined) => {
    const indexer = posy.get(ListingIndexer);
    const bringUpAll = indexer.indexListings.bind(indexer);
    return jest.spyOn(indexer, 'indexListings').mockImplementation((ids, ...others) => {
      const error = mayNot(ids);
      return error ? Promise.reject(error) : bringUpAll(ids, ...others);
    });
  };
  afterEach(() => void jest.restoreAllMocks());

  it('indexes all but the listing that cannot be indexed', async () => {
    const ids = await drifted(['One', 'Two', 'Three', 'Four', 'Five']);
    failWhen((some) => (some.includes(ids[1] ?? '') ? new Error('bad SQL') : undefined));
    await expect(posy.get(DriftSweep).tick()).rejects.toThrow('bad SQL');
    expect(await indexedOf(ids)).toEqual(['1', '0', '1', '1', '1']);
    jest.restoreAllMocks();
    await indexListings(ids[1] ?? '');
  });

  it('comes with ever fewer listings while the engine throttles it', async () => {
    const ids = await drifted(['Six', 'Seven', 'Eight']);
    const sizes: number[] = [];
    failWhen((some) => {
      sizes.push(some.length);
      return some.length > 1 ? Object.assign(new Error('too many requests'), { statusCode: 429 }) : undefined;
    });
    const isOver = async () => !(await indexedOf(ids)).includes('0');
    for (let ticks = 0; ticks < 30 && !(await isOver()); ticks++) {
      await posy
        .get(DriftSweep)
        .tick()
        .catch(() => undefined);
    }
    expect(await indexedOf(ids)).toEqual(['1', '1', '1']);
    expect(sizes).toContain(1);
  });
});

it('an index swap waits for writes of listings, which do not wait for each other', async () => {
  const id = await aWebstore(vendor.vendorId).called('Under way').published(posy);
  await project(id);
  await posy.get(ListingIndexer).indexListings([id], async () => {
    const [locks] = await posy.sql(
      `select pg_try_advisory_xact_lock(hashtext('directory.swap')) as swap,
         pg_try_advisory_xact_lock_shared(hashtext('directory.swap')) as write`,
    );
    expect(locks).toEqual({ swap: false, write: true });
  });
  expect(await nameInIndex(id)).toBe('Under way');
});

it('the keeper verifies the index only once its count has differed three times in a row', async () => {
  const id = await aWebstore(vendor.vendorId).called('Missing soon').published(posy);
  await project(id);
  await indexListings(id);
  const ticks = async (count: number) => {
    for (let tick = 0; tick < count; tick += 1) await posy.get(IndexKeeper).tick();
    const { runs } = await posy.get(IndexFacade).recentRuns({ page: 1, pageSize: 9 });
    return runs.filter(({ kind }) => kind === 'verify').map(({ startedBy, repair }) => ({ startedBy, repair }));
  };
  const { client } = posy.get(SearchEngine);
  const takeOut = () => client.delete({ index: posy.get(ListingIndex).alias, id, refresh: true });
  // Only then is its version compared, too.
  await posy.sql(`update directory.listing set changed_at = now() + interval '1 hour'`);
  await takeOut();
  expect(await ticks(2)).toEqual([]);
  await posy.get(ReindexListings).rewrite([id]);
  expect(await ticks(1)).toEqual([]);
  await takeOut();
  expect(await ticks(2)).toEqual([]);
  expect(await ticks(1)).toEqual([{ startedBy: { program: 'keeper' }, repair: true }]);
  await eventually(
    () => nameInIndex(id),
    (name) => name === 'Missing soon',
  );
});

it('counts no new version when the document is the same, and lowers none', async () => {
  const id = await aWebstore(vendor.vendorId).called('Same').published(posy);
  await project(id);
  await indexListings(id);
  const before = await listing(id);
  await project(id);
  expect(await listing(id)).toEqual(before);
  expect(before?.indexed_version).toBe(before?.version);
});
