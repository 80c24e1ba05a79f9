import pg from 'pg';

/** PostgreSQL URLs of the same database as three different roles. */
export interface DatabaseRoles {
  /** A superuser, used to set up the other two and for nothing else. */
  readonly admin: string;
  /** The role that owns database, schemas and tables, used by migrations. */
  readonly owner: string;
  /** The role of api, workers and tools: it reads and writes rows, and changes no schema. */
  readonly programs: string;
}

/**
 * Creates the roles of migrations and programs with the passwords in their URLs, and makes the first one the owner of
 * the database and of all objects of Posy, regardless of the previous owner. Calling it again only updates the
 * passwords.
 * @param schemas names of the schemas that Posy owns
 * @throws Error when two of the three roles are the same, or when one of the existing roles is a superuser
 */
export async function prepareRoles({ admin, owner, programs }: DatabaseRoles, schemas: string[]): Promise<void> {
  const roles = [owner, programs].map(readRole);
  if (new Set([readRole(admin), ...roles].map(({ name }) => name)).size < 3) {
    throw new Error('DATABASE_ADMIN_URL, MIGRATION_DATABASE_URL and DATABASE_URL have to name three different roles.');
  }
  const client = new pg.Client({
    connectionString: admin,
    connectionTimeoutMillis: 5_000,
    lock_timeout: 30_000,
  });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock(hashtext('posy.migrate'))`);
    for (const role of roles) await prepareRole(client, role);
    await handOver(client, roles[0]?.name ?? '', schemas);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** Returns the role that a PostgreSQL URL signs in as. */
export const roleOf = (url: string): string => readRole(url).name;

interface Role {
  name: string;
  /** Empty where the server asks for none. */
  password: string;
}

function readRole(url: string): Role {
  const { username, password } = new URL(url);
  return { name: decodeURIComponent(username), password: decodeURIComponent(password) };
}

async function prepareRole(client: pg.Client, { name, password }: Role): Promise<void> {
  const { rows } = await client.query<{ rolsuper: boolean }>('select rolsuper from pg_roles where rolname = $1', [
    name,
  ]);
  if (rows[0]?.rolsuper) throw new Error(`The role ${name} is a superuser: name one that is not.`);
  const verb = rows.length > 0 ? 'alter' : 'create';
  const credentials = password === '' ? '' : `password ${pg.escapeLiteral(password)}`;
  await client.query(
    `${verb} role ${pg.escapeIdentifier(name)} login nosuperuser nocreatedb nocreaterole noreplication ${credentials}`,
  );
}

/** Query for objects with another owner. Sequences of identity columns are left out, since they follow their tables. */
const ownedByAnother = `
  with ours as (select oid from pg_namespace where nspname = any($1::text[]))
  select format('schema %I', nspname) as object from pg_namespace
    where oid in (select oid from ours) and nspowner <> $2::text::regrole
  union all
  select format('table %s', c.oid::regclass) from pg_class c
    where (relnamespace in (select oid from ours) or c.oid = to_regclass('public.migration'))
      and relkind in ('r', 'p', 'v', 'm', 'S') and relowner <> $2::text::regrole
      and not (relkind = 'S' and exists (
        select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype in ('a', 'i')))
  union all
  select format('routine %s', oid::regprocedure) from pg_proc
    where pronamespace in (select oid from ours) and proowner <> $2::text::regrole
  union all
  select format('type %s', oid::regtype) from pg_type
    where typnamespace in (select oid from ours) and typtype in ('d', 'e') and typowner <> $2::text::regrole`;

async function handOver(client: pg.Client, owner: string, schemas: string[]): Promise<void> {
  const role = pg.escapeIdentifier(owner);
  const database = pg.escapeIdentifier(client.database ?? '');
  const { rows } = await client.query<{ object: string }>(ownedByAnother, [schemas, role]);
  for (const { object } of rows) await client.query(`alter ${object} owner to ${role}`);
  await client.query(`alter database ${database} owner to ${role}`);
  await client.query(`revoke temporary on database ${database} from public`);
  await client.query('revoke create on schema public from public');
}
