import { randomUUIDv7 } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { Consumes, type Reaction } from '#src/platform/deliveries/consumer.js';
import { Relay } from '#src/platform/processing/relay.js';
import { QueueGauges } from '#src/platform/queues/queue-gauges.js';
import { QueuePauses } from '#src/platform/queues/queue-pauses.js';
import { QueueWorkerTools } from '#src/platform/processing/queue-worker-tools.js';
import { QueueWorker } from '#src/platform/processing/queue-worker.js';
import { queuePrefix } from '#src/platform/queues/queues.js';
import { HeartbeatModule } from '#src/platform/processing/heartbeat.module.js';
import { Heartbeat } from '#src/platform/workers/heartbeat.js';
import { WorkerList } from '#src/platform/workers/worker-list.js';
import { eventually } from '../../../support/posy/eventually.js';
import { MessageBench } from '../messages/message-bench.js';
import { NoteWritten } from '../messages/note.js';

let onNote: () => Promise<void>;

@Consumes({ consumer: 'test.reader' })
class Reader implements Reaction {
  react = () => onNote();
}

const routes = [{ message: NoteWritten, consumer: 'test.reader', queue: 'reactions', attempts: 3 }] as const;
let bench: MessageBench;
let worker: QueueWorker;
let redis: Redis;
let queue: Queue;

beforeAll(async () => {
  bench = await MessageBench.start(routes, [Reader], {}, { modules: [HeartbeatModule.forProgram('workers')] });
  redis = new Redis(bench.config.redisUrls[0] ?? '', { maxRetriesPerRequest: null });
  queue = new Queue('reactions', { connection: redis, prefix: queuePrefix(bench.config), skipVersionCheck: true });
});
afterAll(async () => {
  await queue.close();
  redis.disconnect();
  await bench.stop();
});
beforeEach(async () => {
  onNote = () => Promise.resolve();
  await bench.sql('truncate platform.message, platform.delivery, platform.queue_pause');
  worker = new QueueWorker('reactions', { concurrency: 5 }, bench.app.get(QueueWorkerTools));
});
afterEach(async () => {
  await worker.close();
  await queue.obliterate({ force: true });
});

const operator = { by: 'the operator', why: 'a bad deploy' };
const pause = () => bench.unitOfWork.run((em) => bench.app.get(QueuePauses).pause(em, 'reactions', operator));
const resume = () => bench.unitOfWork.run((em) => bench.app.get(QueuePauses).resume(em, 'reactions'));
const enqueue = () => bench.app.get(Relay).enqueueDue();
const isDone = (noteId: string) =>
  eventually(
    () => bench.delivery(noteId),
    (row) => row.done_at !== null,
  );

it('does what a user waits for beside a batch of bulk work that takes long', async () => {
  await worker.close();
  const batches = { urgent: { items: 10, wait: 1 }, bulk: { items: 10, wait: 1 } };
  worker = new QueueWorker('reactions', { concurrency: 5, batches }, bench.app.get(QueueWorkerTools));
  const [begun, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  onNote = () => (begun.resolve(), mayEnd.promise);
  await worker.start();
  const imported = await bench.write();
  await bench.sql('update platform.delivery set bulk = true');
  await enqueue();
  await begun.promise;
  onNote = () => Promise.resolve();
  const edited = await bench.write();
  await enqueue();
  await isDone(edited);
  expect((await bench.delivery(imported)).done_at).toBeNull();
  mayEnd.resolve();
  await isDone(imported);
});

/** The jobs that an unpaused worker takes from the queue: those that the other one has left there. */
async function takenByAnother(): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const another = new Worker('reactions', async ({ data }) => resolve(data), {
    connection: redis,
    prefix: queuePrefix(bench.config),
    skipVersionCheck: true,
  });
  try {
    return await promise;
  } finally {
    await another.close();
  }
}

describe('a paused queue', () => {
  it('is idle: the relay adds nothing, the worker takes nothing, and everything is done after the resume', async () => {
    await worker.start();
    const before = await bench.write();
    await enqueue();
    await isDone(before);
    expect(await pause()).toBe(true);
    expect(await pause()).toBe(false);
    await eventually(async () => worker.isHolding, Boolean);
    const during = await bench.write();
    expect(await enqueue()).toBe(0);
    // A job that was added before the relay noticed the pause.
    const job = { deliveryId: (await bench.delivery(during)).id, round: 0 };
    await queue.add('reactions', job);
    expect(await takenByAnother()).toEqual(job);
    expect(await bench.delivery(during)).toMatchObject({ done_at: null, starts: 0 });
    expect((await bench.app.get(QueuePauses).all()).get('reactions')).toMatchObject(operator);
    expect(await resume()).toBe(true);
    expect(await resume()).toBe(false);
    await enqueue();
    await isDone(during);
  });

  it('stays idle for a worker that starts later, and when Redis is emptied', async () => {
    const noteId = await bench.write();
    await enqueue();
    await pause();
    await queue.obliterate({ force: true });
    await worker.start();
    await bench.sql(`update platform.delivery set enqueued_at = now() - interval '31 seconds'`);
    expect(await enqueue()).toBe(0);
    expect((await bench.app.get(QueueGauges).depths()).get('reactions')).toMatchObject({ waiting: 1 });
    await resume();
    expect(await enqueue()).toBe(1);
    await isDone(noteId);
  });
});

