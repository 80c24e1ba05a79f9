import { sql, type Kysely } from 'kysely';

/**
 * Inserts many rows in one statement, whatever their number: they travel as one JSON text.
 * @param table schema and table, a constant of the code
 * @param columns column -> its type in the database, constants of the code
 * @param rows by column name
 * @returns the values of the first column of the rows that were new; rows that are there already stay as they are
 */
export async function insertRows(
  database: Kysely<unknown>,
  table: string,
  columns: Readonly<Record<string, string>>,
  rows: readonly object[],
): Promise<string[]> {
  if (rows.length === 0) return [];
  const names = Object.keys(columns);
  const list = sql.raw(names.join(', '));
  const typed = sql.raw(names.map((name) => `${name} ${columns[name]}`).join(', '));
  const { rows: added } = await sql<{ first: string }>`
    insert into ${sql.raw(table)} (${list})
    select ${list} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (${typed})
    on conflict do nothing
    returning ${sql.raw(names[0] ?? '')}::text as first`.execute(database);
  return added.map((row) => row.first);
}
