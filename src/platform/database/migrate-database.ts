import { MikroORM } from '@mikro-orm/postgresql';
import type { DatabaseSchema } from './database-schema.js';
import { migrationLimits, ormOptions } from './orm-options.js';

/**
 * Brings a database up to date. Two programs that migrate at once take turns.
 * @returns names of the migrations that ran
 */
export async function migrateDatabase(databaseUrl: string, schemas: readonly DatabaseSchema[]): Promise<string[]> {
  const orm = await MikroORM.init(ormOptions(databaseUrl, schemas, migrationLimits));
  try {
    const lock = orm.em.fork();
    await lock.begin();
    try {
      await lock.execute(`set local idle_in_transaction_session_timeout = 0`);
      await lock.execute(`select pg_advisory_xact_lock(hashtext('posy.migrate'))`);
      const done = await orm.migrator.up();
      return done.map((migration) => migration.name);
    } finally {
      await lock.rollback();
    }
  } finally {
    await orm.close();
  }
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
