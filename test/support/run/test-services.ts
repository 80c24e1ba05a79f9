import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePorts } from '../../../docker/local/free-ports.ts';
import { startServices } from '../../../docker/local/services.ts';

const run = promisify(execFile);

export interface TestServices {
  /** What the tests and the programs they start find in their environment. */
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
  return {
    environment: {
      DATABASE_URL: urls.databaseUrl,
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

/** What tests write need not outlive a power cut, and each spec file makes a database, which waits for the disk twice. */
const notDurable = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

type Ports = Parameters<typeof startServices>[0]['ports'];

/** Makes the database that every test clones: empty, with all migrations. Answers its name. */
export async function makeTemplateDatabase(environment: Record<string, string>): Promise<string> {
  const template = `posy_template_${process.pid}`;
  const url = new URL(environment['DATABASE_URL'] ?? '');
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(`drop database if exists ${template} with (force)`);
    await client.query(`create database ${template}`);
  } finally {
    await client.end();
  }
  url.pathname = `/${template}`;
  const env = { ...process.env, ...environment, DATABASE_URL: url.href };
  await run(process.execPath, ['dist/src/migrate.js'], { env });
  return template;
}
