import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { Consumes, type Reaction } from '#src/platform/deliveries/consumer.js';
import { ProbesDependency, type DependencyProbe } from '#src/platform/outages/dependency-probe.js';
import { QueueWorkerTools } from '#src/platform/processing/queue-worker-tools.js';
import { QueueWorker } from '#src/platform/processing/queue-worker.js';
import { queuePrefix, Queues } from '#src/platform/queues/queues.js';
import { HeartbeatModule } from '#src/platform/processing/heartbeat.module.js';
import { Heartbeat } from '#src/platform/workers/heartbeat.js';
import { WorkerList } from '#src/platform/workers/worker-list.js';
import { eventually } from '../../../support/posy/eventually.js';
import { MessageBench } from '../messages/message-bench.js';
import { NoteRemoved, NoteWritten, Note } from '../messages/note.js';

let storageIsAway = false;
let archived = 0;

@Consumes({ consumer: 'test.archive', needs: ['fake-storage'] })
class Archive implements Reaction {
  react = () => {
    archived += 1;
    if (!storageIsAway) return Promise.resolve();
    return Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
  };
}
@Consumes({ consumer: 'test.seats' })
class Seats implements Reaction {
  react = () => Promise.resolve();
}
@ProbesDependency()
class StorageProbe implements DependencyProbe {
  readonly dependency = 'fake-storage';
  readonly essential = false;
  probe = () => (storageIsAway ? Promise.reject(new Error('away')) : Promise.resolve());
}

const both = [
  { message: NoteWritten, consumer: 'test.archive', queue: 'reactions' },
  { message: NoteRemoved, consumer: 'test.seats', queue: 'reactions' },
] as const;
let bench: MessageBench;
let redis: Redis;
let queue: Queue;
let worker: QueueWorker;

beforeAll(async () => {
  const modules = [HeartbeatModule.forProgram('workers')];
  bench = await MessageBench.start(both, [Archive, Seats, StorageProbe], {}, { modules });
  redis = new Redis(bench.config.redisUrls[0] ?? '', { maxRetriesPerRequest: null });
  queue = new Queue('reactions', { connection: redis, prefix: queuePrefix(bench.config), skipVersionCheck: true });
});
afterAll(async () => {
  await queue.close();
  redis.disconnect();
  await bench.stop();
});
beforeEach(async () => {
  storageIsAway = true;
  archived = 0;
  worker = new QueueWorker('reactions', { concurrency: 5 }, bench.app.get(QueueWorkerTools));
  await worker.start();
});
afterEach(async () => {
  await worker.close();
  await queue.obliterate({ force: true });
});

/** Creates a note with its delivery for the archive, and another for the seats, both in the queue. */
async function enqueueBoth(named: boolean): Promise<{ archive: string; seats: string }> {
  const noteId = await bench.write();
  await bench.unitOfWork.run(async (em) => (await em.findOneOrFail(Note, { id: noteId })).remove());
  const rows = await bench.deliveries(noteId);
  const idOf = (consumer: string) => rows.find((row) => row.consumer === consumer)?.id ?? '';
  const [archive, seats] = [idOf('test.archive'), idOf('test.seats')];
  const jobs = Object.entries({ 'test.archive': archive, 'test.seats': seats }).map(([consumer, deliveryId]) => ({
    deliveryId,
    round: 0,
    delay: 0,
    bulk: false,
    ...(named ? { consumer } : {}),
  }));
  await bench.app.get(Queues).add('reactions', jobs);
  return { archive, seats };
}
const row = async (id: string) =>
  (
    await bench.sql<{ done_at: Date | null; attempts: number; starts: number; history: unknown[] }>(
      'select * from platform.delivery where id = $1',
      [id],
    )
  )[0];
const isDone = (id: string) =>
  eventually(
    () => row(id),
    (delivery) => delivery?.done_at !== null,
  );
const isPutBack = (id: string) =>
  eventually(
    () => row(id),
    (delivery) => (delivery?.history.length ?? 0) > 0,
  );

it.each([
  ['that names its consumer', true],
  ['of an older relay, without the name', false],
])('an unavailable dependency pauses the consumer that needs it, and no other: a job %s', async (_what, named) => {
  const first = await enqueueBoth(named);
  await isPutBack(first.archive);
  await isDone(first.seats);
  expect(worker.isHolding).toBe(false);
  await bench.app.get(Heartbeat).beat();
  const [record] = await bench.app.get(WorkerList).all();
  expect(record).toMatchObject({ waitingFor: ['fake-storage'], waitingByQueue: { reactions: ['fake-storage'] } });
  const [before, next] = [archived, await enqueueBoth(named)];
  await isDone(next.seats);
  if (named) expect(archived).toBe(before);
  expect(await row(first.archive)).toMatchObject({ done_at: null, attempts: 0, starts: 0 });
  storageIsAway = false;
  await isDone(first.archive);
  await isDone(next.archive);
  await bench.app.get(Heartbeat).beat();
  expect(await bench.app.get(WorkerList).all()).toMatchObject([{ waitingFor: [] }]);
});

it('a dependency that all consumers of a queue need pauses the queue', async () => {
  storageIsAway = false;
  const database = bench.app.get(QueueWorkerTools).probes.of('database');
  const probe = database!.probe.bind(database);
  database!.probe = () => Promise.reject(new Error('away'));
  try {
    const runner = bench.app.get(QueueWorkerTools).runner;
    const run = runner.run.bind(runner);
    runner.run = (ids) =>
      Promise.resolve(new Map(ids.map((id) => [id, { over: false, again: 1_000, away: ['database'] }])));
    const { seats } = await enqueueBoth(true);
    await eventually(
      () => Promise.resolve(worker.isHolding),
      (holding) => holding,
    );
    runner.run = run;
    database!.probe = probe;
    await isDone(seats);
    expect(worker.isHolding).toBe(false);
  } finally {
    database!.probe = probe;
  }
});
