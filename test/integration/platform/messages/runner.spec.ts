import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ModuleRef } from '@nestjs/core';
import { currentCorrelation } from '#src/platform/logging/correlation.js';
import { Consumes, type BatchReaction, type Reaction } from '#src/platform/deliveries/consumer.js';
import type { DeliveryInFlight } from '#src/platform/deliveries/delivery-rows.js';
import { DeliveryRunner } from '#src/platform/processing/delivery-runner.js';
import type { Verdict } from '#src/platform/deliveries/verdict.js';
import { ProbesDependency, type DependencyProbe } from '#src/platform/outages/dependency-probe.js';
import { blockedOrAnswered } from '../../../support/blocked-or-answered.js';
import { MessageBench } from './message-bench.js';
import { Note, NoteRemoved, NoteWritten } from './note.js';

/** The behavior of the consumers below, set by each test. */
let onNote: (em: EntityManager, delivery: DeliveryInFlight) => Promise<void>;
let onBatch: (batch: readonly DeliveryInFlight[]) => Promise<ReadonlyMap<string, Error>>;
let dependencyIsAway = false;

@Consumes({ consumer: 'test.reader', needs: ['fake'] })
class Reader implements Reaction {
  react = (_payload: never, em: EntityManager, delivery: DeliveryInFlight) => onNote(em, delivery);
}
@Consumes({ consumer: 'test.batch', needs: ['fake'] })
class Batch implements BatchReaction {
  reactToAll = (batch: readonly DeliveryInFlight[]) => onBatch(batch);
}
@ProbesDependency()
class FakeProbe implements DependencyProbe {
  readonly dependency = 'fake';
  readonly essential = false;
  probe = () => (dependencyIsAway ? Promise.reject(new Error('away')) : Promise.resolve());
}

let bench: MessageBench;
let runner: DeliveryRunner;

beforeAll(async () => {
  bench = await MessageBench.start(
    [
      { message: NoteWritten, consumer: 'test.reader', queue: 'reactions', attempts: 3 },
      { message: NoteRemoved, consumer: 'test.batch', queue: 'reindex', attempts: 3 },
    ],
    [Reader, Batch, FakeProbe],
  );
  runner = bench.app.get(DeliveryRunner);
});
afterAll(() => bench.stop());
beforeEach(() => {
  onNote = () => Promise.resolve();
  dependencyIsAway = false;
});

const written = async () => {
  const noteId = await bench.write();
  return { noteId, deliveryId: (await bench.delivery(noteId)).id };
};
const run = async (...ids: string[]): Promise<(Verdict | undefined)[]> => {
  const verdicts = await runner.run(ids);
  return ids.map((id) => verdicts.get(id));
};
const set = (what: string, deliveryId: string) =>
  bench.sql(`update platform.delivery set ${what} where id = $1`, [deliveryId]);
const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

describe('a delivery', () => {
  it('is done in the transaction of its effect', async () => {
    const { noteId, deliveryId } = await written();
    onNote = async (em, { subjectId }) => void ((await em.findOneOrFail(Note, { id: subjectId })).text = 'read');
    expect(await run(deliveryId)).toEqual([{ over: true }]);
    expect(await bench.sql('select text from notes.note where id = $1', [noteId])).toEqual([{ text: 'read' }]);
    expect((await bench.delivery(noteId)).done_at).not.toBeNull();
  });

  it('has its effect once, however often and concurrently it is executed', async () => {
    const { noteId, deliveryId } = await written();
    const mayEnd = Promise.withResolvers<void>();
    onNote = async (em, { subjectId }) => {
      const note = await em.findOneOrFail(Note, { id: subjectId });
      await mayEnd.promise;
      note.text += '!';
    };
    const runs = [run(deliveryId), run(deliveryId), run(deliveryId)];
    await blockedOrAnswered(bench, Promise.race(runs)); // those besides the one that is held
    mayEnd.resolve();
    await Promise.all(runs).then(() => run(deliveryId));
    expect(await bench.sql('select text from notes.note where id = $1', [noteId])).toEqual([{ text: 'hello!' }]);
  });

  it('passes its correlation on, and names its message as the cause', async () => {
    const { deliveryId } = await written();
    const seen: unknown[] = [];
    onNote = (_em, delivery) => {
      seen.push(currentCorrelation(), { correlationId: delivery.correlationId, causationId: delivery.messageId });
      return Promise.resolve();
    };
    await run(deliveryId);
    expect(seen[0]).toEqual(seen[1]);
  });
});

