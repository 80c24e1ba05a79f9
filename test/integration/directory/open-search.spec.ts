import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { directoryRoutes as routes } from '#contracts/directory/directory.routes.js';
import type { SearchFileView, WebstoreSearchView } from '#contracts/directory/directory.views.js';
import { ListingIndex } from '#src/directory/index/listing-index.js';
import { DeleteOldResultFiles } from '#src/directory/search/delete-old-result-files.js';
import { PLACES, type Places } from '#src/platform/places/port/places.js';
import { SearchEngine } from '#src/platform/search/search-engine.js';
import { expectToMatchContract } from '../../support/expect-to-match-contract.js';
import { aVendor } from '../../support/posy/a-vendor.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { buildIndex } from '../../support/posy/build-index.js';
import { eventually } from '../../support/posy/eventually.js';
import { Posy, type Answer, type CallParts } from '../../support/posy/posy.js';
import { withSlack } from '../../support/with-slack.js';
import { listed, search } from './listed.js';

let posy: Posy;
let vendorId: string;

beforeAll(async () => {
  posy = await Posy.start({ workers: [] });
  ({ vendorId } = await aVendor(posy));
  await listed(
    posy,
    Array.from({ length: 30 }, (_, at) => aWebstore(vendorId).called(`Studio ${String(at).padStart(2, '0')}`)),
  );
  // On a busy machine, the first request for a place, which waits until all are loaded, and the first search of an index
  // take longer than the timeout of an open search.
  posy.api.get<Places>(PLACES, { strict: false }).placesLike('austin', 1);
  await eventually(openSearch, ({ status }) => status === 200);
});
afterAll(() => posy.stop());
afterEach(() => void jest.restoreAllMocks());

type Query = CallParts['query'];
const openSearch = (query: Query = {}, on = posy): Promise<Answer<SearchFileView>> =>
  on.call(routes.openSearch, { query });
const keyOf = async (query: Query = {}) => (await openSearch(query)).body.s3Key;
const filesKept = () => readdirSync(join(posy.config.storageDir, 'search-results')).length;

async function pageIn({ body }: Answer<SearchFileView>): Promise<WebstoreSearchView> {
  const { pathname, search: query } = new URL(body.s3Url);
  const file = await posy.api.inject(pathname + query);
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/json']);
  const page = file.json<WebstoreSearchView>();
  expectToMatchContract(routes.webstoreSearch, 200, page);
  return page;
}
const pageOf = async (query: Query = {}) => pageIn(await openSearch(query));

/** Number of searches of the engine, and of statements, meanwhile. */
async function costOf(
  work: () => Promise<unknown>,
): Promise<{ searches: number; others: number; connections: number }> {
  const cost = { searches: 0, others: 0, connections: 0 };
  const { diagnostic } = posy.get(SearchEngine).client;
  const onRequest = (_error: unknown, { meta }: { meta: { request: { params: { path: string } } } }) => {
    if (meta.request.params.path.endsWith('/_search')) cost.searches += 1;
    else cost.others += 1;
  };
  const pool = await posy.get(MikroORM).em.getConnection().getNativeClient();
  const onAcquire = () => void (cost.connections += 1);
  diagnostic.on('request', onRequest as never);
  pool.on('acquire', onAcquire);
  try {
    await work();
  } finally {
    diagnostic.off('request', onRequest as never);
    pool.off('acquire', onAcquire);
  }
  return cost;
}

/** The minimum of a few tries, since the api polls for revoked sessions from time to time. */
async function leastCostOf(work: (attempt: number) => Promise<unknown>) {
  const costs = [await costOf(() => work(0)), await costOf(() => work(1)), await costOf(() => work(2))];
  const least = (what: 'searches' | 'others' | 'connections') => Math.min(...costs.map((cost) => cost[what]));
  return { searches: least('searches'), others: least('others'), connections: least('connections') };
}

