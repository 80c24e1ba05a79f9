import { sql, type Kysely } from 'kysely';

/**
 * Deletes rows after their retention time, in chunks, so that no statement holds locks for long.
 * @param table schema, table, its key and the column of its age (indexed): constants of the code
 * @returns how many were deleted
 */
export async function deleteOldRows(
  database: Kysely<unknown>,
  table: { readonly name: string; readonly key: string; readonly age: string },
  keepDays: number,
  chunk = 1_000,
): Promise<number> {
  const [name, key, age] = [sql.raw(table.name), sql.raw(table.key), sql.raw(table.age)];
  let deleted = 0;
  for (let last = chunk; last === chunk; deleted += last) {
    const { numAffectedRows } = await sql`
      delete from ${name} where ${key} in (
        select ${key} from ${name} where ${age} < now() - make_interval(days => ${keepDays}) limit ${chunk}
      )`.execute(database);
    last = Number(numAffectedRows ?? 0);
  }
  return deleted;
}
