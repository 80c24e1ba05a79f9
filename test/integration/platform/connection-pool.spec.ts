import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import type { PoolClient } from 'pg';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { eventually } from '../../support/posy/eventually.js';
import { MessageBench } from './messages/message-bench.js';

let bench: MessageBench;
beforeAll(async () => {
  bench = await MessageBench.start([]);
});
afterAll(() => bench.stop());

/** A transaction whose connection the server closes before the second statement, as when it restarts. */
const interrupted = () =>
  bench.app.get(UnitOfWork).run(async (em) => {
    const [{ pid }] = await em.execute<[{ pid: number }]>('select pg_backend_pid() as pid');
    await bench.sql('select pg_terminate_backend($1)', [pid]);
    await em.execute('select 1');
  });

it('releases the place in the pool of connections that were closed inside a transaction', async () => {
  const pool = await bench.app.get(MikroORM).em.getConnection().getNativeClient();
  for (let ended = 0; ended < pool.options.max; ended += 5) {
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, interrupted));
    expect(outcomes.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'rejected'));
  }
  await eventually(
    () => Promise.resolve(pool.totalCount - pool.idleCount),
    (busy) => busy === 0,
  );
  const answers = await Promise.all(
    Array.from({ length: pool.options.max }, () =>
      bench.app.get(UnitOfWork).run((em) => em.execute('select 1 as answer')),
    ),
  );
  expect(answers).toHaveLength(pool.options.max);
});

it('closes although a connection is being checked out', async () => {
  const ending = await MessageBench.start([]);
  const orm = ending.app.get(MikroORM);
  const pool = await orm.em.getConnection().getNativeClient();
  const ended = Promise.withResolvers<void>();
  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>;
  const known = await connect();
  Object.assign(pool, {
    connect: async () => {
      const client = await connect();
      known.release();
      ended.resolve(orm.close());
      // From here on Kysely has dropped the pool, and does not keep the connection that it gets.
      await eventually(() => Promise.resolve(pool.ending), Boolean);
      return client;
    },
  });
  const lost = ending.app.get(UnitOfWork).run((em) => em.execute('select 1'));
  await expect(lost).rejects.toThrow();
  await ended.promise;
  expect(pool.totalCount).toBe(0);
  await ending.stop();
});
