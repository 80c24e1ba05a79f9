import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Consumes, type Reaction } from '#src/platform/deliveries/consumer.js';
import { QueueGauges, secondsToDrain } from '#src/platform/queues/queue-gauges.js';
import { QueuePauses } from '#src/platform/queues/queue-pauses.js';
import { MessageBench } from '../messages/message-bench.js';
import { NoteRemoved, NoteWritten } from '../messages/note.js';

@Consumes({ consumer: 'test.reader' })
class Reader implements Reaction {
  react = () => Promise.resolve();
}
@Consumes({ consumer: 'test.archivist' })
class Archivist implements Reaction {
  react = () => Promise.resolve();
}
@Consumes({ consumer: 'test.remover' })
class Remover implements Reaction {
  react = () => Promise.resolve();
}

let bench: MessageBench;
let gauges: QueueGauges;
beforeAll(async () => {
  bench = await MessageBench.start(
    [
      { message: NoteWritten, consumer: 'test.reader', queue: 'reactions' },
      { message: NoteWritten, consumer: 'test.archivist', queue: 'reactions' },
      { message: NoteRemoved, consumer: 'test.remover', queue: 'reindex' },
    ],
    [Reader, Archivist, Remover],
  );
  gauges = bench.app.get(QueueGauges);
});
afterAll(() => bench.stop());
beforeEach(() => bench.sql('truncate platform.message, platform.delivery, platform.queue_pause'));

const set = (what: string, id: string | undefined) =>
  bench.sql(`update platform.delivery set ${what} where id = $1`, [id]);
/** Ids of the two deliveries of a note. */
const written = async () => (await bench.deliveries(await bench.write())).map((row) => row.id);
/** Has a delivery be due for twenty seconds; returns the check of an age, to which the time of the test is added. */
async function dueForTwentySeconds(id: string | undefined, more = '') {
  const from = performance.now();
  await set(`${more}due_at = now() - interval '20 seconds'`, id);
  return (age: number | null | undefined) => {
    expect(age).toBeGreaterThanOrEqual(20);
    expect(age).toBeLessThanOrEqual(20 + (performance.now() - from) / 1_000);
  };
}
/** Does work, and once more whenever the minute of the database turned meanwhile. */
async function withinOneMinute<T>(work: () => Promise<T>): Promise<T> {
  const minute = () => bench.sql(`select date_trunc('minute', now())::text as minute`);
  for (;;) {
    const before = await minute();
    const result = await work();
    if (isDeepStrictEqual(await minute(), before)) return result;
  }
}
const depth = async (queue: 'reactions' | 'reindex' = 'reactions') => (await gauges.depths()).get(queue);

describe('depths', () => {
  it('are 0 for every queue of an idle site', async () => {
    const nothing = { waiting: 0, delayed: 0, failed: 0, oldestWaitingSeconds: null };
    expect(Object.fromEntries(await gauges.depths())).toEqual({ reactions: nothing, reindex: nothing });
  });

  it('add up the consumers of a queue, and use the age of the oldest delivery that is due and not in flight', async () => {
    const [delayed, failed] = await written();
    const [discarded, done] = await written();
    const [old, inFlight] = await written();
    await set(`due_at = now() + interval '1 minute'`, delayed);
    await set('failed_at = now()', failed);
    await set('failed_at = now(), discarded_at = now()', discarded);
    await set('done_at = now()', done);
    const isTwentySeconds = await dueForTwentySeconds(old);
    await set(`due_at = now() - interval '90 seconds', starts = 1`, inFlight);
    const measured = await depth();
    expect(measured).toMatchObject({ waiting: 2, delayed: 1, failed: 1 });
    isTwentySeconds(measured?.oldestWaitingSeconds);
    expect(await depth('reindex')).toMatchObject({ waiting: 0 });
  });
});

describe('throughput', () => {
  it('counts deliveries done in each of the last sixty minutes, and the rate of the last five', async () => {
    const ids = [...(await written()), ...(await written()), ...(await written()), ...(await written())];
    const doneAgo = (minutes: number, id: string | undefined) =>
      set(`done_at = date_trunc('minute', now()) - interval '${minutes} minutes' + interval '1 second'`, id);
    const reactions = await withinOneMinute(async () => {
      for (const [at, minutes] of [1, 1, 3, 60, 61].entries()) await doneAgo(minutes, ids[at]);
      await set('done_at = now()', ids[5]);
      return (await gauges.throughput()).get('reactions');
    });
    expect(reactions?.donePerMinute).toHaveLength(60);
    expect(reactions?.donePerMinute.at(-1)).toBe(2);
    expect(reactions?.donePerMinute.at(-3)).toBe(1);
    expect(reactions?.donePerMinute[0]).toBe(1);
    expect(reactions?.donePerMinute.reduce((sum, done) => sum + done)).toBe(4);
    expect(reactions?.rate).toBe(4 / 5);
    expect((await gauges.throughput()).get('reindex')).toEqual({ donePerMinute: Array(60).fill(0), rate: 0 });
  });

  it('estimates how long the waiting deliveries will take', () => {
    const waiting = (count: number) => ({ waiting: count, delayed: 0, failed: 0, oldestWaitingSeconds: 1 });
    const at = (rate: number) => ({ donePerMinute: [], rate });
    expect(secondsToDrain(waiting(90), at(60))).toBe(90);
    expect(secondsToDrain(waiting(1), at(0))).toBeNull();
    expect(secondsToDrain(waiting(0), at(0))).toBe(0);
  });
});

describe('the age of the outbox', () => {
  it('is that of the oldest due delivery which was never enqueued', async () => {
    expect(await gauges.outboxAge()).toBe(0);
    const [enqueued, old] = await written();
    await set(`due_at = now() - interval '90 seconds', enqueued_at = now()`, enqueued);
    const isTwentySeconds = await dueForTwentySeconds(old);
    isTwentySeconds(await gauges.outboxAge());
  });

  it('excludes bulk work that the relay holds back, until none is left in the queue', async () => {
    const ofReader = async () =>
      (await bench.deliveries(await bench.write())).find(({ consumer }) => consumer === 'test.reader')?.id;
    const [enqueued, heldBack] = [await ofReader(), await ofReader()];
    await bench.sql(`update platform.delivery set done_at = now() where consumer <> 'test.reader'`);
    await set(`bulk = true, due_at = now() - interval '90 seconds', enqueued_at = now()`, enqueued);
    const isTwentySeconds = await dueForTwentySeconds(heldBack, 'bulk = true, ');
    expect(await gauges.outboxAge()).toBe(0);
    await set('done_at = now()', enqueued);
    isTwentySeconds(await gauges.outboxAge());
  });

  it('excludes queues that were paused by an operator', async () => {
    await written();
    const operator = { by: 'the operator', why: 'a bad deploy' };
    await bench.unitOfWork.run((em) => bench.app.get(QueuePauses).pause(em, 'reactions', operator));
    expect(await gauges.outboxAge()).toBe(0);
  });
});

it('does not count jobs as active that no worker holds', async () => {
  expect(Object.fromEntries(await gauges.active())).toEqual({ reactions: 0, reindex: 0 });
});

it('does not wait for an unavailable Redis', async () => {
  const lonely = await MessageBench.start(
    [{ message: NoteWritten, consumer: 'test.reader', queue: 'reactions' }],
    [Reader],
    {
      REDIS_URL: 'redis://127.0.0.1:1',
    },
  );
  try {
    await expect(lonely.app.get(QueueGauges).active()).rejects.toThrow();
  } finally {
    await lonely.stop();
  }
});
