import { rmSync } from 'node:fs';
import { runCommand } from '../../../docker/local/processes/run-command.ts';
import { createTestEnvironment } from '../../support/test-environment.ts';
import { listings } from './site.ts';

const names = { database: 'TEST_DEMO_DATABASE', storage: 'TEST_DEMO_STORAGE' } as const;

/**
 * The database with the demo data that sites clone, and the folder for files that they share: each size of a picture is
 * made once per run.
 */
export function demoTemplate(): { database: string; storage: string } {
  const { [names.database]: database, [names.storage]: storage } = process.env;
  if (!database || !storage) throw new Error('No demo data are prepared: start the tests with npm test');
  return { database, storage };
}

/** Fills a database with demo data, once per run: cloning it takes a fraction of a second. */
export async function makeDemoTemplate(): Promise<{ environment: Record<string, string>; drop(): Promise<void> }> {
  const { variables, dispose } = await createTestEnvironment();
  const env = { PATH: process.env['PATH'], NODE_ENV: 'production', ...variables };
  const logFile = `.data/test-${process.pid}-seed.log`;
  await runCommand({ command: [process.execPath, 'dist/src/seed.js', '--listings', String(listings)], env, logFile });
  rmSync(logFile, { force: true });
  const database = new URL(variables['DATABASE_URL'] ?? '').pathname.slice(1);
  const { STORAGE_DIR: storage = '' } = variables;
  return { environment: { [names.database]: database, [names.storage]: storage }, drop: dispose };
}
