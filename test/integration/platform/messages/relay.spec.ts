import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { Consumes, type Reaction } from '#src/platform/messages/consumer.js';
import { MessageRetention } from '#src/platform/messages/message-retention.js';
import { Relay } from '#src/platform/messages/relay.js';
import { queuePrefix } from '#src/platform/queues/queues.js';
import { MessageBench } from './message-bench.js';
import { Note, NoteWritten } from './note.js';

@Consumes({ consumer: 'test.reader' })
class Reader implements Reaction {
  react = () => Promise.resolve();
}

const routes = [{ message: NoteWritten, consumer: 'test.reader', queue: 'reactions' }] as const;

let bench: MessageBench;
let relay: Relay;
let queue: Queue;
let redis: Redis;

beforeAll(async () => {
  bench = await MessageBench.start(routes, [Reader]);
  relay = bench.app.get(Relay);
  redis = new Redis(bench.config.redisUrls[0] ?? '', { maxRetriesPerRequest: null });
  queue = new Queue('reactions', { connection: redis, prefix: queuePrefix(bench.config), skipVersionCheck: true });
});
afterAll(async () => {
  await queue.close();
  redis.disconnect();
  await bench.stop();
});
beforeEach(async () => {
  await bench.sql('truncate platform.message, platform.delivery');
  await queue.drain(true);
});

const jobs = async () => (await queue.getJobs(['waiting', 'delayed'])).map((job) => job.data as { deliveryId: string });
const enqueuedLongAgo = () =>
  bench.sql(`update platform.delivery set enqueued_at = now() - interval '31 seconds' where enqueued_at is not null`);

describe('the relay', () => {
  it('enqueues each due delivery once', async () => {
    const id = await bench.write();
    expect(await relay.enqueueDue()).toBe(1);
    expect(await relay.enqueueDue()).toBe(0);
    const delivery = await bench.delivery(id);
    expect(await jobs()).toEqual([{ deliveryId: delivery.id, round: 0 }]);
    expect(delivery).toMatchObject({ enqueue_count: 1 });
  });

  it('enqueues what was committed late, after newer ones went ahead', async () => {
    const late = randomUUIDv7();
    const mayCommit = Promise.withResolvers<void>();
    const written = Promise.withResolvers<void>();
    const slow = bench.unitOfWork.run(async (em) => {
      em.persist(Note.write(late, 'slow'));
      await em.flush();
      written.resolve();
      await mayCommit.promise;
    });
    await written.promise;
    await bench.write('quick');
    expect(await relay.enqueueDue()).toBe(1);
    mayCommit.resolve();
    await slow;
    expect(await relay.enqueueDue()).toBe(1);
    expect((await bench.delivery(late)).enqueued_at).not.toBeNull();
  });

  it('puts a new delivery before a backlog that is enqueued again', async () => {
    const old = 500;
    await bench.unitOfWork.run((em) => {
      for (let made = 0; made < old; made += 1) em.persist(Note.write(randomUUIDv7(), 'old'));
      return Promise.resolve();
    });
    await relay.enqueueDue();
    await enqueuedLongAgo();
    const fresh = await bench.write('new');
    await relay.enqueueDue();
    expect((await bench.delivery(fresh)).enqueue_count).toBe(1);
    const again = await bench.sql<{ count: string }>(`select count(*) from platform.delivery where enqueue_count = 2`);
    expect(Number(again[0]?.count)).toBe(old - 1);
  });

  it('copies nothing when a delivery is enqueued again while its job waits', async () => {
    await bench.write();
    await relay.enqueueDue();
    await enqueuedLongAgo();
    expect(await relay.enqueueDue()).toBe(1);
    expect(await jobs()).toHaveLength(1);
  });

  it('refills an emptied Redis', async () => {
    const ids = await Promise.all([bench.write(), bench.write(), bench.write()]);
    await relay.enqueueDue();
    for (const key of await redis.keys(`*${bench.config.redisPrefix}*`)) await redis.del(key);
    expect(await jobs()).toEqual([]);
    await enqueuedLongAgo();
    await relay.enqueueDue();
    expect(await jobs()).toHaveLength(ids.length);
  });

  it('leaves alone what is done, failed or claimed, and consumers it does not know', async () => {
    const [done, failed, claimed, foreign] = await Promise.all([1, 2, 3, 4].map(() => bench.write()));
    const set = (what: string, id: string | undefined) =>
      bench.sql(
        `update platform.delivery set ${what} where message_id in (select id from platform.message where subject_id = $1)`,
        [id],
      );
    await set('done_at = now()', done);
    await set('failed_at = now()', failed);
    await set(`claimed_until = now() + interval '1 minute'`, claimed);
    await set(`consumer = 'tomorrow.consumer'`, foreign);
    expect(await relay.enqueueDue()).toBe(0);
  });

  it('shares the work with a second relay', async () => {
    await Promise.all(Array.from({ length: 40 }, () => bench.write()));
    const counts = await Promise.all([relay.enqueueDue(), relay.enqueueDue()]);
    expect(counts[0] + counts[1]).toBe(40);
    expect(await jobs()).toHaveLength(40);
  });

  it('adds deliveries that an older version did not write', async () => {
    const id = await bench.write();
    await bench.sql('delete from platform.delivery');
    await relay.addMissingDeliveries();
    await relay.addMissingDeliveries();
    expect(await bench.deliveries(id)).toHaveLength(1);
    expect(await relay.enqueueDue()).toBe(1);
  });
});

it('forgets done messages after a week, and no other', async () => {
  const [done, open, failed, young] = await Promise.all([1, 2, 3, 4].map(() => bench.write()));
  const ofMessage = `message_id in (select id from platform.message where subject_id = any($1))`;
  await bench.sql(`update platform.delivery set done_at = now() where ${ofMessage}`, [[done, young]]);
  await bench.sql(`update platform.delivery set failed_at = now() where ${ofMessage}`, [[failed]]);
  await bench.sql(`update platform.message set occurred_at = now() - interval '8 days' where subject_id = any($1)`, [
    [done, open, failed],
  ]);
  await bench.app.get(MessageRetention).tick();
  const left = await bench.sql<{ subject_id: string }>('select subject_id from platform.message');
  expect(new Set(left.map((row) => row.subject_id))).toEqual(new Set([open, failed, young]));
  expect(await bench.deliveries(done ?? '')).toEqual([]);
});

it('gives up after two seconds while Redis is away, and has marked nothing', async () => {
  const lonely = await MessageBench.start(routes, [Reader], { REDIS_URL: 'redis://127.0.0.1:1' });
  try {
    const id = await lonely.write();
    const began = Date.now();
    await expect(lonely.app.get(Relay).enqueueDue()).rejects.toThrow();
    expect(Date.now() - began).toBeLessThan(4_000);
    expect(await lonely.delivery(id)).toMatchObject({ enqueued_at: null, enqueue_count: 0 });
  } finally {
    await lonely.stop();
  }
});
