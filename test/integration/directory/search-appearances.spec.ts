import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { directoryRoutes as routes } from '#contracts/directory/directory.routes.js';
import { DeleteOldSearchAppearances } from '#src/directory/search/delete-old-search-appearances.js';
import { SearchAppearances } from '#src/directory/search/search-appearances.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { aVendor } from '../../support/posy/a-vendor.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { eventually } from '../../support/posy/eventually.js';
import { fakeOnly } from '../../support/fake-only.js';
import { Posy, type CallParts } from '../../support/posy/posy.js';
import { listed, search } from './listed.js';

const names = ['Aster', 'Briar', 'Clover', 'Dahlia', 'Elder'];
const counted = { updateSearchKpiCount: 'true', sort: 'name' };
const today = new Date().toISOString().slice(0, 10);
let posy: Posy;
let idOf: Map<string, string>;

beforeAll(async () => {
  posy = await Posy.start({ workers: [] });
  const { vendorId } = await aVendor(posy);
  const ids = await listed(
    posy,
    names.map((name) => aWebstore(vendorId).called(name)),
  );
  idOf = new Map(ids.map((id, at) => [id, names[at] ?? '']));
});
beforeEach(async () => {
  await posy.get(SearchAppearances).write();
  await posy.sql('delete from directory.search_appearance');
});
afterEach(() => void jest.restoreAllMocks());
afterAll(() => posy.stop());

