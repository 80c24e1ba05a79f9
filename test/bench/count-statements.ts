import { AsyncLocalStorage } from 'node:async_hooks';
import { createRequire } from 'node:module';
import pg from 'pg';

/** Counts the statements that some work of this process sends to PostgreSQL, without those of timers. */
export function countStatements() {
  const counting = new AsyncLocalStorage<{ statements: number }>();
  // MikroORM uses a client of its own.
  const ofMikroOrm = createRequire(import.meta.resolve('@mikro-orm/postgresql'))('pg') as typeof pg;
  for (const { Client } of new Set([pg, ofMikroOrm])) {
    const { query } = Client.prototype;
    Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
      const counter = counting.getStore();
      if (counter) counter.statements += 1;
      return (query as (...given: unknown[]) => unknown).apply(this, given);
    } as typeof query;
  }
  return async <T>(work: () => Promise<T>): Promise<[T, number]> => {
    const counter = { statements: 0 };
    return [await counting.run(counter, work), counter.statements];
  };
}
