import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { operationsRoutes } from '#contracts/operations/operations.routes.js';
import type { CorrelationView } from '#contracts/operations/operations.views.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { PushTrail, pushTrailKey } from '#src/platform/realtime/push-trail.js';
import { aVendor } from '../../support/posy/a-vendor.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { buildIndex } from '../../support/posy/build-index.js';
import { eventually } from '../../support/posy/eventually.js';
import { OperatorAtWork } from './operator-at-work.js';

let operator: OperatorAtWork;

beforeAll(async () => {
  operator = await OperatorAtWork.start({ workers: [] });
  await buildIndex(operator.posy);
  await operator.posy.startWorkers();
});
afterAll(() => operator.stop());

it('an operator traces a publish from its request through message and job to the pushes to the vendor [OP-133]', async () => {
  const { posy } = operator;
  const { vendorId, userId, email, token } = await aVendor(posy);
  const webstoreId = await aWebstore(vendorId).unpublished(posy);
  const { headers } = await posy.call(webstoreRoutes.publish, { params: { id: webstoreId }, token });
  const id = String(headers['x-correlation-id']);

  const followed = await eventually(
    async () => (await operator.call<CorrelationView>(operationsRoutes.correlation, { params: { id } })).body,
    ({ pushes }) => (pushes?.length ?? 0) >= 2,
  );
  expect(followed.messages).toMatchObject([
    { type: 'webstore.webstore-published', subjectId: webstoreId, jobs: [{ consumer: 'directory.project-listing' }] },
  ]);
  // One push when indexing starts and one when it is live; the vendor has no page open.
  const told = { action: 'PublicationChanged', person: { userId, email }, heard: false };
  expect(followed.pushes).toMatchObject([told, told]);
});

it('limits the number of stored pushes, and keeps none for longer than a week', async () => {
  const { posy } = operator;
  const [trail, key] = [posy.get(PushTrail), pushTrailKey(posy.config)];
  const redis = new Redis(posy.config.redisUrls[0] ?? '');
  try {
    const weekAgo = Date.now() - 7 * 86_400_000 - 1_000;
    const old = redis.pipeline();
    await redis.del(key);
    for (let made = 0; made < 300; made++) old.xadd(key, `${weekAgo}-${made + 1}`, 'request', 'old', 'frame', '{}');
    await old.exec();
    const frame = { action: 'PublicationChanged', at: new Date().toISOString(), heardBy: 0 };
    const id = randomUUID();
    await trail.record(id, frame);
    expect(await redis.xlen(key)).toBeLessThan(200);
    expect(await trail.of(id)).toEqual([frame]);

    const others = redis.pipeline();
    for (let made = 0; made < 20_500; made++) others.xadd(key, '*', 'request', 'other', 'frame', '{}');
    await others.exec();
    await trail.record(id, frame);
    expect(await redis.xlen(key)).toBeLessThanOrEqual(20_100);
    expect(await trail.of(id)).toEqual([frame]);
    expect(await redis.pttl(key)).toBeGreaterThan(0);
  } finally {
    redis.disconnect();
  }
});
