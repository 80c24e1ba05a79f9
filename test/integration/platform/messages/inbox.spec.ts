import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Consumes, type Reaction } from '#src/platform/deliveries/consumer.js';
import { DeliveryRunner } from '#src/platform/processing/delivery-runner.js';
import { Inbox } from '#src/platform/messages/inbox.js';
import { MessageBench } from './message-bench.js';
import { NoteWritten } from './note.js';

/** The messages that the consumer has read. */
const read: (string | undefined)[] = [];

@Consumes({ consumer: 'test.reader' })
class Reader implements Reaction<{ noteId: string }> {
  constructor(private readonly inbox: Inbox) {}
  async react({ noteId }: { noteId: string }): Promise<void> {
    const body = await this.inbox.body(noteId);
    read.push(body && Buffer.from(body).toString('latin1'));
  }
}

let bench: MessageBench;
beforeAll(async () => {
  const reader = { provide: Reader, inject: [Inbox], useFactory: (inbox: Inbox) => new Reader(inbox) };
  bench = await MessageBench.start([{ message: NoteWritten, consumer: 'test.reader', queue: 'reactions' }], [reader]);
});
afterAll(() => bench.stop());

const receive = (externalId: string, text = 'paid', source = 'bank') =>
  bench.unitOfWork.run((em) =>
    bench.app
      .get(Inbox)
      .receive(em, { source, externalId, body: Buffer.from(text, 'latin1') }, (noteId) => NoteWritten({ noteId })),
  );
const deliveries = () => bench.sql<{ id: string }>('select id from platform.delivery order by id');

it('accepts a message of another service once, however often and concurrently it is sent', async () => {
  const sent = await Promise.all([receive('evt-1'), receive('evt-1'), receive('evt-1')]);
  expect(sent.filter((isNew) => isNew)).toHaveLength(1);
  expect(await receive('evt-1', 'paid again')).toBe(false);
  expect(await deliveries()).toHaveLength(1);
  expect(await receive('evt-1', 'paid', 'post office')).toBe(true);
});

it('passes every byte to its consumer unchanged', async () => {
  await bench.sql('truncate platform.message, platform.delivery');
  const bytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)).toString('latin1');
  await receive('evt-2', bytes);
  await bench.app.get(DeliveryRunner).run((await deliveries()).map(({ id }) => id));
  expect(read).toEqual([bytes]);
});

it('stores nothing of a message whose unit of work fails, so that it can be sent again', async () => {
  const failed = bench.unitOfWork.run(async (em) => {
    const message = { source: 'bank', externalId: 'evt-3', body: new Uint8Array() };
    await bench.app.get(Inbox).receive(em, message, (noteId) => NoteWritten({ noteId }));
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(await receive('evt-3')).toBe(true);
});

it('refuses a message without an id, or of more than a megabyte', async () => {
  await expect(receive('')).rejects.toThrow(TypeError);
  await expect(receive('e'.repeat(201))).rejects.toThrow(TypeError);
  await expect(receive(randomUUIDv7(), 'x'.repeat(1_048_577))).rejects.toThrow(TypeError);
});

it('deletes messages after 90 days', async () => {
  await bench.sql(
    `update platform.received_message set received_at = now() - interval '91 days' where external_id = 'evt-1'`,
  );
  await bench.app.get(Inbox).tick();
  const left = await bench.sql(`select external_id from platform.received_message order by 1`);
  expect(left).toEqual([{ external_id: 'evt-2' }, { external_id: 'evt-3' }]);
});