describe('search', () => {
  it('returns the address of the page that webstoresearch would return [DIR-39]', async () => {
    const query = { categoryId: 11, latitude: 30.27, longitude: -97.74, name: 'studio', page: 2, pageSize: 12 };
    const answer = await openSearch(query);
    expect(answer.status).toBe(200);
    expect(answer.body.s3Key).toMatch(/^search-results\/[0-9a-f]{64}\.json$/);
    expect(answer.body.s3Url).toContain(`/media/signed/${answer.body.s3Key}?`);
    const page = await pageIn(answer);
    expect(page.results).toHaveLength(12);
    expect(page).toEqual((await search(posy, query)).body);
  });

  it('has 24 results on a page and begins with the first page, where webstoresearch has 12 [DIR-38, DIR-39]', async () => {
    const page = await pageOf();
    expect([page.page, page.pageSize, page.results.length, page.numResults]).toEqual([1, 24, 24, 30]);
    const { body } = await search(posy);
    expect([body.page, body.pageSize, body.results.length, body.numResults]).toEqual([1, 12, 12, 30]);
    expect((await pageOf({ page: 2 })).results).toHaveLength(6);
  });

  it('sorts as requested [DIR-38, DIR-39]', async () => {
    const names = async (page: Promise<WebstoreSearchView>) => (await page).results.map(({ name }) => name);
    const sorted = Array.from({ length: 24 }, (_, at) => `Studio ${String(at).padStart(2, '0')}`);
    expect(await names(pageOf({ sort: 'name' }))).toEqual(sorted);
    expect(await names(search(posy, { sort: 'name' }).then(({ body }) => body))).toEqual(sorted.slice(0, 12));
  });

  it('returns an address that is valid for 15 minutes', async () => {
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now);
    const { s3Url } = (await openSearch()).body;
    const seconds = Number(new URL(s3Url).searchParams.get('expires')) - now / 1_000;
    expect(Math.abs(seconds - 900)).toBeLessThan(3);
    jest.spyOn(Date, 'now').mockReturnValue(now + 890_000);
    const { pathname, search: query } = new URL(s3Url);
    expect((await posy.api.inject(pathname + query)).statusCode).toBe(200);
    jest.spyOn(Date, 'now').mockReturnValue(now + 903_000);
    expect((await posy.api.inject(pathname + query)).statusCode).toBe(403);
  });

  it.each<[Query, Record<string, string[]>]>([
    [{ page: 21 }, { page: ['out-of-range'] }],
    [{ page: 0 }, { page: ['out-of-range'] }],
    [{ pageSize: 10_000 }, { pageSize: ['out-of-range'] }],
    [{ sort: 'best' }, { sort: ['unknown-value'] }],
    [{ sort: 'distance' }, { sort: ['needs-a-place'] }],
    [
      { latitude: 91, longitude: 181 },
      { latitude: ['out-of-range'], longitude: ['out-of-range'] },
    ],
    [{ availabilityDate: '2027-02-30' }, { availabilityDate: ['not-a-date'] }],
    [{ services: '1--2' }, { services: ['not-an-id-list'] }],
    [{ name: 'abc' }, { name: ['too-short'] }],
    [{ cursor: 'WyJuYW1lIiwxXQ' }, { cursor: ['malformed'] }],
    [{ categoryID: 2 }, { categoryID: ['unknown-field'] }],
    [{ sort: ['name', 'name'] }, { sort: ['given-twice'] }],
  ])('refuses %j, and stores no file', async (query, fields) => {
    const before = filesKept();
    const cost = await costOf(async () => {
      const { status, problem } = await openSearch(query);
      expect([status, problem.error, problem.fields]).toEqual([400, 'invalid-input', fields]);
    });
    expect([cost.searches, cost.others, filesKept()]).toEqual([0, 0, before]);
  });

  it('continues from the cursor in its file [DIR-39]', async () => {
    const first = await pageOf({ sort: 'name', pageSize: 10 });
    const next = await pageOf({ sort: 'name', pageSize: 10, page: 2, cursor: first.nextCursor! });
    expect(next.results).toEqual((await pageOf({ sort: 'name', pageSize: 10, page: 2 })).results);
    expect(next.results).toHaveLength(10);
    const { status, problem } = await openSearch({ sort: 'name', cursor: 'made-up' });
    expect([status, problem.fields]).toEqual([400, { cursor: ['malformed'] }]);
  });

  it('allows up to page 20', async () => {
    expect((await pageOf({ page: 20 })).results).toEqual([]);
  });
});

