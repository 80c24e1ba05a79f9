import { eventually } from './posy/eventually.js';

interface Database {
  sql(statement: string): Promise<unknown[]>;
}

/**
 * Resolves with whichever comes first: the end of a call, or its wait for a lock of another transaction of this
 * database. For tests of two concurrent transactions, one of which is held back.
 */
export async function blockedOrAnswered(database: Database, call: Promise<unknown>): Promise<'blocked' | 'answered'> {
  let isOver = false;
  const end = () => void (isOver = true);
  call.then(end, end);
  return eventually(
    async () => {
      if (isOver) return 'answered';
      const waiting = await database.sql(
        `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return waiting.length > 0 ? 'blocked' : undefined;
    },
    (outcome) => outcome !== undefined,
  );
}
