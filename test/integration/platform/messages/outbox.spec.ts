import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { withCorrelation } from '#src/platform/logging/correlation.js';
import { Consumes, type Reaction } from '#src/platform/deliveries/consumer.js';
import { Outbox } from '#src/platform/messages/outbox.js';
import { Relay } from '#src/platform/processing/relay.js';
import { ReleaseScheduled } from '#src/platform/processing/release-scheduled.js';
import { QueueGauges } from '#src/platform/queues/queue-gauges.js';
import { MessageBench } from './message-bench.js';
import { Note, NoteRemoved, NoteWritten } from './note.js';

@Consumes({ consumer: 'test.reader' })
class Reader implements Reaction {
  react = () => Promise.resolve();
}
@Consumes({ consumer: 'test.archivist' })
class Archivist implements Reaction {
  react = () => Promise.resolve();
}

let bench: MessageBench;
beforeAll(async () => {
  bench = await MessageBench.start(
    [
      { message: NoteWritten, consumer: 'test.reader', queue: 'reactions' },
      { message: NoteWritten, consumer: 'test.archivist', queue: 'reactions' },
      { message: NoteRemoved, consumer: 'test.archivist', queue: 'reactions' },
    ],
    [Reader, Archivist],
  );
});
afterAll(() => bench.stop());

const note = async (id: string) =>
  (await bench.sql<{ text: string }>(`select text from notes.note where id = $1`, [id]))[0];
const factsAbout = (id: string) =>
  bench.sql<{ type: string; correlation_id: string; causation_id: string | null }>(
    `select type, correlation_id, causation_id from platform.message where subject_id = $1 order by id`,
    [id],
  );
const typesAbout = async (id: string) => (await factsAbout(id)).map((fact) => fact.type);