describe('a refusal', () => {
  it('is counted, retried later and ends as a dead letter with its history [OP-133]', async () => {
    const { noteId, deliveryId } = await written();
    onNote = () => Promise.reject(new Error('this item is bad'));
    expect(await run(deliveryId)).toEqual([{ over: false, again: 1_000 }]);
    expect(await run(deliveryId)).toEqual([{ over: false, again: 2_000 }]);
    expect(await run(deliveryId)).toEqual([{ over: true }]);
    const row = await bench.delivery(noteId);
    expect(row).toMatchObject({ attempts: 3, starts: 0, done_at: null });
    expect(row.failed_at).not.toBeNull();
    expect(row.history.map(({ step, error }) => [step, error])).toEqual(Array(3).fill(['refused', 'this item is bad']));
  });

  it("rolls back the consumer's changes", async () => {
    const { noteId, deliveryId } = await written();
    onNote = async (em, { subjectId }) => {
      (await em.findOneOrFail(Note, { id: subjectId })).text = 'half done';
      await em.flush();
      throw new Error('no');
    };
    await run(deliveryId);
    expect(await bench.sql('select text from notes.note where id = $1', [noteId])).toEqual([{ text: 'hello' }]);
  });

  it('does not delay other deliveries', async () => {
    const [bad, good] = [await written(), await written()];
    onNote = (_em, { deliveryId }) =>
      deliveryId === bad.deliveryId ? Promise.reject(new Error('poison')) : Promise.resolve();
    expect(await run(bad.deliveryId, good.deliveryId)).toEqual([{ over: false, again: 1_000 }, { over: true }]);
  });
});

describe('an outage', () => {
  it('is not counted while the probe fails, and names the dependency to wait for', async () => {
    const { noteId, deliveryId } = await written();
    onNote = () => Promise.reject(refused);
    dependencyIsAway = true;
    for (let tried = 0; tried < 22; tried++) {
      expect(await run(deliveryId)).toEqual([{ over: false, again: 1_000, away: ['fake'] }]);
    }
    const row = await bench.delivery(noteId);
    expect(row).toMatchObject({ attempts: 0, starts: 0, failed_at: null });
    expect(row.history).toHaveLength(20);
  });

  it('is counted when the probe succeeds', async () => {
    const { noteId, deliveryId } = await written();
    onNote = () => Promise.reject(Object.assign(new Error('bad gateway'), { statusCode: 502 }));
    expect(await run(deliveryId)).toEqual([{ over: false, again: 1_000 }]);
    expect(await bench.delivery(noteId)).toMatchObject({ attempts: 1 });
  });

  it('is never counted when the response was "slow down"', async () => {
    const { noteId, deliveryId } = await written();
    onNote = () => Promise.reject(Object.assign(new Error('too many requests'), { statusCode: 429 }));
    expect(await run(deliveryId)).toMatchObject([{ over: false, away: ['fake'] }]);
    expect(await bench.delivery(noteId)).toMatchObject({ attempts: 0 });
  });
});

describe('before its consumer is called, a delivery', () => {
  it('fails at once when its payload is invalid', async () => {
    const { noteId, deliveryId } = await written();
    await bench.sql(`update platform.message set payload = '{"noteId": 7}' where subject_id = $1`, [noteId]);
    expect(await run(deliveryId)).toEqual([{ over: true }]);
    const row = await bench.delivery(noteId);
    expect(row.failed_at).not.toBeNull();
    expect(row.history[0]?.error).toMatch(/payload: 'noteId'/);
  });

  it('waits for a newer worker when its message is newer, with increasing delays, and fails after a day', async () => {
    const { noteId, deliveryId } = await written();
    await bench.sql(`update platform.message set version = 2 where subject_id = $1`, [noteId]);
    expect(await run(deliveryId)).toEqual([{ over: false, again: 30_000 }]);
    await set(`round_started_at = now() - interval '23 hours'`, deliveryId);
    expect(await run(deliveryId)).toEqual([{ over: false, again: 600_000 }]);
    expect(await bench.delivery(noteId)).toMatchObject({ attempts: 0, failed_at: null });
    await set(`round_started_at = now() - interval '25 hours'`, deliveryId);
    expect(await run(deliveryId)).toEqual([{ over: true }]);
    expect((await bench.delivery(noteId)).failed_at).not.toBeNull();
  });

  it('fails after ten workers died while they handled it', async () => {
    const { noteId, deliveryId } = await written();
    await set('starts = 10', deliveryId);
    await run(deliveryId);
    expect((await bench.delivery(noteId)).history.at(-1)).toMatchObject({
      step: 'worker died',
      error: 'its worker died',
    });
  });

  it('is skipped while another worker has claimed it', async () => {
    const { noteId, deliveryId } = await written();
    await set(`claimed_until = now() + interval '1 minute'`, deliveryId);
    onNote = () => Promise.reject(new Error('must not run'));
    expect(await run(deliveryId)).toEqual([{ over: true }]);
    expect(await bench.delivery(noteId)).toMatchObject({ attempts: 0, done_at: null });
  });
});

