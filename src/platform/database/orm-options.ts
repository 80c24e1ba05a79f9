import { Logger } from '@nestjs/common';
import { Migrator } from '@mikro-orm/migrations';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { defineConfig, type Options } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { parse } from 'pg-connection-string';
import type { DatabaseSchema } from './database-schema.js';
import { releaseDeadConnections } from './release-dead-connections.js';
import { watchStatements } from './watch-statements.js';

/**
 * Database timeouts and pool size of a program. Timeouts of the api are short, because users wait for its responses.
 */
export interface DatabaseLimits {
  /** Milliseconds that one statement may take. */
  statementTimeout: number;
  /** Milliseconds to wait for a lock; 0 waits until the statement times out. */
  lockTimeout: number;
  /** Connections of one process. */
  poolSize: number;
}

export const apiLimits: DatabaseLimits = { statementTimeout: 5_000, lockTimeout: 0, poolSize: 15 };
/** Limits of workers and tools. The workers program sets its pool size by the number of its workers. */
export const workerLimits: DatabaseLimits = { statementTimeout: 30_000, lockTimeout: 5_000, poolSize: 15 };
export const migrationLimits: DatabaseLimits = { statementTimeout: 0, lockTimeout: 0, poolSize: 2 };

/** Milliseconds after which PostgreSQL ends the transaction of a stalled process, to release its locks. */
const idleInTransactionTimeout = 10_000;

/** Milliseconds that the response may take in addition to the statement timeout. */
const responseGrace = 2_000;
/** Milliseconds of silence after which the operating system sends a TCP keepalive. */
const keepAliveAfter = 10_000;

export function ormOptions(databaseUrl: string, schemas: readonly DatabaseSchema[], limits: DatabaseLimits): Options {
  const migrations = schemas
    .flatMap((schema) => schema.migrations)
    .map(({ name, class: cls }) => ({ name, class: cls }));
  // MikroORM reads host, user and database from the URL, but ignores its TLS parameters.
  const { ssl } = parse(databaseUrl);
  return defineConfig({
    clientUrl: databaseUrl,
    logger: (message) => Logger.debug(message, 'Database'),
    entities: schemas.flatMap((schema) => [...schema.entities]),
    metadataProvider: ReflectMetadataProvider,
    extensions: [Migrator],
    pool: { min: 0, max: limits.poolSize },
    driverOptions: {
      onPoolCreated: (pool: Pool) => {
        releaseDeadConnections(pool);
        if (limits.statementTimeout > 0) {
          pool.on('connect', (client) => watchStatements(client, limits.statementTimeout + responseGrace));
        }
      },
      ...(ssl !== undefined && { ssl }),
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveAfter,
      connectionTimeoutMillis: 2_000,
      statement_timeout: limits.statementTimeout,
      lock_timeout: limits.lockTimeout,
      idle_in_transaction_session_timeout: idleInTransactionTimeout,
      application_name: 'posy',
    },
    migrations: {
      migrationsList: migrations.sort((a, b) => a.name.localeCompare(b.name)),
      tableName: 'migration',
      schema: undefined,
      transactional: true,
      allOrNothing: true,
      snapshot: false,
    },
    schemaGenerator: { ignoreSchema: ['public'], managementDbName: 'postgres' },
    forceUtcTimezone: true,
    allowGlobalContext: false,
    serialization: { includePrimaryKeys: true },
  });
}
