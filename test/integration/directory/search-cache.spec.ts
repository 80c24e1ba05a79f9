import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { PublicationView, WebstoreSearchView } from '#contracts/directory/directory.views.js';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { createApi } from '#src/create-api.js';
import { IndexGenerations } from '#src/directory/index/index-generations.js';
import { timeToLiveUnsubscribed } from '#src/directory/search/search-cache.js';
import { RefreshSubscriber } from '#src/directory/search/refresh-subscriber.js';
import { SearchAppearances } from '#src/directory/search/search-appearances.js';
import { SearchEngine } from '#src/platform/search/search-engine.js';
import { aVendor, type TestVendor } from '../../support/posy/a-vendor.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { putForward } from '../../support/put-forward.js';
import { eventually } from '../../support/posy/eventually.js';
import { Posy } from '../../support/posy/posy.js';
import { OwnService } from '../faults/own-service.js';
import { allIndexed, search } from './listed.js';

let redis: OwnService;
let posy: Posy;
let vendor: TestVendor;
let id: string;
let engineCalls = 0;
const count = () => void (engineCalls += 1);

beforeAll(async () => {
  redis = await OwnService.start('redis');
  posy = await Posy.start({ settings: { REDIS_URL: redis.url, REQUESTS_PER_MINUTE: '1000000' } });
  vendor = await aVendor(posy);
  id = await aWebstore(vendor.vendorId).called('Aster Barn').published(posy);
  await allIndexed(posy);
  await search(posy);
  await eventually(async () => posy.get(RefreshSubscriber).isSubscribed, Boolean);
});
beforeEach(() => {
  engineCalls = 0;
  posy.get(SearchEngine).client.diagnostic.on('request', count);
});
afterEach(() => {
  jest.restoreAllMocks();
  posy.get(SearchEngine).client.diagnostic.off('request', count);
});
afterAll(async () => {
  await posy.stop();
  await redis.dispose();
});

const publication = async () =>
  (await posy.call<PublicationView>(directoryRoutes.publication, { params: { id }, token: vendor.token })).body;

async function publishAs(name: string): Promise<void> {
  const parts = { params: { id }, token: vendor.token };
  const { version } = (await posy.call<WebstoreDraftView>(webstoreRoutes.webstoreById, parts)).body;
  await posy.call(webstoreRoutes.saveWebstore, { body: { id, version, name }, token: vendor.token });
  expect((await posy.call(webstoreRoutes.publish, parts)).status).toBe(200);
}

/** Interval between two polls of a client; no test depends on its length. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 5));

async function untilLive(): Promise<void> {
  while ((await publication()).state !== 'live') await pause();
}

const namesIn = async (api: NestFastifyApplication) =>
  (await api.inject('/api/webstoresearch?sort=name')).json<WebstoreSearchView>().results.map(({ name }) => name);

describe('a search that many clients make', () => {
  // They make it within a second, however busy the machine is.
  beforeEach(() => void jest.spyOn(performance, 'now').mockReturnValue(performance.now()));

  it('calls the engine once for all of them', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => search(posy, { sort: 'newest' })));
    expect(engineCalls).toBe(1);
    expect(answers.map(({ body }) => body.results.map(({ name }) => name))).toEqual(
      Array.from({ length: 20 }, () => ['Aster Barn']),
    );
  });

  it('is the same in any spelling, and another one on another page', async () => {
    await Promise.all([
      search(posy, { styles: '11101-11102', name: 'ASTER' }),
      search(posy, { name: 'aster', styles: '11102-11101' }),
      search(posy, { name: 'aster', styles: '11102-11101', page: 2 }),
    ]);
    expect(engineCalls).toBe(2);
  });

  it('counts for every client [WS-229]', async () => {
    const appearances = async () => {
      await posy.get(SearchAppearances).write();
      const rows = await posy.sql<{ count: number }>(`select count from directory.search_appearance`);
      return rows.map((row) => row.count);
    };
    await Promise.all(Array.from({ length: 5 }, () => search(posy, { updateSearchKpiCount: 'true', pageSize: 7 })));
    await search(posy, { pageSize: 7 });
    expect(engineCalls).toBeLessThan(3);
    expect(await appearances()).toEqual([5]);
  });
});

it('no search misses an edit once its vendor was notified that it is live, in any process [WS-189]', async () => {
  const other = await createApi(posy.config);
  let over = false;
  try {
    const couple = async (api: NestFastifyApplication) => {
      for (; !over; await pause()) await namesIn(api);
    };
    const couples = [posy.api, other].map(couple);
    await eventually(async () => other.get(RefreshSubscriber, { strict: false }).isSubscribed, Boolean);
    const found: string[][] = [];
    const names = Array.from({ length: 5 }, (_, edit) => `Briar House ${edit}`);
    for (const name of names) {
      await publishAs(name);
      await untilLive();
      found.push(...(await Promise.all([namesIn(posy.api), namesIn(other)])));
    }
    over = true;
    await Promise.all(couples);
    expect(found).toEqual(names.flatMap((name) => [[name], [name]]));
  } finally {
    over = true;
    await other.close();
  }
});

it('all searches use another index as soon as it is in use', async () => {
  await posy.haltWorkers();
  const generations = posy.get(IndexGenerations);
  const empty = generations.newName();
  await generations.create(empty);
  await generations.finish(empty);
  expect((await search(posy, { sort: 'name' })).body.numResults).toBe(1);
  const heard = Promise.withResolvers<void>();
  const unsubscribe = posy.get(RefreshSubscriber).onRefresh(() => heard.resolve());
  await generations.takeOver(empty);
  await heard.promise;
  unsubscribe();
  expect((await search(posy, { sort: 'name' })).body.numResults).toBe(0);
});

it('responses are cached for a fifth of a second while Redis is unavailable, and for a second again afterwards', async () => {
  await redis.stop();
  await eventually(
    async () => posy.get(RefreshSubscriber).isSubscribed,
    (hearing) => !hearing,
  );
  await search(posy, { pageSize: 3 });
  putForward(timeToLiveUnsubscribed);
  await search(posy, { pageSize: 3 });
  expect(engineCalls).toBe(2);
  await redis.startAgain();
  await eventually(async () => posy.get(RefreshSubscriber).isSubscribed, Boolean);
});
