import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DeliveryState } from '#contracts/shared/delivery-record.js';
import { withCorrelation } from '#src/platform/logging/correlation.js';
import { Consumes, type Reaction } from '#src/platform/deliveries/consumer.js';
import { DeliveryArchive } from '#src/platform/processing/delivery-archive.js';
import { DeliveryRunner } from '#src/platform/processing/delivery-runner.js';
import { Relay } from '#src/platform/processing/relay.js';
import { MessageBench } from './message-bench.js';
import { Note, NoteRemoved, NoteWritten } from './note.js';

@Consumes({ consumer: 'test.reader' })
class Reader implements Reaction {
  react = () => Promise.resolve();
}
/** Publishes a message itself, so that a message has a cause. */
@Consumes({ consumer: 'test.echo' })
class Echo implements Reaction {
  react: Reaction['react'] = async (_payload, em, { subjectId }) => {
    (await em.findOneOrFail(Note, { id: subjectId })).remove();
  };
}

let bench: MessageBench;
let archive: DeliveryArchive;
beforeAll(async () => {
  bench = await MessageBench.start(
    [
      { message: NoteWritten, consumer: 'test.echo', queue: 'reactions' },
      { message: NoteRemoved, consumer: 'test.reader', queue: 'reindex' },
    ],
    [Reader, Echo],
  );
  archive = bench.app.get(DeliveryArchive);
});
afterAll(() => bench.stop());
beforeEach(() => bench.sql('truncate platform.message, platform.delivery'));

const idsIn = async (state: DeliveryState, more: object = {}) =>
  (await archive.list({ state, ...more }, { limit: 50 })).items.map((item) => item.id);
const set = (what: string, id: string) => bench.sql(`update platform.delivery set ${what} where id = $1`, [id]);
const written = async () => {
  const noteId = await bench.write();
  return { noteId, ...(await bench.delivery(noteId)) };
};

describe('a list', () => {
  it('contains each delivery in exactly one state', async () => {
    const [waiting, delayed, failed, done, discarded] = [
      await written(),
      await written(),
      await written(),
      await written(),
      await written(),
    ];
    await set(`due_at = now() + interval '1 minute'`, delayed.id);
    await set('failed_at = now()', failed.id);
    await set('done_at = now()', done.id);
    await set('failed_at = now(), discarded_at = now()', discarded.id);
    expect(await idsIn('waiting')).toEqual([waiting.id]);
    expect(await idsIn('delayed')).toEqual([delayed.id]);
    expect(await idsIn('failed')).toEqual([failed.id]);
    expect(await idsIn('done')).toEqual([done.id]);
    expect(await idsIn('discarded')).toEqual([discarded.id]);
    expect(await idsIn('active')).toEqual([]);
    expect(await idsIn('failed', { to: new Date(Date.now() - 60_000) })).toEqual([]);
  });

  it.each(['waiting', 'failed', 'done'] as const)('of %s shows each once, page by page', async (state) => {
    const ids = [];
    for (let made = 0; made < 7; made++) ids.push((await written()).id);
    // All at one moment: the order must not depend on it.
    if (state !== 'waiting') await bench.sql(`update platform.delivery set ${state}_at = '2026-01-01T00:00:00.123Z'`);
    const seen: string[] = [];
    let after: string | undefined;
    let pages = 0;
    do {
      const page = await archive.list({ state, queue: 'reactions' }, { limit: 3, after });
      seen.push(...page.items.map((item) => item.id));
      after = page.next;
      pages += 1;
    } while (after);
    expect(pages).toBe(3);
    expect(seen).toEqual(state === 'waiting' ? ids : ids.reverse());
  });

  it('is filtered by queue, consumer and kind, and searched by any id', async () => {
    const [one] = [await written(), await written()];
    const message = await archive.message(one.message_id);
    for (const search of [one.id, one.message_id, one.noteId, message?.correlationId]) {
      expect(await idsIn('waiting', { search })).toEqual([one.id]);
    }
    expect(await idsIn('waiting', { search: randomUUIDv7() })).toEqual([]);
    expect(await idsIn('waiting', { search: `nobody's id` })).toEqual([]);
    expect(await idsIn('waiting', { subjectId: one.noteId, queue: 'reactions' })).toEqual([one.id]);
    expect(await idsIn('waiting', { queue: 'reindex' })).toEqual([]);
    expect(await idsIn('waiting', { consumer: 'test.echo', type: 'notes.note-written' })).toHaveLength(2);
    expect(await idsIn('waiting', { consumer: 'test.reader' })).toEqual([]);
    expect(await idsIn('waiting', { consumer: 'nobody' })).toEqual([]);
  });
});

it('a history contains queued, started, refused, started, done, with the errors', async () => {
  const { id, noteId } = await written();
  const runner = bench.app.get(DeliveryRunner);
  await bench.app.get(Relay).enqueueDue();
  await bench.sql('delete from notes.note where id = $1', [noteId]);
  await runner.run([id]);
  await bench.sql(`insert into notes.note (id, text) values ($1, 'back')`, [noteId]);
  await bench.sql(`update platform.delivery set enqueued_at = now() - interval '31 seconds'`);
  await bench.app.get(Relay).enqueueDue();
  await runner.run([id]);
  const story = await archive.story(id);
  expect(story?.timeline.map(({ step }) => step)).toEqual([
    'recorded',
    'queued',
    'started',
    'refused',
    'queued again',
    'started',
    'done',
  ]);
  const refusal = story?.timeline.find(({ step }) => step === 'refused');
  expect(refusal?.error).toMatch(/not found/);
  expect(refusal?.stack).toMatch(/at /);
  expect(story).toMatchObject({ queue: 'reactions', attempts: 1, attemptsAllowed: 8, payload: { noteId } });
  expect(await archive.story(randomUUIDv7())).toBeUndefined();
});

it('follows a correlation from the request through messages and deliveries to their effects', async () => {
  const correlationId = `request-${randomUUIDv7()}`;
  const noteId = await withCorrelation({ correlationId }, () => bench.write());
  const { id } = await bench.delivery(noteId);
  await bench.app.get(DeliveryRunner).run([id]);
  const [cause, effect, ...others] = await archive.ofCorrelation(correlationId);
  expect(others).toEqual([]);
  expect(cause).toMatchObject({ type: 'notes.note-written', causationId: null, deliveries: [{ id, state: 'done' }] });
  expect(effect).toMatchObject({
    type: 'notes.note-removed',
    causationId: cause?.id,
    deliveries: [{ state: 'waiting', queue: 'reindex' }],
  });
  const ofNote = await archive.ofSubject(noteId, 10);
  expect(ofNote.map((delivery) => delivery.type)).toEqual(['notes.note-removed', 'notes.note-written']);
  expect(await archive.ofSubject(noteId, 1)).toHaveLength(1);
});