const removed = (count: number) => bench.removeNotes(count, 'test.batch');
const idsOf = async (ids: readonly string[], which: string) =>
  (await bench.sql<{ id: string }>(`select id from platform.delivery where id = any($1) and ${which}`, [ids])).map(
    (row) => row.id,
  );
const openOf = (ids: readonly string[]) => idsOf(ids, 'done_at is null and failed_at is null');
const failedOf = (ids: readonly string[]) => idsOf(ids, 'failed_at is not null');

describe('a batch', () => {
  it('is halved until the failing item is alone', async () => {
    const ids = await removed(7);
    const culprit = ids[4];
    onBatch = async (batch) => {
      if (batch.some(({ deliveryId }) => deliveryId === culprit)) throw new Error('bad SQL');
      await bench.markDone(batch);
      return new Map();
    };
    const verdicts = await run(...ids);
    expect(verdicts.map((verdict) => verdict?.over)).toEqual([true, true, true, true, false, true, true]);
    expect(await idsOf(ids, 'attempts = 1')).toEqual([culprit]);
  });

  it('is returned as a whole, uncounted, during an outage', async () => {
    const ids = await removed(3);
    dependencyIsAway = true;
    onBatch = () => Promise.reject(refused);
    expect((await run(...ids)).every((verdict) => verdict && !verdict.over && verdict.away)).toBe(true);
    expect(await idsOf(ids, 'attempts > 0')).toEqual([]);
  });

  it('counts a refusal for the refused item only', async () => {
    const ids = await removed(3);
    onBatch = async (batch) => {
      await bench.markDone(batch.filter(({ deliveryId }) => deliveryId !== ids[1]));
      return new Map([[ids[1] ?? '', new Error('mapping')]]);
    };
    expect((await run(...ids)).map((verdict) => verdict?.over)).toEqual([true, false, true]);
  });
});

describe('a worker that dies', () => {
  /** A separate process, since the runner of the previous test hangs where it died. */
  const live = async (ids: readonly string[], died: Promise<void>) => {
    const process = await bench.app.get(ModuleRef).create(DeliveryRunner);
    await Promise.race([process.run(ids), died]);
  };

  it('affects only the delivery over which it dies, and does not delay others', async () => {
    const ids = await removed(5);
    const culprit = ids[1] ?? '';
    let lives = 0;
    let livesUntilOthersDone = 0;
    while ((await openOf(ids)).length > 0) {
      const dying = Promise.withResolvers<void>();
      onBatch = async (batch) => {
        if (batch.some(({ deliveryId }) => deliveryId === culprit)) {
          dying.resolve();
          await new Promise(() => undefined);
        }
        await bench.markDone(batch);
        return new Map();
      };
      await live(ids, dying.promise);
      lives += 1;
      if ((await openOf(ids)).some((id) => id !== culprit)) livesUntilOthersDone = lives + 1;
    }
    expect(await failedOf(ids)).toEqual([culprit]);
    expect(livesUntilOthersDone).toBeLessThan(6);
    expect(lives).toBe(11);
  });
});

describe('a program', () => {
  it('does not start when a consumer has no handler, or two', async () => {
    const routes = [{ message: NoteWritten, consumer: 'test.reader', queue: 'reactions' }] as const;
    await expect(MessageBench.start(routes, [])).rejects.toThrow(/test.reader has no handler/);
    @Consumes({ consumer: 'test.reader' })
    class Second implements Reaction {
      react = () => Promise.resolve();
    }
    await expect(MessageBench.start(routes, [Reader, Second])).rejects.toThrow(/test.reader has two handlers/);
    await expect(MessageBench.start([], [Reader])).rejects.toThrow(/which no message is routed to/);
  });
});
