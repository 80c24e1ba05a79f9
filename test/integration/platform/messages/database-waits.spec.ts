import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Consumes, type BatchReaction, type Reaction } from '#src/platform/deliveries/consumer.js';
import type { DeliveryInFlight } from '#src/platform/deliveries/delivery-rows.js';
import { DeliveryRunner } from '#src/platform/processing/delivery-runner.js';
import type { Verdict } from '#src/platform/deliveries/verdict.js';
import { DependencyProbes, ProbesDependency, type DependencyProbe } from '#src/platform/outages/dependency-probe.js';
import { eventually } from '../../../support/posy/eventually.js';
import { MessageBench } from './message-bench.js';
import { NoteRemoved, NoteWritten } from './note.js';

/** The behavior of the consumers below, set by each test. */
let onNote: (em: EntityManager) => Promise<void>;
let onBatch: (batch: readonly DeliveryInFlight[]) => Promise<ReadonlyMap<string, Error>>;

@Consumes({ consumer: 'test.reader' })
class Reader implements Reaction {
  react = (_payload: never, em: EntityManager) => onNote(em);
}
@Consumes({ consumer: 'test.batch', needs: ['fake'] })
class Batch implements BatchReaction {
  reactToAll = (batch: readonly DeliveryInFlight[]) => onBatch(batch);
}
@ProbesDependency()
class FakeProbe implements DependencyProbe {
  readonly dependency = 'fake';
  readonly essential = false;
  probe = () => Promise.resolve();
}

let bench: MessageBench;
beforeAll(async () => {
  bench = await MessageBench.start(
    [
      { message: NoteWritten, consumer: 'test.reader', queue: 'reactions', attempts: 3 },
      { message: NoteRemoved, consumer: 'test.batch', queue: 'reindex', attempts: 3 },
    ],
    [Reader, Batch, FakeProbe],
  );
});
afterAll(() => bench.stop());
beforeEach(() => {
  onNote = () => Promise.resolve();
});

const written = async () => {
  const noteId = await bench.write();
  return { noteId, deliveryId: (await bench.delivery(noteId)).id };
};
const run = async (...ids: string[]): Promise<(Verdict | undefined)[]> => {
  const verdicts = await bench.app.get(DeliveryRunner).run(ids);
  return ids.map((id) => verdicts.get(id));
};

const removed = (count: number) => bench.removeNotes(count, 'test.batch');
const markDone = async (batch: readonly DeliveryInFlight[]): Promise<ReadonlyMap<string, Error>> => {
  await bench.markDone(batch);
  return new Map();
};
const counted = (ids: readonly string[]) =>
  bench.sql('select id from platform.delivery where id = any($1) and (attempts > 0 or starts > 0)', [ids]);

