import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { deleteOldRows } from '#src/platform/database/delete-old-rows.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { DeleteSilentWorkers } from '#src/platform/workers/delete-silent-workers.js';
import { MessageBench } from './messages/message-bench.js';

let bench: MessageBench;
beforeAll(async () => {
  bench = await MessageBench.start([]);
});
afterAll(() => bench.stop());

/** Inserts heartbeats of this age. */
const silentFor = (interval: string, count: number) =>
  bench.sql(
    `insert into platform.worker
       (id, program, workers, queues, waiting_for, version, host, pid, started_at, beat_at, event_loop_delay)
     select gen_random_uuid(), 'workers', '{}', '{}', '{}', '1.0.0', 'a', 1, now(), now() - $1::interval, 0
     from generate_series(1, $2)`,
    [interval, count],
  );
const left = async () =>
  (await bench.sql<{ count: number }>('select count(*)::int as count from platform.worker'))[0]?.count;

it('deletes what is too old, chunk by chunk, and nothing else', async () => {
  await silentFor('2 days', 25);
  await silentFor('23 hours', 3);
  const table = { name: 'platform.worker', key: 'id', age: 'beat_at' };
  const database = bench.app.get(ReadDatabase).tables<unknown>();
  expect(await deleteOldRows(database, table, 1, 10)).toBe(25);
  expect(await deleteOldRows(database, table, 1, 10)).toBe(0);
  expect(await left()).toBe(3);
});

it('deletes processes without a heartbeat for a day', async () => {
  await silentFor('25 hours', 4);
  await bench.app.get(DeleteSilentWorkers).tick();
  expect(await left()).toBe(3);
});
