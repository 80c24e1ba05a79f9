import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { Consumes, type Reaction } from '#src/platform/deliveries/consumer.js';
import { MessageRetention } from '#src/platform/processing/message-retention.js';
import { MissingDeliveries } from '#src/platform/processing/missing-deliveries.js';
import { RefillQueues } from '#src/platform/processing/refill-queues.js';
import { Relay } from '#src/platform/processing/relay.js';
import { RoutingTable } from '#src/platform/routing/routing-table.js';
import { queuePrefix } from '#src/platform/queues/queues.js';
import { eventually } from '../../../support/posy/eventually.js';
import { withSlack } from '../../../support/with-slack.js';
import { MessageBench } from './message-bench.js';
import { Note, NoteRemoved, NoteWritten } from './note.js';

@Consumes({ consumer: 'test.reader' })
class Reader implements Reaction {
  react = () => Promise.resolve();
}

const routes = [
  { message: NoteWritten, consumer: 'test.reader', queue: 'reactions' },
  { message: NoteRemoved, consumer: 'test.reader', queue: 'reactions' },
] as const;
const rules = { keepDoneDays: { [NoteRemoved.type]: 1 } };

let bench: MessageBench;
let relay: Relay;
let queue: Queue;
let redis: Redis;

beforeAll(async () => {
  bench = await MessageBench.start(routes, [Reader], {}, { rules });
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
    expect(await jobs()).toEqual([{ deliveryId: delivery.id, round: 0, consumer: 'test.reader' }]);
    expect(delivery).toMatchObject({ enqueue_count: 1 });
  });

  it('skips deliveries that are due in the far future, and enqueues them in the minute before', async () => {
    const [far, near, now] = [await bench.write(), await bench.write(), await bench.write()];
    const dueIn = async (interval: string, note: string) => {
      const { id } = await bench.delivery(note);
      await bench.sql('update platform.delivery set due_at = now() + $1::interval where id = $2', [interval, id]);
    };
    await dueIn('60 days', far);
    await dueIn('50 seconds', near);
    expect(await relay.enqueueDue()).toBe(2);
    const enqueued = (await jobs()).map(({ deliveryId }) => deliveryId);
    expect(enqueued.toSorted()).toEqual([(await bench.delivery(near)).id, (await bench.delivery(now)).id].toSorted());
    await dueIn('59 seconds', far);
    expect(await relay.enqueueDue()).toBe(1);
  });

  it('enqueues late commits after newer ones', async () => {
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

  it('creates no duplicate when a delivery is enqueued again while its job waits', async () => {
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

  it('refills an emptied Redis at once, and adds nothing twice while Redis has its mark', async () => {
    const refill = bench.app.get(RefillQueues);
    await refill.tick();
    const ids = await Promise.all([bench.write(), bench.write(), bench.write()]);
    await relay.enqueueDue();
    await refill.tick();
    const counts = async () => (await Promise.all(ids.map((id) => bench.delivery(id)))).map((row) => row.enqueue_count);
    expect(await counts()).toEqual([1, 1, 1]);
    for (const key of await redis.keys(`*${bench.config.redisPrefix}*`)) await redis.del(key);
    await refill.tick();
    expect(await jobs()).toHaveLength(ids.length);
    await refill.tick();
    expect(await counts()).toEqual([2, 2, 2]);
  });

  it('keeps jobs that Redis still has when only its mark is gone', async () => {
    await bench.app.get(RefillQueues).tick();
    await bench.write();
    await relay.enqueueDue();
    const before = await jobs();
    await redis.del(`${queuePrefix(bench.config)}:filled`);
    await bench.app.get(RefillQueues).tick();
    expect(await jobs()).toEqual(before);
  });

  it('skips deliveries that are done, failed or claimed, and unknown consumers', async () => {
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

  it('enqueues bulk work with a lower priority than deliveries that a user waits for', async () => {
    const [first, second] = [await bench.write(), await bench.write()];
    await bench.sql('update platform.delivery set bulk = true');
    await relay.enqueueDue();
    const waitedFor = await bench.write();
    await relay.enqueueDue();
    const notes = [waitedFor, first, second];
    const deliveries = await Promise.all(notes.map(async (note) => (await bench.delivery(note)).id));
    const taken: string[] = [];
    const worker = new Worker<{ deliveryId: string }>(
      'reactions',
      async ({ data }) => void taken.push(data.deliveryId),
      { connection: redis, prefix: queuePrefix(bench.config), skipVersionCheck: true },
    );
    await eventually(
      () => Promise.resolve(taken),
      ({ length }) => length === 3,
    );
    await worker.close();
    expect(taken).toEqual(deliveries);
  });
});

describe('missing deliveries of an older version', () => {
  const missing = () => bench.app.get(MissingDeliveries);
  const beats = (version: string, ago = '0 seconds') =>
    bench.sql(
      `insert into platform.worker
         (id, program, workers, queues, waiting_for, version, host, pid, started_at, beat_at, event_loop_delay)
       values (gen_random_uuid(), 'api', '{}', '{}', '{}', $1, 'there', 1, now(), now() - $2::interval, 0)`,
      [version, ago],
    );
  const unread = async () => {
    const id = await bench.write();
    await bench.sql(
      'delete from platform.delivery where message_id in (select id from platform.message where subject_id = $1)',
      [id],
    );
    return id;
  };
  const deliveries = async (note: string) => (await bench.deliveries(note)).length;
  beforeEach(() => bench.sql('truncate platform.worker'));

  it('are added, once', async () => {
    const id = await unread();
    await missing().add();
    await missing().add();
    expect(await deliveries(id)).toBe(1);
    expect(await relay.enqueueDue()).toBe(1);
  });

  it('are added for as long as programs of several versions run, and once more after that', async () => {
    await beats('1.0.0');
    const alone = await unread();
    await missing().tick();
    expect(await deliveries(alone)).toBe(0);

    await beats('0.9.0');
    await missing().tick();
    expect(await deliveries(alone)).toBe(1);
    const beside = await unread();
    await missing().tick();
    expect(await deliveries(beside)).toBe(1);

    const last = await unread();
    await bench.sql(`delete from platform.worker where version = '0.9.0'`);
    await beats('0.9.0', '16 seconds');
    await missing().tick();
    expect(await deliveries(last)).toBe(1);
    const later = await unread();
    await missing().tick();
    expect(await deliveries(later)).toBe(0);
  });
});

it('deletes done messages after a week, and no others', async () => {
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

it('deletes messages of a kind with its own retention after that time, and unknown kinds like others', async () => {
  const [ruled, usual, unknown] = await Promise.all([1, 2, 3].map(() => bench.write()));
  const turnInto = (type: string, days: number, id: string | undefined) =>
    bench.sql(
      `update platform.message set type = $1, occurred_at = now() - make_interval(days => $2) where subject_id = $3`,
      [type, days, id],
    );
  await turnInto(NoteRemoved.type, 2, ruled);
  await turnInto(NoteWritten.type, 2, usual);
  await turnInto('notes.note-burnt', 8, unknown);
  await bench.sql('update platform.delivery set done_at = now()');
  await bench.app.get(MessageRetention).tick();
  expect(await bench.sql('select subject_id from platform.message')).toEqual([{ subject_id: usual }]);
  expect(() => new RoutingTable(routes, { keepDoneDays: { 'notes.note-burnt': 1 } })).toThrow(
    'has a rule and no route',
  );
});

it('times out after two seconds while Redis is unavailable, and has marked nothing', async () => {
  const lonely = await MessageBench.start(routes, [Reader], { REDIS_URL: 'redis://127.0.0.1:1' });
  try {
    const id = await lonely.write();
    const began = Date.now();
    await expect(lonely.app.get(Relay).enqueueDue()).rejects.toThrow();
    expect(Date.now() - began).toBeLessThan(withSlack(2_000));
    expect(await lonely.delivery(id)).toMatchObject({ enqueued_at: null, enqueue_count: 0 });
  } finally {
    await lonely.stop();
  }
});
