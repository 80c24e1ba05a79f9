import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePorts } from '../../../docker/local/free-ports.ts';
import { migrationSettings, rolesAt } from '../../../docker/local/postgres-roles.ts';
import { startServices } from '../../../docker/local/services.ts';

const run = promisify(execFile);

export interface TestServices {
  /** Variables for the tests and the programs that they start. */
  environment: Record<string, string>;
  stop(): Promise<void>;
}

/**
 * Starts the services of one test run, on free ports and in a folder of its own, so that it meets neither `npm start`
 * nor another run; servers named in the environment are used as they are.
 */
export async function startTestServices(dataDir: string, report: (line: string) => void): Promise<TestServices> {
  const [postgres, redis, elasticsearch, elasticsearchTransport, smtp, mailPage] = await freePorts(6);
  const ports = { postgres, redis, elasticsearch, elasticsearchTransport, smtp, mailPage } as Ports;
  const { urls, stop } = await startServices({ dataDir, ports, report, postgresSettings: notDurable });
  const roles = testRoles(urls.databaseUrl);
  return {
    environment: {
      DATABASE_URL: roles.programs,
      ...migrationSettings(roles),
      REDIS_URL: urls.redisUrl,
      ELASTICSEARCH_URL: urls.elasticsearchUrl,
      SMTP_URL: urls.smtpUrl,
      TEST_MAIL_PAGE_URL: urls.mailPageUrl ?? '',
      TOKEN_SECRET: randomBytes(32).toString('hex'),
      ...(!process.env['DATABASE_URL'] && { TEST_SERVER_ENDS: 'with the run' }),
    },
    stop,
  };
}

/** Runs that share a server share its roles, and so their password. */
function testRoles(adminUrl: string) {
  const password = createHash('sha256').update(new URL(adminUrl).password).digest('hex');
  return rolesAt(adminUrl, 'posy_test_programs', password, 'posy_test_owner');
}

/**
 * Test data need not survive a power failure, and each spec file creates a database, which waits for the disk twice.
 */
const notDurable = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

type Ports = Parameters<typeof startServices>[0]['ports'];

/** Creates the database that every test clones: empty, with all migrations. Returns its name. */
export async function makeTemplateDatabase(environment: Record<string, string>): Promise<string> {
  const template = `posy_template_${process.pid}`;
  const client = new pg.Client({ connectionString: environment['DATABASE_ADMIN_URL'] });
  await client.connect();
  try {
    await client.query(`drop database if exists ${template} with (force)`);
    await client.query(`create database ${template}`);
  } finally {
    await client.end();
  }
  const urls = ['DATABASE_URL', 'MIGRATION_DATABASE_URL', 'DATABASE_ADMIN_URL'].map((name) => {
    const url = new URL(environment[name] ?? '');
    url.pathname = `/${template}`;
    return [name, url.href];
  });
  const env = { ...process.env, ...environment, ...Object.fromEntries(urls) };
  await run(process.execPath, ['dist/src/migrate.js'], { env });
  return template;
}
