import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase {
  /** With the role of the programs. */
  readonly url: string;
  /**
   * Leaves the database on a server that ends with the run: deleting a thousand files takes as long as creating them.
   */
  drop(): Promise<void>;
}

/**
 * A separate database: a clone of the template that `npm test` has migrated. It takes about 50 ms, so every spec file
 * makes one, and no test sees the rows of another.
 * @param template name of another database to clone, without open connections
 */
export async function createTestDatabase(template = process.env['TEST_TEMPLATE_DATABASE']): Promise<TestDatabase> {
  const { DATABASE_URL: programs, DATABASE_ADMIN_URL: server } = process.env;
  if (!programs || !server || !template) throw new Error('No test services are running: start the tests with npm test');
  const name = `posy_test_${process.pid}_${randomBytes(4).toString('hex')}`;
  const url = new URL(programs);
  url.pathname = `/${name}`;
  await onServer(server, `create database ${name} template ${template} strategy file_copy`);
  const drop = async () => {
    if (!process.env['TEST_SERVER_ENDS']) await onServer(server, `drop database if exists ${name} with (force)`);
  };
  return { url: url.href, drop };
}

/**
 * Returns the URL of a test database as the superuser, for what a test does behind the programs' backs: their role cannot
 * change a table. The URL of any other server is returned as it is.
 */
export function asSuperuser(databaseUrl: string): string {
  const { DATABASE_URL: programs = '', DATABASE_ADMIN_URL: admin = '' } = process.env;
  const url = new URL(databaseUrl);
  if (url.username !== new URL(programs).username) return databaseUrl;
  const { username, password } = new URL(admin);
  return Object.assign(url, { username, password }).href;
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