describe('a wait for the database', () => {
  const held = async <T>(statement: string, values: unknown[], work: () => Promise<T>): Promise<T> => {
    await bench.sql('begin');
    try {
      await bench.sql(statement, values);
      return await work();
    } finally {
      await bench.sql('rollback');
    }
  };

  it.each([
    [
      'a lock timeout',
      `set local lock_timeout = '50ms'`,
      (id: string) => `select 1 from notes.note where id = '${id}' for update`,
    ],
    ['a statement timeout', `set local statement_timeout = '50ms'`, () => 'select pg_sleep(60)'],
    ['an idle transaction', `set local idle_in_transaction_session_timeout = '50ms'`, () => undefined],
  ])('is never counted: %s, however often it happens', async (_what, limit, statement) => {
    const { noteId, deliveryId } = await written();
    onNote = async (em) => {
      await em.execute(limit);
      const wait = statement(noteId);
      if (wait === undefined) await ended(em);
      await em.execute(wait ?? 'select 1');
    };
    const verdicts: unknown[] = [];
    await held('select 1 from notes.note where id = $1 for update', [noteId], async () => {
      for (let tried = 0; tried < 12; tried++) verdicts.push(...(await run(deliveryId)));
    });
    expect(verdicts).toEqual(Array.from({ length: 12 }, () => ({ over: false, again: 5_000 })));
    expect(await bench.delivery(noteId)).toMatchObject({ attempts: 0, starts: 0, failed_at: null });
    onNote = () => Promise.resolve();
    expect(await run(deliveryId)).toEqual([{ over: true }]);
  });

  /** Waits until the server has ended the transaction's session. */
  async function ended(em: EntityManager): Promise<void> {
    const [{ pid }] = await em.execute<[{ pid: number }]>('select pg_backend_pid() as pid');
    await eventually(
      async () => {
        await bench.sql('select pg_stat_clear_snapshot()'); // a transaction would see the same sessions for ever
        return bench.sql('select 1 from pg_stat_activity where pid = $1', [pid]);
      },
      (sessions) => sessions.length === 0,
    );
  }

  it('for one delivery does not delay its batch', async () => {
    const [locked, free] = [await written(), await written()];
    const verdicts = await held('select 1 from platform.delivery where id = $1 for update', [locked.deliveryId], () =>
      run(locked.deliveryId, free.deliveryId),
    );
    expect(verdicts).toEqual([{ over: false, again: 5_000 }, { over: true }]);
    expect(await bench.delivery(locked.noteId)).toMatchObject({ attempts: 0, starts: 0, done_at: null });
    expect((await bench.delivery(free.noteId)).done_at).not.toBeNull();
  });

  it('for one item of a batch halves it until that item is alone, and nothing is counted', async () => {
    const ids = await removed(5);
    onBatch = async (batch) => {
      if (batch.some(({ deliveryId }) => deliveryId === ids[3])) {
        throw Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' });
      }
      return markDone(batch);
    };
    const verdicts = await run(...ids);
    expect(verdicts.map((verdict) => verdict?.over)).toEqual([true, true, true, false, true]);
    expect(await counted(ids)).toEqual([]);
  });
});

describe('a batch that a dependency throttles', () => {
  const throttled = Object.assign(new Error('too many requests'), { statusCode: 429 });

  it('is retried in halves until they are accepted', async () => {
    const ids = await removed(7);
    onBatch = (batch) => (batch.length > 2 ? Promise.reject(throttled) : markDone(batch));
    expect((await run(...ids)).every((verdict) => verdict?.over)).toBe(true);
  });

  it('is returned after a few attempts when nothing is accepted', async () => {
    const ids = await removed(8);
    const sizes: number[] = [];
    onBatch = (batch) => {
      sizes.push(batch.length);
      return Promise.reject(throttled);
    };
    for (const verdict of await run(...ids)) expect(verdict).toMatchObject({ over: false, away: ['fake'] });
    expect(sizes).toEqual([8, 4, 2, 1]);
    expect(await counted(ids)).toEqual([]);
  });
});

it('a read-only database is not ready, and writes that fail there are not counted', async () => {
  const { noteId, deliveryId } = await written();
  const [{ name } = { name: '' }] = await bench.sql<{ name: string }>('select current_database() as name');
  const reconnect = () =>
    bench.sql('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()', [
      name,
    ]);
  const readiness = () => bench.app.get(DependencyProbes).check();
  await bench.sql(`alter database "${name}" set default_transaction_read_only = on`);
  await reconnect();
  try {
    const { dependencies } = await eventually(readiness, (answer) =>
      /no changes/.test(answer.dependencies['database'] ?? ''),
    );
    expect(dependencies['database']).toBe('it can be read but takes no changes');
    expect((await readiness()).status).toBe('not ready');
    expect(await run(deliveryId)).toMatchObject([{ over: false, away: ['database'] }]);
  } finally {
    await bench.sql(`alter database "${name}" reset default_transaction_read_only`);
    await reconnect();
  }
  await eventually(readiness, ({ dependencies }) => dependencies['database'] === null);
  expect(await bench.delivery(noteId)).toMatchObject({ attempts: 0, failed_at: null });
  expect(await run(deliveryId)).toEqual([{ over: true }]);
});
