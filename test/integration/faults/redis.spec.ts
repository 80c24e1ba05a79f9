import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { Posy } from '../../support/posy/posy.js';
import { OwnService } from './own-service.js';
import { SiteInUse } from './site-in-use.js';

let redis: OwnService;
let site: SiteInUse;

beforeAll(async () => {
  redis = await OwnService.start('redis');
  site = await SiteInUse.with(await Posy.start({ settings: { REDIS_URL: redis.url } }));
});
afterAll(async () => {
  await site.posy.stop();
  await redis.dispose();
});

it('while Redis is down search works, edits succeed, and appear after its return', async () => {
  await redis.stop();
  expect(await site.rename('During')).toEqual([200, 200]);
  expect((await site.search()).status).toBe(200);
  expect((await site.isDegraded()).dependencies).toMatchObject({ database: null, search: null });
  expect((await site.publication()).state).toBe('queued');
  await redis.startAgain();
  await site.isFound('During');
  expect(await site.countedTries()).toBe(0);
});

it('an emptied Redis is refilled from the database', async () => {
  await site.posy.haltWorkers();
  const renamed = await site.rename('Flushed');
  await site.posy.startWorkers(['relay']);
  await site.isEnqueued();
  const client = new Redis(redis.url);
  await client.flushall();
  client.disconnect();
  await site.posy.haltWorkers();
  // The relay enqueues again after 30 s; the clock is put forward instead of waited for.
  await site.posy.sql(`update platform.delivery set enqueued_at = now() - interval '31 seconds' where done_at is null`);
  await site.posy.startWorkers();
  expect(renamed).toEqual([200, 200]);
  await site.isFound('Flushed');
  expect(await site.countedTries()).toBe(0);
});
