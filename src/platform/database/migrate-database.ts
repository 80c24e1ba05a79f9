import { MikroORM } from '@mikro-orm/postgresql';
import { escapeIdentifier } from 'pg';
import type { DatabaseSchema } from './database-schema.js';
import { migrationLimits, ormOptions } from './orm-options.js';
import { roleOf } from './prepare-roles.js';

/**
 * Runs the pending migrations. Concurrent calls wait for each other.
 * @param databaseUrl URL of the database with the role that owns it
 * @param programsRole role that may read and write the rows of all tables afterwards; the owner needs no such right
 * @returns names of the migrations that ran
 */
export async function migrateDatabase(
  databaseUrl: string,
  schemas: readonly DatabaseSchema[],
  programsRole = roleOf(databaseUrl),
): Promise<string[]> {
  const orm = await MikroORM.init(ormOptions(databaseUrl, schemas, migrationLimits));
  try {
    const lock = orm.em.fork();
    await lock.begin();
    try {
      await lock.execute(`set local idle_in_transaction_session_timeout = 0`);
      await lock.execute(`select pg_advisory_xact_lock(hashtext('posy.migrate'))`);
      const done = await orm.migrator.up();
      if (programsRole !== roleOf(databaseUrl)) await allowRows(orm, schemas, programsRole);
      return done.map((migration) => migration.name);
    } finally {
      await lock.rollback();
    }
  } finally {
    await orm.close();
  }
}

/** Grants the rights that api, workers and tools need: reading and writing rows, but neither DDL nor TRUNCATE. */
async function allowRows(orm: MikroORM, schemas: readonly DatabaseSchema[], role: string): Promise<void> {
  const names = schemas.map(({ name }) => escapeIdentifier(name)).join(', ');
  const to = escapeIdentifier(role);
  const em = orm.em.fork();
  await em.execute(`grant usage on schema ${names} to ${to}`);
  await em.execute(`grant select, insert, update, delete on all tables in schema ${names} to ${to}`);
  await em.execute(`grant usage, select on all sequences in schema ${names} to ${to}`);
}

/** SQL that would make the database fit the entities; empty when migrations and entities agree. */
export async function differenceToEntities(databaseUrl: string, schemas: readonly DatabaseSchema[]): Promise<string> {
  const orm = await MikroORM.init(ormOptions(databaseUrl, schemas, migrationLimits));
  try {
    return await orm.schema.getUpdateSchemaSQL({ wrap: false });
  } finally {
    await orm.close();
  }
}
