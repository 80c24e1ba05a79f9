import { Injectable } from '@nestjs/common';
import { sql, type Kysely } from 'kysely';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import {
  HoldsPersonalData,
  type DataSubject,
  type PersonalDataSource,
} from '#src/platform/personal-data/personal-data-source.js';

/** Columns with credentials, which are not exported. */
const secret = /hash|secret|sealed|salt|token|nonce|verifier/;

/**
 * The data of identity about a user: the row of the user, and the rows of all tables of the context with a `user_id`.
 * New tables are therefore exported automatically.
 */
@Injectable()
@HoldsPersonalData('identity')
export class IdentityData implements PersonalDataSource {
  constructor(private readonly database: ReadDatabase) {}

  async dataOf({ userId }: DataSubject): Promise<Record<string, unknown>> {
    const database = this.database.tables();
    const [user] = await rowsOf(database, 'user', 'id', userId);
    const data: Record<string, unknown> = { user };
    for (const table of await tablesOfUsers(database)) data[table] = await rowsOf(database, table, 'user_id', userId);
    return data;
  }
}

async function tablesOfUsers(database: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ table: string }>`
    select table_name as table from information_schema.columns
    where table_schema = 'identity' and column_name = 'user_id' order by 1`.execute(database);
  return rows.map(({ table }) => table);
}

/** Returns the rows of a table without secret columns, ordered by id and therefore by time. */
async function rowsOf(database: Kysely<unknown>, table: string, column: string, userId: string): Promise<object[]> {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(kept) as row from ${sql.table(`identity.${table}`)} as kept
    where ${sql.ref(`kept.${column}`)} = ${userId} order by to_jsonb(kept) ->> 'id'`.execute(database);
  return rows.map(({ row }) => Object.fromEntries(Object.entries(row).filter(([name]) => !secret.test(name))));
}
