import 'reflect-metadata';
import { MigrationConfig } from './platform/config/migration-config.js';
import { migrateDatabase } from './platform/database/migrate-database.js';
import { prepareRoles, roleOf } from './platform/database/prepare-roles.js';
import { databaseSchemas } from './schema.js';

const config = MigrationConfig.fromEnvironment(process.env);
const { databaseUrl: programs, migrationDatabaseUrl: owner = programs, databaseAdminUrl: admin } = config;
if (admin !== undefined) {
  const schemas = databaseSchemas.map(({ name }) => name);
  await prepareRoles({ admin, owner, programs }, schemas);
}
const names = await migrateDatabase(owner, databaseSchemas, roleOf(programs));
process.stdout.write(names.length > 0 ? `Migrated: ${names.join(', ')}\n` : 'The database is up to date\n');
