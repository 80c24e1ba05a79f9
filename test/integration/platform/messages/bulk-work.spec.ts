import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { Consumes, type Reaction } from '#src/platform/deliveries/consumer.js';
import { Relay } from '#src/platform/processing/relay.js';
import { MessageBench } from './message-bench.js';
import { Note, NoteWritten } from './note.js';

@Consumes({ consumer: 'test.reader' })
class Reader implements Reaction {
  react = () => Promise.resolve();
}

const routes = [{ message: NoteWritten, consumer: 'test.reader', queue: 'reactions' }] as const;
let bench: MessageBench;
let relay: Relay;

beforeAll(async () => {
  bench = await MessageBench.start(routes, [Reader]);
  relay = bench.app.get(Relay);
});
afterAll(() => bench.stop());

/** Bulk deliveries of a consumer above which no more are enqueued. */
const enough = 200;
const enqueued = async () => {
  let sum = 0;
  for (let page = 1; page > 0; sum += page) page = await relay.enqueueDue();
  return sum;
};
const set = (what: string, count: number) =>
  bench.sql(
    `update platform.delivery set ${what}
     where id in (select id from platform.delivery where enqueued_at is not null and due_at <= now() limit $1)`,
    [count],
  );

beforeEach(async () => {
  await bench.sql('truncate platform.message, platform.delivery');
  await bench.unitOfWork.run((em) => {
    for (let made = 0; made < 2 * enough + 50; made += 1) em.persist(Note.write(randomUUIDv7(), 'bulk'));
    return Promise.resolve();
  });
  await bench.sql('update platform.delivery set bulk = true');
});

it('holds bulk work back until some of it is done, and what a user waits for never', async () => {
  expect(await enqueued()).toBe(enough);
  expect(relay.holdsBulkBack).toBe(true);
  await bench.write();
  expect(await enqueued()).toBe(1);
  await set('done_at = now()', 1);
  expect(await enqueued()).toBe(enough);
});

it('goes on with bulk work beside deliveries that wait for their next attempt', async () => {
  await enqueued();
  await set(`due_at = now() + interval '1 hour'`, enough);
  expect(await enqueued()).toBe(enough);
});
