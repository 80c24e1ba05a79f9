import { sql, type Kysely } from 'kysely';

export interface InsertedRows {
  /** Number of inserted rows; existing rows are not changed. */
  added: number;
  /** Values of the column `returning` in the inserted rows. */
  returned: string[];
}

/**
 * Inserts any number of rows in one statement, by passing them as a single JSON parameter.
 * @param table schema and table, a constant of the code
 * @param columns column -> its type in the database, constants of the code
 * @param rows by column name
 * @param returning column whose values are returned for inserted rows, a constant of the code; slow for very many rows
 */
export async function insertRows(
  database: Kysely<unknown>,
  table: string,
  columns: Readonly<Record<string, string>>,
  rows: readonly object[],
  returning?: string,
): Promise<InsertedRows> {
  if (rows.length === 0) return { added: 0, returned: [] };
  const names = Object.keys(columns);
  const list = sql.raw(names.join(', '));
  const typed = sql.raw(names.map((name) => `${name} ${columns[name]}`).join(', '));
  const result = await sql<{ value: string }>`
    insert into ${sql.raw(table)} (${list})
    select ${list} from json_to_recordset(${JSON.stringify(rows)}::json) as given (${typed})
    on conflict do nothing
    ${sql.raw(returning === undefined ? '' : `returning ${returning}::text as value`)}`.execute(database);
  return { added: Number(result.numAffectedRows ?? 0), returned: result.rows.map(({ value }) => value) };
}
