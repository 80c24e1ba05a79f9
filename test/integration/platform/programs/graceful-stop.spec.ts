import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import pg from 'pg';
import { WebSocket } from 'ws';
import { queuePrefix } from '#src/platform/queues/queues.js';
import { Gate } from '../../../e2e/support/gate.js';
import { aVendor } from '../../../support/posy/a-vendor.js';
import { aWebstore } from '../../../support/posy/a-webstore.js';
import { eventually } from '../../../support/posy/eventually.js';
import { Posy } from '../../../support/posy/posy.js';
import { asSuperuser } from '../../../support/test-database.js';
import { RealProgram } from './real-program.js';

let engine: Gate;
let posy: Posy;
let redis: Redis;
let programs: RealProgram[] = [];

beforeAll(async () => {
  engine = await Gate.before(process.env['ELASTICSEARCH_URL'] ?? '');
  posy = await Posy.start({ workers: [], settings: { ELASTICSEARCH_URL: engine.url } });
  redis = new Redis(posy.config.redisUrls[0] ?? '', { maxRetriesPerRequest: null });
});
afterAll(async () => {
  redis.disconnect();
  await engine.open();
  await posy.stop();
  await engine.shut();
});
afterEach(async () => {
  await Promise.all([posy.haltWorkers(), ...programs.map((program) => program.dispose())]);
  programs = [];
  await engine.open();
});

async function start(...parts: Parameters<typeof RealProgram.start>): Promise<RealProgram> {
  const program = await RealProgram.start(...parts);
  programs.push(program);
  return program;
}
const startWorkers = (...names: string[]) => start('dist/workers/main.js', posy.variables, names);

interface Row {
  id: string;
  starts: number;
  attempts: number;
  done_at: Date | null;
  failed_at: Date | null;
  history: { step: string; error?: string }[];
}
const lastDelivery = async () =>
  (
    await posy.sql<Row>(
      `select * from platform.delivery where consumer = 'directory.project-listing' order by id desc limit 1`,
    )
  )[0];
const workersOf = (pid: number) => posy.sql<{ pid: number }>('select pid from platform.worker where pid = $1', [pid]);

it('a worker with a job that hangs ends within ten seconds, and the job waits uncounted for the next one', async () => {
  const worker = await startWorkers();
  const { vendorId } = await aVendor(posy);
  const webstore = aWebstore(vendorId).called('Hung');
  await aWebstore(vendorId).called('Before').published(posy);
  await eventually(lastDelivery, (row) => row?.done_at instanceof Date);
  engine.hold();
  await webstore.published(posy);
  await eventually(lastDelivery, (row) => row?.done_at === null && row.starts > 0);
  expect(await worker.end()).toBe(0);
  expect(await lastDelivery()).toMatchObject({ starts: 0, attempts: 0, done_at: null, failed_at: null });
  expect(await workersOf(worker.pid)).toEqual([]);

  await engine.open();
  await posy.startWorkers();
  const row = await eventually(lastDelivery, (delivery) => delivery?.done_at instanceof Date);
  expect(row?.attempts).toBe(0);
});

/** Lets the relay add a page of jobs, and holds it while it marks them; continues when the client ends. */
async function holdMarking(): Promise<pg.Client> {
  await posy.sql(`
    create function platform.hold() returns trigger language plpgsql set lock_timeout = 0 as $$
    begin
      perform pg_advisory_xact_lock_shared(1);
      return null;
    end $$;
    create trigger held after update on platform.delivery execute function platform.hold()`);
  const holder = new pg.Client({ connectionString: posy.config.databaseUrl });
  await holder.connect();
  await holder.query('select pg_advisory_lock(1)');
  return holder;
}

it('a relay that is stopped during a backlog has a job for every delivery it has marked, and marked all it has added', async () => {
  const count = 5_000;
  await posy.sql(`
    with messages as (
      insert into platform.message (id, type, version, subject_id, payload, correlation_id, occurred_at)
      select gen_random_uuid(), 'test.backlog', 1, gen_random_uuid(), '{}', 'backlog', now()
      from generate_series(1, ${count}) returning id
    )
    insert into platform.delivery (id, message_id, consumer, round, enqueue_count, starts, attempts, history)
    select gen_random_uuid(), id, 'webstore.remember-entitlement', 0, 0, 0, 0, '[]' from messages`);
  const marked = async () => {
    const [row] = await posy.sql<{ count: number }>(
      `select count(*)::int as count from platform.delivery
       where consumer = 'webstore.remember-entitlement' and enqueued_at is not null`,
    );
    return row?.count ?? 0;
  };
  const holder = await holdMarking();
  const relay = await startWorkers('relay');
  await eventually(
    () => posy.sql(`select pid from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`),
    (held) => held.length > 0,
  );
  const ending = relay.end();
  await holder.end();
  expect(await ending).toBe(0);
  const queue = new Queue('reactions', { connection: redis, prefix: queuePrefix(posy.config), skipVersionCheck: true });
  const added = await queue.getWaitingCount();
  await queue.obliterate({ force: true });
  await queue.close();
  expect(await marked()).toBe(added);
  expect(added).toBeLessThan(count);
  await posy.sql(`drop trigger held on platform.delivery`);
  await posy.sql(`delete from platform.delivery where consumer = 'webstore.remember-entitlement'`);
});

it('an api that is stopped completes requests in flight, notifies sockets, and accepts nothing new', async () => {
  const api = await start('dist/src/main.js', posy.variables);
  const origin = `http://127.0.0.1:${api.port}`;
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/socket`);
  await once(socket, 'open');
  const closed = once(socket, 'close') as Promise<[number]>;
  const lock = new pg.Client({ connectionString: asSuperuser(posy.config.databaseUrl) });
  await lock.connect();
  await lock.query('begin');
  await lock.query('lock table webstore.web_address in access exclusive mode');
  const begun = fetch(`${origin}/api/webstores/url/nobody-has-this`);
  await eventually(
    () => posy.sql(`select from pg_locks where not granted`),
    (waiting) => waiting.length > 0,
  );

  const ending = api.end();
  expect((await closed)[0]).toBe(1001);
  await eventually(
    () =>
      fetch(`${origin}/health/live`).then(
        ({ status }) => status,
        () => 'refused' as const,
      ),
    (answer) => answer === 'refused' || answer === 503,
  );
  await lock.query('rollback');
  await lock.end();
  expect((await begun).status).toBe(404);
  expect(await ending).toBe(0);
  expect(await workersOf(api.pid)).toEqual([]);
});

it('a killed process leaves a heartbeat behind that becomes outdated', async () => {
  const worker = await startWorkers('reactions');
  const [record] = await posy.sql<{ workers: string[]; queues: string[]; program: string }>(
    'select workers, queues, program from platform.worker where pid = $1',
    [worker.pid],
  );
  expect(record).toEqual({ program: 'workers', workers: ['reactions'], queues: ['reactions'] });
  expect(await worker.end('SIGKILL')).toBe('SIGKILL');
  expect(await workersOf(worker.pid)).toHaveLength(1);
});
