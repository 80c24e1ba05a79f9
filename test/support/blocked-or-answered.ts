import { eventually } from './posy/eventually.js';

interface Database {
  sql(statement: string): Promise<unknown[]>;
}

/**
 * Answers what a call comes to first: its end, or a lock that another transaction of this database holds. For tests of
 * two transactions at the same moment, which hold one of them back.
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
  ) as Promise<'blocked' | 'answered'>;
}
