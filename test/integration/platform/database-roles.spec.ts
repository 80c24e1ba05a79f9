import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrateDatabase } from '#src/platform/database/migrate-database.js';
import { prepareRoles, roleOf, type DatabaseRoles } from '#src/platform/database/prepare-roles.js';
import { databaseSchemas } from '#src/schema.js';

const schemas = databaseSchemas.map(({ name }) => name);
const name = `posy_test_roles_${process.pid}_${randomBytes(4).toString('hex')}`;
let roles: DatabaseRoles;

/** The setup of older versions: one superuser migrates, and owns everything. */
beforeAll(async () => {
  const { DATABASE_ADMIN_URL = '', MIGRATION_DATABASE_URL = '', DATABASE_URL = '' } = process.env;
  await run(DATABASE_ADMIN_URL, `create database ${name}`);
  const here = (url: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;
  roles = { admin: here(DATABASE_ADMIN_URL), owner: here(MIGRATION_DATABASE_URL), programs: here(DATABASE_URL) };
  await migrateDatabase(roles.admin, databaseSchemas);
  await run(roles.admin, `insert into content.feature_toggle (name, enabled, changed_at) values ('older', 1, now())`);
  await prepareRoles(roles, schemas);
  await migrateDatabase(roles.owner, databaseSchemas, roleOf(roles.programs));
});
afterAll(() => run(process.env['DATABASE_ADMIN_URL'] ?? '', `drop database if exists ${name} with (force)`));

async function run<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

describe('the role of the programs', () => {
  it.each([
    'create table content.another (id int)',
    'create table public.another (id int)',
    'create temporary table another (id int)',
    'create schema another',
    'create database another',
    'create role another',
    'create function content.another() returns int language sql as $$ select 1 $$',
    'drop table content.feature_toggle',
    'alter table content.feature_toggle add column another int',
    'truncate content.feature_toggle',
    'drop schema content cascade',
    'alter table identity.security_event disable trigger all',
    'alter role current_user superuser',
    'set role posy_test_owner',
    `copy content.feature_toggle to program 'cat'`,
    `select pg_read_file('postgresql.conf')`,
    'select * from public.migration',
  ])('is refused: %s', async (statement) => {
    await expect(run(roles.programs, statement)).rejects.toThrow(/permission denied|must be (owner|superuser)/);
  });

  it('reads and writes the rows of every table', async () => {
    const refused = await run(
      roles.programs,
      `select c.oid::regclass from pg_class c join pg_namespace n on n.oid = relnamespace
       where nspname = any('{${schemas.join(',')}}') and (
         (relkind in ('r', 'p') and not has_table_privilege(c.oid, 'select, insert, update, delete'))
         or (relkind = 'S' and not has_sequence_privilege(c.oid, 'usage')))`,
    );
    expect(refused).toEqual([]);
    expect(
      await run(roles.programs, `delete from content.feature_toggle where name = 'older' returning enabled`),
    ).toEqual([{ enabled: 1 }]);
  });

  it('has no privileged attribute, and neither has the owner', async () => {
    const names = [roles.owner, roles.programs].map(roleOf);
    const attributes = 'rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls';
    const found = await run(
      roles.admin,
      `select ${attributes} from pg_roles where rolname in ('${names.join("', '")}')`,
    );
    expect(found).toHaveLength(2);
    for (const role of found) expect(Object.values(role)).toEqual([false, false, false, false, false]);
  });
});

describe('a database that a superuser has created', () => {
  it('belongs to the owner afterwards, with all schemas of Posy', async () => {
    const owners = await run(
      roles.admin,
      `with ours as (select oid from pg_namespace where nspname = any('{${schemas.join(',')}}'))
       select distinct owner::regrole::text from (
         select nspowner from pg_namespace where oid in (select oid from ours)
         union select relowner from pg_class where relnamespace in (select oid from ours)
         union select proowner from pg_proc where pronamespace in (select oid from ours)
         union select relowner from pg_class where oid = 'public.migration'::regclass
         union select datdba from pg_database where datname = current_database()) as objects (owner)`,
    );
    expect(owners).toEqual([{ owner: roleOf(roles.owner) }]);
  });

  it('can be prepared again, but not with fewer than three roles', async () => {
    await prepareRoles(roles, schemas);
    expect(await migrateDatabase(roles.owner, databaseSchemas, roleOf(roles.programs))).toEqual([]);
    for (const less of [{ programs: roles.admin }, { owner: roles.programs }, { owner: roles.admin }]) {
      await expect(prepareRoles({ ...roles, ...less }, schemas)).rejects.toThrow(/three different roles/);
    }
  });
});

it('keeps the values of rows out of its own log', async () => {
  expect(await run(roles.programs, 'show log_error_verbosity')).toEqual([{ log_error_verbosity: 'terse' }]);
});
