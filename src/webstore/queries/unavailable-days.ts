import { sql, type Kysely } from 'kysely';
import type { WebstoreTables } from '../webstore.tables.js';

/** Webstore id -> the days, from today on, on which it is booked; partly booked and unknown days are not among them. */
export async function unavailableDays(
  database: Kysely<WebstoreTables>,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await database
    .selectFrom('webstore.availability')
    .where('webstore_id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('state', '=', 'unavailable')
    .where('day', '>=', sql<string>`current_date`)
    .select(['webstore_id', sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day')])
    .orderBy('day')
    .execute();
  const days = Map.groupBy(rows, (row) => row.webstore_id);
  return new Map([...days].map(([id, ofWebstore]) => [id, ofWebstore.map((row) => row.day)]));
}
