import { MikroORM } from '@mikro-orm/postgresql';
import type { Posy } from './posy.js';

/** A client of the pool, as it is checked out. */
interface Client {
  query: (...parts: unknown[]) => unknown;
}

/** Counts the statements that the api sends to PostgreSQL, for tests that it does not grow with the number of rows. */
export class StatementCounter {
  private statements = 0;

  private constructor() {}

  static async on(posy: Posy): Promise<StatementCounter> {
    const counter = new StatementCounter();
    const pool = await posy.get(MikroORM).em.getConnection().getNativeClient();
    const counted = new WeakSet<Client>();
    pool.on('acquire', (client: Client) => {
      if (counted.has(client)) return;
      counted.add(client);
      const query = client.query.bind(client);
      client.query = (...parts) => {
        counter.statements += 1;
        return query(...parts);
      };
    });
    return counter;
  }

  /** The statements sent during this work, which may include an occasional poll for revoked sessions. */
  async during(work: () => Promise<unknown>): Promise<number> {
    this.statements = 0;
    await work();
    return this.statements;
  }
}
