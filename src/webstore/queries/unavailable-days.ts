import { sql, type Kysely } from 'kysely';
import type { WebstoreTables } from '../webstore.tables.js';

/** Webstore id -> the days, from today on, on which it is booked; partly booked and unknown days are not among them. */
export async function unavailableDays(
  database: Kysely<WebstoreTables>,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  // Calendar by calendar: of a table that has just been filled the planner knows nothing, and would read all of it.
  const { rows } = await sql<{ webstore_id: string; day: string }>`
    select booked.webstore_id, booked.day
      from unnest(${[...ids]}::uuid[]) as wanted(id)
      cross join lateral (
        select webstore_id, to_char(day, 'YYYY-MM-DD') as day
          from webstore.availability
         where webstore_id = wanted.id and day >= current_date and state = 'unavailable'
         order by availability.day
        offset 0
      ) as booked`.execute(database);
  const days = Map.groupBy(rows, (row) => row.webstore_id);
  return new Map([...days].map(([id, ofWebstore]) => [id, ofWebstore.map((row) => row.day)]));
}
