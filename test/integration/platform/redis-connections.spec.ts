import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { eventually } from '../../support/posy/eventually.js';
import { Posy } from '../../support/posy/posy.js';
import { OwnService } from '../faults/own-service.js';

let redis: OwnService;
let posy: Posy;
let counting: Redis;
beforeAll(async () => {
  redis = await OwnService.start('redis');
  counting = new Redis(redis.url);
  posy = await Posy.start({ workers: [], settings: { REDIS_URL: redis.url } });
});
afterAll(async () => {
  await posy.stop();
  counting.disconnect();
  await redis.dispose();
});

/** Number of connections to Redis, without this spec's own. */
const connections = async () =>
  String(await counting.client('LIST'))
    .trim()
    .split('\n').length - 1;

it('an api has one connection for commands and two for subscriptions, a worker one and two for its queue', async () => {
  expect(await eventually(connections, (many) => many >= 3)).toBe(3);
  await posy.startWorkers(['reindex']);
  expect(await eventually(connections, (many) => many >= 6)).toBe(6);
  await posy.haltWorkers();
  expect(await eventually(connections, (many) => many <= 3)).toBe(3);
});
