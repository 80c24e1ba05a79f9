import { sql, type Kysely } from 'kysely';

export interface InsertedRows {
  /** How many were new; rows that are there already stay as they are. */
  added: number;
  /** What the new ones have in the column that was asked for. */
  returned: string[];
}

/**
 * Inserts many rows in one statement, whatever their number: they travel as one JSON text.
 * @param table schema and table, a constant of the code
 * @param columns column -> its type in the database, constants of the code
 * @param rows by column name
 * @param returning a column whose values of new rows are wanted, a constant of the code; of very many rows it takes long
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
