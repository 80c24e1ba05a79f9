import { Config } from './config.js';
import { read, Setting } from './setting.js';

/** Settings of migrations: the settings of the programs plus the database roles that only migrations use. */
export class MigrationConfig extends Config {
  @Setting({
    env: 'MIGRATION_DATABASE_URL',
    about: 'The same database as the role that owns its schemas, for migrations alone; empty for DATABASE_URL.',
    fallback: '',
    secret: true,
    read: read.optional(read.url('postgres', 'postgresql')),
  })
  readonly migrationDatabaseUrl: string | undefined;

  @Setting({
    env: 'DATABASE_ADMIN_URL',
    about: 'The same database as a superuser, for migrations that create the other two roles; empty when they exist.',
    fallback: '',
    secret: true,
    read: read.optional(read.url('postgres', 'postgresql')),
  })
  readonly databaseAdminUrl: string | undefined;
}