/** The stored counts, by the names of webstores, without those that never appeared. */
async function written(): Promise<Record<string, number>> {
  const rows = await posy.sql<{ webstore_id: string; count: number }>(
    `select webstore_id, count from directory.search_appearance where day = $1`,
    [today],
  );
  const entries = rows.map((row): [string, number] => [idOf.get(row.webstore_id) ?? '?', row.count]);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
async function counts(): Promise<Record<string, number>> {
  await posy.get(SearchAppearances).write();
  return written();
}
const openSearch = (query: CallParts['query']) => posy.call(routes.openSearch, { query });

describe('search appearances', () => {
  it('count once for each webstore on the page, and only when the search asks for it [WS-229]', async () => {
    await search(posy, { ...counted, pageSize: 3 });
    expect(await counts()).toEqual({ Aster: 1, Briar: 1, Clover: 1 });
    await search(posy, { sort: 'name', pageSize: 3 });
    await search(posy, { ...counted, pageSize: 3, updateSearchKpiCount: 'false' });
    expect(await counts()).toEqual({ Aster: 1, Briar: 1, Clover: 1 });
    await search(posy, { ...counted, name: 'clover' });
    expect(await counts()).toEqual({ Aster: 1, Briar: 1, Clover: 2 });
  });

  it('count what load more adds, and not again what was shown before [WS-229]', async () => {
    const { body } = await search(posy, { ...counted, pageSize: 2 });
    await search(posy, { ...counted, pageSize: 2, cursor: body.nextCursor ?? '' });
    await search(posy, { ...counted, pageSize: 2, page: 3 });
    expect(await counts()).toEqual({ Aster: 1, Briar: 1, Clover: 1, Dahlia: 1, Elder: 1 });
  });

  it('count nothing when nothing is found or the search is refused [WS-229]', async () => {
    await search(posy, { ...counted, name: 'zeppelin' });
    await search(posy, { ...counted, page: 0 });
    expect(await counts()).toEqual({});
  });

  it('count in open search too, even if the file existed already [WS-229]', async () => {
    await openSearch({ ...counted, pageSize: 2 });
    expect(await counts()).toEqual({ Aster: 1, Briar: 1 });
    await openSearch({ ...counted, pageSize: 2 });
    await eventually(counts, (now) => now['Aster'] === 2);
    await openSearch({ sort: 'name', pageSize: 2 });
    await Promise.all([1, 2, 3].map(() => openSearch({ ...counted, pageSize: 1 })));
    expect(await eventually(counts, (now) => now['Aster'] === 5)).toEqual({ Aster: 5, Briar: 2 });
  });

  it('count each time a page of results is sent, even as 304 [WS-229]', async () => {
    const page = (headers: Record<string, string> = {}) => posy.api.inject({ url: '/vendors?name=clover', headers });
    // While the server is busy, it sends pages without results, which are not counted.
    const first = await eventually(page, ({ body }) => body.includes('<article'));
    expect(first.statusCode).toBe(200);
    expect((await page({ 'if-none-match': String(first.headers['etag']) })).statusCode).toBe(304);
    expect(await counts()).toEqual({ Clover: 2 });
  });

  it('are written every five seconds [WS-229]', async () => {
    fakeOnly(['setInterval', 'clearInterval']);
    const appearances = new SearchAppearances(posy.get(ReadDatabase));
    try {
      appearances.onApplicationBootstrap();
      const [aster = ''] = idOf.keys();
      appearances.count([aster]);
      jest.advanceTimersByTime(4_999);
      expect(await written()).toEqual({});
      jest.advanceTimersByTime(1);
      expect(await eventually(written, (now) => now['Aster'] !== undefined)).toEqual({ Aster: 1 });
    } finally {
      await appearances.onApplicationShutdown();
      jest.useRealTimers();
    }
  });

  it('count for the UTC day on which they happen', async () => {
    const at = (moment: string) => jest.spyOn(Date, 'now').mockReturnValue(Date.parse(moment));
    const [id = ''] = idOf.keys();
    at('2026-12-31T23:59:59.999Z');
    posy.get(SearchAppearances).count([id]);
    at('2027-01-01T00:00:00.000Z');
    posy.get(SearchAppearances).count([id]);
    jest.restoreAllMocks();
    await posy.get(SearchAppearances).write();
    const rows = await posy.sql(`select day::text, count from directory.search_appearance order by day`);
    expect(rows).toEqual([
      { day: '2026-12-31', count: 1 },
      { day: '2027-01-01', count: 1 },
    ]);
  });
});

describe('counts of appearances', () => {
  const rename = (from: string, to: string) => posy.sql(`alter table directory.${from} rename to ${to}`);

  it('stay in memory while the database is unavailable, without affecting searches', async () => {
    await rename('search_appearance', 'away');
    expect((await search(posy, { ...counted, pageSize: 1 })).status).toBe(200);
    await posy.get(SearchAppearances).write();
    expect((await search(posy, { ...counted, pageSize: 2 })).status).toBe(200);
    await posy.get(SearchAppearances).write();
    await rename('away', 'search_appearance');
    expect(await counts()).toEqual({ Aster: 2, Briar: 1 });
    expect(await counts()).toEqual({ Aster: 2, Briar: 1 });
  });

  it('are limited in number, so that an outage does not fill the memory', async () => {
    const appearances = new SearchAppearances(posy.get(ReadDatabase));
    const [known = ''] = idOf.keys();
    appearances.count([known]);
    for (let made = 1; made < 50_000; made += 100) appearances.count(Array.from({ length: 100 }, () => randomUUID()));
    appearances.count([known]);
    await appearances.write();
    const [row] = await posy.sql(
      `select count(*)::int as rows, sum(count)::int as all from directory.search_appearance`,
    );
    expect(row).toEqual({ rows: 50_000, all: 50_001 });
  });

  it('are kept for 400 days', async () => {
    const id = randomUUID();
    await posy.sql(
      `insert into directory.search_appearance (webstore_id, day, count)
       select $1, (now() - make_interval(days => days))::date, days from unnest(array[0, 399, 401, 800]) as days`,
      [id],
    );
    await posy.get(DeleteOldSearchAppearances).tick();
    const left = await posy.sql(`select count from directory.search_appearance where webstore_id = $1 order by 1`, [
      id,
    ]);
    expect(left).toEqual([{ count: 0 }, { count: 399 }]);
  });

  it('of several processes add up, regardless of the order of webstores in each', async () => {
    const ids = Array.from({ length: 300 }, () => randomUUID());
    const processes = [0, 1, 2, 3].map(() => new SearchAppearances(posy.get(ReadDatabase)));
    for (let round = 0; round < 10; round++) {
      for (const [at, appearances] of processes.entries()) appearances.count(at % 2 === 0 ? ids : ids.toReversed());
      await Promise.all(processes.map((appearances) => appearances.write()));
    }
    const rows = await posy.sql(`select count, count(*)::int as times from directory.search_appearance group by count`);
    expect(rows).toEqual([{ count: 40, times: 300 }]);
  });
});

it('are written when the api stops [WS-229]', async () => {
  const [aster = ''] = idOf.keys();
  posy.get(SearchAppearances).count([aster]);
  await posy.api.close();
  expect(await written()).toEqual({ Aster: 1 });
});