describe('a job that the product did not create', () => {
  it.each([
    [
      'an unknown name',
      () => queue.add('surprise', { deliveryId: randomUUIDv7(), round: 0 }),
      /nobody knows jobs called 'surprise'/,
    ],
    ['no delivery', () => queue.add('reactions', { deliveryId: "'; drop table", round: 0 }), /names no delivery/],
    ['no payload', () => queue.add('reactions', undefined), /names no delivery/],
    ['a payload of another form', () => queue.add('reactions', [1, 2]), /names no delivery/],
  ])('with %s fails at once with the reason, and does not delay others', async (_what, add, reason) => {
    await worker.start();
    const job = await add();
    const noteId = await bench.write();
    await enqueue();
    await isDone(noteId);
    const failed = await eventually(
      () => queue.getFailed(),
      (jobs) => jobs.length > 0,
    );
    expect(failed.map(({ id }) => id)).toEqual([job.id]);
    expect(failed[0]?.failedReason).toMatch(reason);
    expect((await bench.delivery(noteId)).attempts).toBe(0);
  });

  it('put straight into Redis does not stop the queue', async () => {
    const keys = (name: string) => `${queuePrefix(bench.config)}:reactions:${name}`;
    await redis.hset(keys('broken'), {
      name: 'reactions',
      data: '{not json',
      opts: '{}',
      timestamp: '1',
      delay: '0',
    });
    await redis.lpush(keys('wait'), 'broken', 'there is no such job');
    const noteId = await bench.write();
    await enqueue();
    await worker.start();
    await isDone(noteId);
    const again = await bench.write();
    await enqueue();
    await isDone(again);
    await eventually(
      () => queue.getFailedCount(),
      (count) => count === 2,
    );
    expect(await queue.getActiveCount()).toBe(0);
  });

  it('of an unknown consumer is returned for a newer worker, and other jobs are done', async () => {
    const [foreign, known] = [await bench.write(), await bench.write()];
    const { id } = await bench.delivery(foreign);
    await enqueue();
    await bench.sql(`update platform.delivery set consumer = 'tomorrow.consumer' where id = $1`, [id]);
    await worker.start();
    await isDone(known);
    const row = await eventually(
      () => bench.delivery(foreign),
      ({ history }) => history.length > 0,
    );
    expect(row).toMatchObject({ attempts: 0, starts: 0, failed_at: null });
    expect(row.history[0]?.step).toBe('put back');
    expect(row.history[0]?.error).toMatch(/tomorrow.consumer/);
  });
});

describe('after Redis was emptied', () => {
  it('a delayed attempt is delayed again, and executed when it is due', async () => {
    onNote = () => Promise.reject(new Error('not yet'));
    await worker.start();
    const noteId = await bench.write();
    await enqueue();
    await eventually(
      () => bench.delivery(noteId),
      (row) => row.attempts === 2,
    );
    // Within the minute before which the relay skips a delivery.
    const due = Date.now() + 55_000;
    await bench.sql(`update platform.delivery set due_at = $1`, [new Date(due)]);
    await queue.obliterate({ force: true });
    await bench.sql(`update platform.delivery set enqueued_at = now() - interval '31 seconds'`);
    onNote = () => Promise.resolve();
    await enqueue();
    const [job] = await queue.getDelayed();
    expect(job!.timestamp + job!.delay).toBeGreaterThanOrEqual(due - 1_000);
    expect(await bench.delivery(noteId)).toMatchObject({ done_at: null, attempts: 2 });
    await job!.promote();
    await isDone(noteId);
  });
});

describe('a worker that stops', () => {
  it('completes its jobs in flight', async () => {
    const [entered, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    onNote = () => {
      entered.resolve();
      return mayEnd.promise;
    };
    await worker.start();
    const noteId = await bench.write();
    await enqueue();
    await entered.promise;
    expect((await bench.app.get(QueueGauges).active()).get('reactions')).toBe(1);
    const closing = worker.close();
    mayEnd.resolve();
    await closing;
    expect((await bench.delivery(noteId)).done_at).not.toBeNull();
  });
});

it('a process sends heartbeats while it lives, with the queues it serves', async () => {
  const [alive, ...others] = await bench.app.get(WorkerList).all();
  expect(others).toEqual([]);
  expect(alive).toMatchObject({ program: 'workers', pid: process.pid, presence: 'alive', waitingFor: [] });
  expect(alive?.version).toMatch(/^\d+\.\d+\.\d+/);
  await bench.sql(`update platform.worker set beat_at = now() - interval '16 seconds'`);
  expect(await bench.app.get(WorkerList).all()).toMatchObject([{ presence: 'silent' }]);
  const beaten = await eventually(
    () => bench.app.get(WorkerList).all(),
    ([record]) => record?.presence === 'alive',
  );
  expect(beaten[0]?.queues).toEqual(['reactions']);
  bench.app.get(Heartbeat).serves('mail', () => ['mail']);
  await bench.app.get(Heartbeat).beat();
  const [waits] = await bench.app.get(WorkerList).all();
  expect(waits).toMatchObject({ queues: ['reactions', 'mail'], waitingFor: ['mail'] });
  expect(waits?.waitingByQueue).toEqual({ mail: ['mail'] });
});
