import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Consumes, type Reaction } from '#src/platform/deliveries/consumer.js';
import { DeadLetters } from '#src/platform/deliveries/dead-letters.js';
import { DeliveryArchive } from '#src/platform/processing/delivery-archive.js';
import { DeliveryRunner } from '#src/platform/processing/delivery-runner.js';
import { MessageRetention } from '#src/platform/processing/message-retention.js';
import { Relay } from '#src/platform/processing/relay.js';
import { MessageBench } from './message-bench.js';
import { Note, NoteRemoved, NoteWritten } from './note.js';

/** Whether the consumer refuses everything. */
let refuses = false;

@Consumes({ consumer: 'test.reader' })
class Reader implements Reaction {
  react = () => (refuses ? Promise.reject(new Error('this item is bad')) : Promise.resolve());
}

let bench: MessageBench;
let letters: DeadLetters;
beforeAll(async () => {
  bench = await MessageBench.start(
    [
      { message: NoteWritten, consumer: 'test.reader', queue: 'reactions', attempts: 1 },
      { message: NoteRemoved, consumer: 'test.reader', queue: 'reactions', attempts: 1 },
    ],
    [Reader],
  );
  letters = bench.app.get(DeadLetters);
});
afterAll(() => bench.stop());
beforeEach(async () => {
  await bench.sql('truncate platform.message, platform.delivery');
  refuses = true;
});

const operator = { by: 'the operator', why: 'the bug is mended' };
const run = (...ids: string[]) => bench.app.get(DeliveryRunner).run(ids);

/** Creates a dead letter; returns the ids of the note and of the delivery. */
async function dead() {
  const noteId = await bench.write();
  const { id } = await bench.delivery(noteId);
  await run(id);
  return { noteId, id };
}
const failedBefore = (id: string, interval: string) =>
  bench.sql(`update platform.delivery set failed_at = now() - $2::interval where id = $1`, [id, interval]);
const window = (hours = 1) => ({ from: new Date(Date.now() - hours * 3_600_000), to: new Date(Date.now() + 60_000) });
const redrive = (...ids: string[]) => bench.unitOfWork.run((em) => letters.redrive(em, ids, operator));
const discard = (...ids: string[]) => bench.unitOfWork.run((em) => letters.discard(em, ids, operator));

describe('a re-drive', () => {
  it('starts a new round with all attempts, at once, and keeps the history', async () => {
    const { noteId, id } = await dead();
    expect(await redrive(id)).toEqual([id]);
    expect(await bench.delivery(noteId)).toMatchObject({ round: 1, attempts: 0, starts: 0, failed_at: null });
    expect(await bench.app.get(Relay).enqueueDue()).toBe(1);
    refuses = false;
    await run(id);
    const story = await bench.app.get(DeliveryArchive).story(id);
    expect(story).toMatchObject({ state: 'done', round: 1, lastError: 'this item is bad' });
    expect(story?.timeline.map(({ step }) => step)).toEqual([
      'recorded',
      'started',
      'refused',
      're-driven',
      'queued',
      'started',
      'done',
    ]);
    expect(story?.timeline.find(({ step }) => step === 're-driven')).toMatchObject(operator);
  });

  it("is part of its caller's transaction", async () => {
    const { noteId, id } = await dead();
    const work = bench.unitOfWork.run(async (em) => {
      await letters.redrive(em, [id], operator);
      throw new Error('the audit could not be written');
    });
    await expect(work).rejects.toThrow('the audit');
    expect((await bench.delivery(noteId)).failed_at).not.toBeNull();
  });

  it('changes nothing but dead letters', async () => {
    const noteId = await bench.write();
    const { id } = await bench.delivery(noteId);
    const given = await dead();
    await discard(given.id);
    expect(await redrive(id, given.id)).toEqual([]);
    expect(await bench.delivery(noteId)).toMatchObject({ round: 0 });
  });
});

describe('a selection', () => {
  it('is counted by kind and period before anything is changed', async () => {
    const [first, second] = [await dead(), await dead()];
    await bench.unitOfWork.run(async (em) => (await em.findOneOrFail(Note, { id: first.noteId })).remove());
    const removed = (await bench.deliveries(first.noteId)).find((row) => row.failed_at === null);
    await run(removed?.id ?? '');
    await failedBefore(second.id, '2 hours');
    expect(await letters.count(window())).toEqual([
      { consumer: 'test.reader', type: 'notes.note-removed', count: 1 },
      { consumer: 'test.reader', type: 'notes.note-written', count: 1 },
    ]);
    expect(await letters.count({ ...window(3), type: 'notes.note-written' })).toMatchObject([{ count: 2 }]);
    expect(await letters.count({ ...window(3), subjectId: second.noteId })).toMatchObject([{ count: 1 }]);
    expect(await letters.count({ ...window(), queue: 'reindex' })).toEqual([]);
  });

  it('is processed in chunks, each item once, even if some fail again meanwhile', async () => {
    const all = [];
    for (let made = 0; made < 7; made++) all.push((await dead()).id);
    await bench.sql(`update platform.delivery set failed_at = failed_at - interval '1 minute'`);
    const selection = { from: window().from, to: new Date(Date.now() - 30_000) };
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const chunk = await letters.nextChunk(selection, 3, after);
      seen.push(...(await redrive(...chunk.ids)));
      await run(...chunk.ids);
      after = chunk.next;
    } while (after);
    expect(seen).toEqual(all);
    expect(await letters.count(window())).toMatchObject([{ count: 7 }]);
  });

  it('refuses a made-up cursor', async () => {
    await expect(letters.nextChunk(window(), 3, 'bm9uc2Vuc2U')).rejects.toMatchObject({
      fields: { after: ['malformed'] },
    });
  });
});

describe('a discarded delivery', () => {
  it('is marked with the reason, and is no dead letter any more', async () => {
    const { noteId, id } = await dead();
    expect(await discard(id)).toEqual([id]);
    expect(await discard(id)).toEqual([]);
    expect(await letters.count(window())).toEqual([]);
    const story = await bench.app.get(DeliveryArchive).story(id);
    expect(story).toMatchObject({ state: 'discarded' });
    expect(story?.timeline.at(-1)).toMatchObject({ step: 'discarded', ...operator });
    expect((await bench.delivery(noteId)).failed_at).not.toBeNull();
  });

  it('is kept until its retention ends', async () => {
    const [young, old, failed] = [await dead(), await dead(), await dead()];
    await discard(young.id, old.id);
    await bench.sql(`update platform.message set occurred_at = now() - interval '90 days'`);
    await bench.sql(`update platform.delivery set discarded_at = now() - interval '31 days' where id = $1`, [old.id]);
    await bench.app.get(MessageRetention).tick();
    const left = await bench.sql<{ id: string }>('select id from platform.delivery order by id');
    expect(left.map((row) => row.id)).toEqual([young.id, failed.id].sort());
  });
});
