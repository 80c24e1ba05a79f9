import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { DatabaseListener } from '#src/platform/database/database-listener.js';
import { ormOptions } from '#src/platform/database/orm-options.js';
import { Consumes, type Reaction } from '#src/platform/deliveries/consumer.js';
import { isDatabaseWait } from '#src/platform/outages/outage.js';
import { platformSchema } from '#src/platform/schema/platform.schema.js';
import { Relay } from '#src/platform/processing/relay.js';
import { QueueWorkerTools } from '#src/platform/processing/queue-worker-tools.js';
import { QueueWorker } from '#src/platform/processing/queue-worker.js';
import { HeartbeatModule } from '#src/platform/processing/heartbeat.module.js';
import { eventually } from '../../support/posy/eventually.js';
import { SilentLink } from '../../support/silent-link.js';
import { MessageBench } from './messages/message-bench.js';
import { NoteWritten } from './messages/note.js';

@Consumes({ consumer: 'test.reader' })
class Reader implements Reaction {
  react = () => Promise.resolve();
}

let bench: MessageBench;
let link: SilentLink;
beforeAll(async () => {
  const routes = [{ message: NoteWritten, consumer: 'test.reader', queue: 'reactions' }] as const;
  bench = await MessageBench.start(routes, [Reader], {}, { modules: [HeartbeatModule.forProgram('workers')] });
});
afterAll(() => bench.stop());
afterEach(() => {
  jest.restoreAllMocks();
  link.close();
});
/** The same settings, with one address that leads through the link. */
const configWith = (address: object) => Object.assign(Object.create(bench.config) as typeof bench.config, address);

describe('a connection of the pool that dies silently', () => {
  let orm: MikroORM;
  beforeEach(async () => {
    link = await SilentLink.before(bench.config.databaseUrl);
    orm = await MikroORM.init(
      ormOptions(link.url, [platformSchema], { statementTimeout: 500, lockTimeout: 0, poolSize: 2 }),
    );
  });
  afterEach(() => orm.close(true));

  it('ends with its statement, which is not counted, and frees its place', async () => {
    const busy = orm.em.fork();
    await busy.begin();
    await Promise.all([busy.execute('select 1'), orm.em.fork().execute('select 1')]);
    link.silenceConnections();
    const failure = await busy.execute('select 1').catch((error: unknown) => error);
    expect(failure).toMatchObject({ message: expect.stringMatching(/no answer from the database within 2500 ms/) });
    expect(isDatabaseWait(failure)).toBe(true);
    await busy.rollback().catch(() => undefined);
    await orm.em
      .fork()
      .execute('select 1')
      .catch(() => undefined); // on the other dead one
    const all = Array.from({ length: 2 }, async () => {
      const em = orm.em.fork();
      await em.begin();
      await em.execute('select 1');
      return em;
    });
    for (const em of await Promise.all(all)) await em.rollback();
  });

  it('is distinguished from one with a slow statement', async () => {
    await orm.em.fork().execute(`set statement_timeout = '0'; select pg_sleep(0.1)`);
    expect(await orm.em.fork().execute('select 1 as answer')).toEqual([{ answer: 1 }]);
    expect(link.connections).toBe(1);
  });
});

it('a listener receives notifications again after its connection died silently', async () => {
  link = await SilentLink.before(bench.config.databaseUrl);
  const everySoOften = jest.spyOn(globalThis, 'setInterval');
  const listener = new DatabaseListener(configWith({ databaseUrl: link.url }));
  const heard: string[] = [];
  listener.on('silent_test', (payload) => heard.push(payload));
  await eventually(
    () => Promise.resolve(heard),
    (all) => all.length === 1,
  );
  link.silenceConnections();
  const [ask, pause] = everySoOften.mock.calls.at(-1) as unknown as [() => void, number];
  expect(pause).toBe(10_000);
  ask();
  await eventually(
    () => Promise.resolve(heard),
    (all) => all.length === 2,
  );
  await bench.sql(`notify silent_test, 'back'`);
  await eventually(
    () => Promise.resolve(heard),
    (all) => all.includes('back'),
  );
  listener.onModuleDestroy();
  await listener.onApplicationShutdown();
});

it.each([
  ['while it connects', (): void => link.silence()],
  ['while it subscribes', (): void => link.silenceAt('listen "')],
])('a listener whose connection dies %s does not prevent its program from stopping', async (_when, silence) => {
  link = await SilentLink.before(bench.config.databaseUrl);
  silence();
  const listener = new DatabaseListener(configWith({ databaseUrl: link.url }));
  const heard: string[] = [];
  listener.on('silent_test', (payload) => heard.push(payload));
  await eventually(
    () => Promise.resolve(link.hasSwallowed),
    (hasSwallowed) => hasSwallowed,
  );
  listener.onModuleDestroy();
  await listener.onApplicationShutdown();
  expect(heard).toEqual([]);
});

it('a worker takes jobs again after its connections to Redis died silently', async () => {
  link = await SilentLink.before(bench.config.redisUrls[0] ?? '');
  const tools = Object.assign(Object.create(bench.app.get(QueueWorkerTools)) as QueueWorkerTools, {
    config: configWith({ redisUrls: [link.url] }),
  });
  const worker = new QueueWorker('reactions', { concurrency: 5 }, tools);
  const isDone = (noteId: string) =>
    eventually(
      () => bench.delivery(noteId),
      ({ done_at }) => done_at !== null,
    );
  try {
    await worker.start();
    const before = await bench.write();
    await bench.app.get(Relay).enqueueDue();
    await isDone(before);
    link.silenceConnections();
    const after = await bench.write();
    await bench.app.get(Relay).enqueueDue();
    await isDone(after);
  } finally {
    await worker.close();
  }
});