describe('the file of a search', () => {
  it('is written once for the same search, in any spelling [DIR-39]', async () => {
    const [first] = [await openSearch({ styles: '11101-11102', priceTiers: '2-3' })];
    const kept = filesKept();
    const cost = await leastCostOf(async () => {
      const again = await openSearch({
        priceTiers: '3-2',
        page: 1,
        updateSearchKpiCount: 'false',
        styles: '11102-11101',
      });
      expect(again.body.s3Key).toBe(first.body.s3Key);
    });
    expect(filesKept()).toBe(kept);
    expect(cost).toEqual({ searches: 0, others: 1, connections: 0 });
  });

  it("costs one search, one read of the index's state and no SQL", async () => {
    const cost = await leastCostOf((attempt) => openSearch({ pageSize: 7 + attempt }));
    expect(cost).toEqual({ searches: 1, others: 1, connections: 0 });
  });

  it('is written once for concurrent callers', async () => {
    const answers: Answer<SearchFileView>[] = [];
    const cost = await costOf(async () => {
      answers.push(...(await Promise.all(Array.from({ length: 20 }, () => openSearch({ pageSize: 5 })))));
    });
    expect(new Set(answers.map(({ body }) => body.s3Key)).size).toBe(1);
    expect(cost.searches).toBe(1);
    for (const answer of answers) expect((await pageIn(answer)).results).toHaveLength(5);
  });

  it('is replaced as soon as a search would find something else', async () => {
    const before = await openSearch({ name: 'Marigold' });
    expect((await pageIn(before)).numResults).toBe(0);
    await listed(posy, [aWebstore(vendorId).called('Marigold')]);
    const after = await openSearch({ name: 'Marigold' });
    expect(after.body.s3Key).not.toBe(before.body.s3Key);
    expect((await pageIn(after)).results.map(({ name }) => name)).toEqual(['Marigold']);
    expect((await pageIn(before)).numResults).toBe(0);
  });

  it('contains the current index, not a cached response', async () => {
    const query = { name: 'Snapdragon', pageSize: 24 };
    const [id] = await listed(posy, [aWebstore(vendorId).called('Snapdragon')]);
    expect((await search(posy, query)).body.numResults).toBe(1);
    // Deleted without an announcement of the change.
    const { client } = posy.get(SearchEngine);
    await client.delete({ index: posy.get(ListingIndex).alias, id: id!, refresh: true });
    expect((await pageOf(query)).numResults).toBe(0);
  });

  it('is replaced after a rebuild of the index', async () => {
    const before = await openSearch();
    await buildIndex(posy);
    const after = await openSearch();
    expect(after.body.s3Key).not.toBe(before.body.s3Key);
    expect((await pageIn(after)).results).toHaveLength(24);
  });

  it('is replaced in the next quarter of an hour', async () => {
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now);
    const key = await keyOf();
    jest.spyOn(Date, 'now').mockReturnValue(now + 900_000);
    expect(await keyOf()).not.toBe(key);
  });

  it('is kept as long as an address may be valid, and deleted then', async () => {
    const [older, old] = [await keyOf({ pageSize: 3 }), await keyOf({ pageSize: 4 })];
    const path = (key: string) => join(posy.config.storageDir, `${key}~`);
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    utimesSync(path(older), minutesAgo(36), minutesAgo(36));
    utimesSync(path(old), minutesAgo(34), minutesAgo(34));
    await posy.get(DeleteOldResultFiles).tick();
    expect([older, old].map((key) => existsSync(path(key)))).toEqual([false, true]);
    expect((await pageOf({ pageSize: 3 })).results).toHaveLength(3);
  });
});

it('has a lower limit of calls per address than other searches', async () => {
  const other = await Posy.start({ workers: [], settings: { REQUESTS_PER_MINUTE: '8' } });
  // It has no index; a refusal by the limit is another response.
  const statuses: number[] = [];
  for (let call = 0; call < 3; call++) statuses.push((await openSearch({}, other)).status);
  expect(statuses).toEqual([503, 503, 429]);
  expect((await search(other)).status).toBe(503);
  await other.stop();
});

describe('search reports within two seconds that it is unavailable', () => {
  let engine: Server;
  beforeAll(async () => {
    engine = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(engine, 'listening');
  });
  afterAll(() => {
    engine.closeAllConnections();
    engine.close();
  });

  async function expectRest(on: Posy): Promise<void> {
    const began = Date.now();
    const { status, problem, headers } = await openSearch({ page: 3 }, on);
    expect(Date.now() - began).toBeLessThan(withSlack(2_000));
    expect([status, problem.error, headers['retry-after']]).toEqual([503, 'search-unavailable', '2']);
  }

  it.each([
    ['hangs', () => (engine.address() as AddressInfo).port],
    ['is away', () => 9],
  ])('while the engine %s', async (_how, port) => {
    const other = await Posy.start({ workers: [], settings: { ELASTICSEARCH_URL: `http://127.0.0.1:${port()}` } });
    await expectRest(other);
    await other.stop();
  });

  it('while there is no index', async () => {
    const other = await Posy.start({ workers: [] });
    await expectRest(other);
    await other.stop();
  });

  it('while files cannot be stored, although webstoresearch works', async () => {
    const { storageDir } = posy.config;
    await rm(storageDir, { recursive: true });
    writeFileSync(storageDir, 'no folder');
    await expectRest(posy);
    expect((await search(posy)).status).toBe(200);
    await rm(storageDir);
    await mkdir(storageDir);
    expect((await openSearch({ page: 3 })).status).toBe(200);
  });
});
