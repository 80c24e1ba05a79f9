import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { Consumes, type Reaction } from '#src/platform/deliveries/consumer.js';
import { DeliveryControl } from '#src/platform/deliveries/delivery-control.js';
import { DeliveryRunner } from '#src/platform/processing/delivery-runner.js';
import { Relay } from '#src/platform/processing/relay.js';
import { MessageBench } from './message-bench.js';
import { NoteWritten } from './note.js';

let onNote: () => Promise<void>;

@Consumes({ consumer: 'test.reader' })
class Reader implements Reaction {
  react = () => onNote();
}

let bench: MessageBench;
beforeAll(async () => {
  const route = { message: NoteWritten, consumer: 'test.reader', queue: 'reactions', attempts: 2 } as const;
  bench = await MessageBench.start([route], [Reader]);
});
afterAll(() => bench.stop());
beforeEach(async () => {
  await bench.sql('truncate platform.message, platform.delivery');
  onNote = () => Promise.resolve();
});

const operator = { by: 'the operator', why: 'asked by the vendor' };
const to = (what: 'retry' | 'promote' | 'remove', id: string) =>
  bench.unitOfWork.run((em) => bench.app.get(DeliveryControl)[what](em, id, operator));
const run = (id: string) => bench.app.get(DeliveryRunner).run([id]);

async function written() {
  const noteId = await bench.write();
  const { id } = await bench.delivery(noteId);
  return { id, row: () => bench.delivery(noteId) };
}
async function refusedOnce() {
  const delivery = await written();
  onNote = () => Promise.reject(new Error('bad'));
  await run(delivery.id);
  return delivery;
}

it('a delayed delivery is promoted: due now, with its remaining attempts', async () => {
  const { id, row } = await refusedOnce();
  await bench.sql(
    `update platform.delivery set due_at = now() + interval '5 minutes', enqueued_at = now() where id = $1`,
    [id],
  );
  expect(await to('promote', id)).toBe('done');
  expect(await row()).toMatchObject({ round: 1, attempts: 1, enqueued_at: null });
  expect(await bench.app.get(Relay).enqueueDue()).toBe(1);
  await run(id);
  expect((await row()).failed_at).not.toBeNull();
});

it('a retry promotes a delivery that waits for its next attempt, and re-drives a failed one', async () => {
  const { id, row } = await refusedOnce();
  expect(await to('retry', id)).toBe('done');
  await run(id);
  expect((await row()).failed_at).not.toBeNull();
  expect(await to('retry', id)).toBe('done');
  expect(await row()).toMatchObject({ failed_at: null, attempts: 0, round: 2 });
});

it('nothing changes a running delivery, whether it has begun or holds its row', async () => {
  const begun = await written();
  await bench.sql('update platform.delivery set starts = 1 where id = $1', [begun.id]);
  for (const what of ['retry', 'promote', 'remove'] as const) expect(await to(what, begun.id)).toBe('running');

  const holding = await written();
  const [entered, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  onNote = () => {
    entered.resolve();
    return mayEnd.promise;
  };
  const running = run(holding.id);
  await entered.promise;
  for (const what of ['retry', 'promote', 'remove'] as const) expect(await to(what, holding.id)).toBe('running');
  mayEnd.resolve();
  await running;
  expect((await holding.row()).done_at).not.toBeNull();
});

it('an invalid action is refused with the state', async () => {
  const waiting = await written();
  expect(await to('retry', waiting.id)).toEqual({ not: 'waiting' });
  expect(await to('promote', waiting.id)).toEqual({ not: 'waiting' });
  await run(waiting.id);
  for (const what of ['retry', 'promote', 'remove'] as const)
    expect(await to(what, waiting.id)).toEqual({ not: 'done' });
  expect(await to('retry', randomUUIDv7())).toBe('unknown');
});

it('a waiting delivery that is removed is never executed', async () => {
  const { id, row } = await written();
  expect(await to('remove', id)).toBe('done');
  onNote = () => Promise.reject(new Error('must not run'));
  await run(id);
  expect(await bench.app.get(Relay).enqueueDue()).toBe(0);
  expect(await row()).toMatchObject({ attempts: 0, done_at: null });
  expect(await to('remove', id)).toEqual({ not: 'discarded' });
});
