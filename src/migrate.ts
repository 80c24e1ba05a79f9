import 'reflect-metadata';
import { Config } from './platform/config/config.js';
import { migrateDatabase } from './platform/database/migrate-database.js';
import { databaseSchemas } from './schema.js';

const { databaseUrl } = Config.fromEnvironment(process.env);
const names = await migrateDatabase(databaseUrl, databaseSchemas);
process.stdout.write(names.length > 0 ? `Migrated: ${names.join(', ')}\n` : 'The database is up to date\n');
