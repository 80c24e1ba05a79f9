import { Logger } from '@nestjs/common';
import { Migrator } from '@mikro-orm/migrations';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { defineConfig, type Options } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { parse } from 'pg-connection-string';
import type { DatabaseSchema } from './database-schema.js';
import { releaseDeadConnections } from './release-dead-connections.js';
import { watchStatements } from './watch-statements.js';

/** How patient a program is with the database: an answer to a person must not wait as long as a worker may. */
export interface DatabaseLimits {
  /** Milliseconds that one statement may take. */
  statementTimeout: number;
  /** Milliseconds to wait for a lock; 0 waits as long as the statement may take. */
  lockTimeout: number;
  /** Connections kept by one process. */
  poolSize: number;
}

export const apiLimits: DatabaseLimits = { statementTimeout: 5_000, lockTimeout: 0, poolSize: 15 };
/** The workers program makes its pool as large as its workers need; the tools are content with this one. */
export const workerLimits: DatabaseLimits = { statementTimeout: 30_000, lockTimeout: 5_000, poolSize: 15 };
export const migrationLimits: DatabaseLimits = { statementTimeout: 0, lockTimeout: 0, poolSize: 2 };

/** A process that stops in the middle of a transaction must not hold its rows for longer than this. */
const idleInTransactionTimeout = 10_000;

/** Milliseconds that the answer to a statement may take longer than the statement itself. */
const answerGrace = 2_000;
/** Milliseconds of silence after which the operating system asks whether the other side is there. */
const keepAliveAfter = 10_000;

export function ormOptions(databaseUrl: string, schemas: readonly DatabaseSchema[], limits: DatabaseLimits): Options {
  const migrations = schemas
    .flatMap((schema) => schema.migrations)
    .map(({ name, class: cls }) => ({ name, class: cls }));
  // MikroORM reads host, user and database out of the URL, and drops what the URL says about TLS.
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
          pool.on('connect', (client) => watchStatements(client, limits.statementTimeout + answerGrace));
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
