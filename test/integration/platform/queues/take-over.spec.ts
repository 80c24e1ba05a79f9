import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { Consumes, type Reaction } from '#src/platform/deliveries/consumer.js';
import { Relay } from '#src/platform/processing/relay.js';
import { QueueWorkerTools } from '#src/platform/processing/queue-worker-tools.js';
import { QueueWorker } from '#src/platform/processing/queue-worker.js';
import { HeartbeatModule } from '#src/platform/processing/heartbeat.module.js';
import { eventually } from '../../../support/posy/eventually.js';
import { SilentLink } from '../../../support/silent-link.js';
import { withSlack } from '../../../support/with-slack.js';
import { MessageBench } from '../messages/message-bench.js';
import { NoteWritten } from '../messages/note.js';

@Consumes({ consumer: 'test.reader' })
class Reader implements Reaction {
  react = () => Promise.resolve();
}

const routes = [{ message: NoteWritten, consumer: 'test.reader', queue: 'reactions' }] as const;
let bench: MessageBench;
let link: SilentLink;
let killed: QueueWorker;
let other: QueueWorker;
let entered: PromiseWithResolvers<void>;

beforeAll(async () => {
  bench = await MessageBench.start(routes, [Reader], {}, { modules: [HeartbeatModule.forProgram('workers')] });
});
afterAll(() => bench.stop());
beforeEach(async () => {
  entered = Promise.withResolvers<void>();
  link = await SilentLink.before(bench.config.redisUrls[0] ?? '');
  const tools = bench.app.get(QueueWorkerTools);
  /** A separate process, which ends with the jobs that it has begun. */
  const dying = Object.assign(Object.create(tools) as QueueWorkerTools, {
    config: Object.assign(Object.create(bench.config) as typeof bench.config, { redisUrls: [link.url] }),
    runner: { run: () => (entered.resolve(), new Promise(() => undefined)) },
  });
  killed = new QueueWorker('reactions', { concurrency: 5 }, dying);
  other = new QueueWorker('reactions', { concurrency: 5 }, tools);
});
afterEach(async () => {
  link.close();
  await Promise.all([killed.close(), other.close()]);
});

it('another worker takes over the jobs of a killed one within 15 seconds', async () => {
  await killed.start();
  const noteId = await bench.write();
  await bench.app.get(Relay).enqueueDue();
  await entered.promise;
  link.silence();
  const killedAt = Date.now();
  await other.start();
  await eventually(
    () => bench.delivery(noteId),
    ({ done_at }) => done_at !== null,
  );
  expect(Date.now() - killedAt).toBeLessThan(withSlack(15_000));
});
