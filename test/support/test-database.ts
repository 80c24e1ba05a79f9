import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/**
 * A database of one's own: a clone of the template that `npm test` has migrated. It takes about 50 ms, so every spec
 * file makes one, and no test sees the rows of another.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { DATABASE_URL: server, TEST_TEMPLATE_DATABASE: template } = process.env;
  if (!server || !template) throw new Error('No test services are running: start the tests with npm test');
  const name = `posy_test_${process.pid}_${randomBytes(4).toString('hex')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await onServer(server, `create database ${name} template ${template} strategy file_copy`);
  return { url: url.href, drop: () => onServer(server, `drop database if exists ${name} with (force)`) };
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