describe('a fact and its change', () => {
  it('are committed together for a new entity, with one delivery per consumer', async () => {
    const id = await bench.write();
    expect(await typesAbout(id)).toEqual(['notes.note-written']);
    expect((await bench.deliveries(id)).map((row) => row.consumer).sort()).toEqual(['test.archivist', 'test.reader']);
  });

  it('are committed together for a loaded entity', async () => {
    const id = await bench.write();
    await bench.unitOfWork.run(async (em) => (await em.findOneOrFail(Note, { id })).rewrite('changed'));
    expect(await note(id)).toEqual({ text: 'changed' });
    expect(await typesAbout(id)).toHaveLength(2);
  });

  it('are committed even if the fact is the only change', async () => {
    const id = await bench.write();
    await bench.unitOfWork.run(async (em) => (await em.findOneOrFail(Note, { id })).mention());
    expect(await typesAbout(id)).toHaveLength(2);
  });

  it('are committed together for a removed entity', async () => {
    const id = await bench.write();
    await bench.unitOfWork.run(async (em) => {
      const found = await em.findOneOrFail(Note, { id });
      found.remove();
      em.remove(found);
    });
    expect(await note(id)).toBeUndefined();
    expect(await typesAbout(id)).toEqual(['notes.note-written', 'notes.note-removed']);
  });

  it('are written once if the work flushes in between', async () => {
    const id = randomUUIDv7();
    await bench.unitOfWork.run(async (em) => {
      em.persist(Note.write(id, 'a'));
      await em.flush();
      (await em.findOneOrFail(Note, { id })).text = 'b';
    });
    expect(await typesAbout(id)).toHaveLength(1);
  });

  it('are both rolled back when the work fails', async () => {
    const id = randomUUIDv7();
    const work = bench.unitOfWork.run(async (em) => {
      em.persist(Note.write(id, 'never'));
      await em.flush();
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await note(id)).toBeUndefined();
    expect(await factsAbout(id)).toEqual([]);
  });

  it('carry the correlation of the work that wrote them', async () => {
    const correlation = { correlationId: 'request-12345', causationId: randomUUIDv7() };
    const id = await withCorrelation(correlation, () => bench.write());
    expect((await factsAbout(id))[0]).toMatchObject({
      correlation_id: correlation.correlationId,
      causation_id: correlation.causationId,
    });
  });
});

describe('a unit of work inside another', () => {
  it('joins it: both changes are committed', async () => {
    const [outer, inner] = [randomUUIDv7(), randomUUIDv7()];
    await bench.unitOfWork.run(async (em) => {
      em.persist(Note.write(outer, 'outer'));
      await bench.unitOfWork.run((joined) => {
        expect(joined).toBe(em);
        joined.persist(Note.write(inner, 'inner'));
        return Promise.resolve();
      });
    });
    expect(await typesAbout(outer)).toHaveLength(1);
    expect(await typesAbout(inner)).toHaveLength(1);
  });

  it('fails the outer one too, even if its error is caught', async () => {
    const outer = randomUUIDv7();
    const work = bench.unitOfWork.run(async (em) => {
      em.persist(Note.write(outer, 'outer'));
      await bench.unitOfWork.run(() => Promise.reject(new Error('inner'))).catch(() => undefined);
    });
    await expect(work).rejects.toThrow('inner');
    expect(await note(outer)).toBeUndefined();
    expect(await factsAbout(outer)).toEqual([]);
  });
});

describe('two units of work that change the same entity', () => {
  it('both succeed: the later one runs again on fresh data, and every fact is written once', async () => {
    const id = await bench.write();
    const bothHaveRead = Promise.withResolvers<void>();
    let reads = 0;
    const append = (suffix: string) =>
      bench.unitOfWork.run(async (em) => {
        const found = await em.findOneOrFail(Note, { id });
        reads += 1;
        if (reads === 2) bothHaveRead.resolve();
        await bothHaveRead.promise;
        found.rewrite(found.text + suffix);
      });
    await Promise.all([append('A'), append('B')]);
    expect((await note(id))?.text).toMatch(/^hello(AB|BA)$/);
    expect(reads).toBe(3);
    expect(await typesAbout(id)).toHaveLength(3);
  });
});

it('a repeated conflict is reported as a conflict, and changes nothing', async () => {
  const id = await bench.write();
  const overtaken = bench.unitOfWork.run(async (em) => {
    const found = await em.findOneOrFail(Note, { id });
    await bench.sql('update notes.note set version = version + 1 where id = $1', [id]);
    found.rewrite('lost');
  });
  await expect(overtaken).rejects.toMatchObject({ code: 'changed-meanwhile' });
  expect(await note(id)).toEqual({ text: 'hello' });
  expect(await typesAbout(id)).toHaveLength(1);
});

it('refuses a fact whose payload does not match its kind', () => {
  expect(() => NoteWritten({ noteId: 'not an id' })).toThrow(/notes.note-written v1: 'noteId'/);
});

describe('a scheduled fact', () => {
  const day = 86_400_000;
  const inDays = (days: number) => new Date(Date.now() + days * day);
  const schedule = (key: string, due: Date, noteId = randomUUIDv7()) =>
    bench.unitOfWork.run(async (em) => ({
      noteId,
      isNew: await bench.app.get(Outbox).schedule(em, NoteWritten({ noteId }), { key, due }),
    }));
  const move = (key: string, due: Date) => bench.unitOfWork.run((em) => bench.app.get(Outbox).move(em, key, due));
  const cancel = (key: string) => bench.unitOfWork.run((em) => bench.app.get(Outbox).cancel(em, key));
  const release = (now?: Date) => bench.app.get(ReleaseScheduled).tick(now);

  it('is recorded when it is due, even after months, for all its consumers', async () => {
    const due = inDays(60);
    const correlation = { correlationId: 'booking-12345', causationId: randomUUIDv7() };
    const { noteId } = await withCorrelation(correlation, () => schedule('months', due));
    await release(new Date(due.getTime() - 1));
    await bench.app.get(Relay).enqueueDue();
    expect(await factsAbout(noteId)).toEqual([]);
    await release(due);
    expect(await factsAbout(noteId)).toMatchObject([
      { type: 'notes.note-written', correlation_id: 'booking-12345', causation_id: correlation.causationId },
    ]);
    const deliveries = await bench.deliveries(noteId);
    expect(deliveries.map(({ consumer }) => consumer).sort()).toEqual(['test.archivist', 'test.reader']);
    expect(await bench.app.get(Relay).enqueueDue()).toBeGreaterThanOrEqual(2);
    expect((await bench.deliveries(noteId)).map(({ enqueue_count }) => enqueue_count)).toEqual([1, 1]);
    await release(due);
    expect(await factsAbout(noteId)).toHaveLength(1);
  });

  it('is scheduled once for the same key, until it is released', async () => {
    const first = await schedule('once', inDays(1));
    const second = await schedule('once', inDays(2));
    expect([first.isNew, second.isNew]).toEqual([true, false]);
    await release(inDays(3));
    expect([await factsAbout(first.noteId), await factsAbout(second.noteId)]).toMatchObject([{ length: 1 }, []]);
    expect(await schedule('once', inDays(4))).toMatchObject({ isNew: true });
    await cancel('once');
  });

  it('is released earlier or later when it is moved', async () => {
    const [earlier, later] = [await schedule('earlier', inDays(30)), await schedule('later', inDays(1))];
    expect([await move('earlier', inDays(1)), await move('later', inDays(30))]).toEqual([true, true]);
    await release(inDays(2));
    expect(await factsAbout(earlier.noteId)).toHaveLength(1);
    expect(await factsAbout(later.noteId)).toEqual([]);
    await release(inDays(31));
    expect(await factsAbout(later.noteId)).toHaveLength(1);
    expect(await move('later', inDays(40))).toBe(false);
  });

  it('is never released when it is canceled', async () => {
    const { noteId } = await schedule('cancelled', inDays(1));
    expect([await cancel('cancelled'), await cancel('cancelled')]).toEqual([true, false]);
    await release(inDays(2));
    expect(await factsAbout(noteId)).toEqual([]);
  });

  it('is deleted with its subject', async () => {
    const [erased, kept] = [await schedule('erased', inDays(1)), await schedule('kept on', inDays(1))];
    await bench.unitOfWork.run((em) => bench.app.get(Outbox).cancelAbout(em, [erased.noteId]));
    await release(inDays(2));
    expect([await factsAbout(erased.noteId), await factsAbout(kept.noteId)]).toMatchObject([[], { length: 1 }]);
  });

  it('is scheduled, moved and canceled in the unit of work of the caller', async () => {
    const outbox = bench.app.get(Outbox);
    const { noteId } = await schedule('kept', inDays(1));
    const failed = bench.unitOfWork.run(async (em) => {
      await outbox.schedule(em, NoteWritten({ noteId }), { key: 'never', due: inDays(1) });
      await outbox.move(em, 'kept', inDays(9));
      await outbox.cancel(em, 'kept');
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await release(inDays(2));
    expect(await factsAbout(noteId)).toHaveLength(1);
  });

  it('is released once by several concurrent relays, however many are due', async () => {
    const noteId = randomUUIDv7();
    await bench.unitOfWork.run(async (em) => {
      const outbox = bench.app.get(Outbox);
      for (let made = 0; made < 501; made += 1)
        await outbox.schedule(em, NoteWritten({ noteId }), { key: `many-${made}`, due: inDays(1) });
    });
    await Promise.all([release(inDays(1)), release(inDays(1))]);
    expect(await factsAbout(noteId)).toHaveLength(501);
  });

  it('that no relay releases is visible as the age of the outbox', async () => {
    await release(inDays(100));
    await bench.sql(`update platform.delivery set done_at = now()`);
    const { noteId } = await schedule('late', new Date(Date.now() - 20_000));
    await schedule('not yet', inDays(1));
    expect(await bench.app.get(QueueGauges).outboxAge()).toBeGreaterThanOrEqual(20);
    await release();
    expect(await factsAbout(noteId)).toHaveLength(1);
    await cancel('not yet');
  });

  it('is refused without a consumer or with an invalid key', async () => {
    const outbox = bench.app.get(Outbox);
    const unrouted = { ...NoteWritten({ noteId: randomUUIDv7() }), type: 'notes.note-burnt' };
    const asked = (key: string, fact = NoteWritten({ noteId: randomUUIDv7() })) =>
      bench.unitOfWork.run((em) => outbox.schedule(em, fact, { key, due: inDays(1) }));
    await expect(asked('burnt', unrouted)).rejects.toThrow('notes.note-burnt has no consumer');
    await expect(asked('')).rejects.toThrow(TypeError);
    await expect(asked('k'.repeat(201))).rejects.toThrow(TypeError);
  });
});
