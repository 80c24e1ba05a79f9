import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Settings that other programs need to work on the same data. */
const kept = [
  'DATABASE_URL',
  'REDIS_URL',
  'ELASTICSEARCH_URL',
  'SMTP_URL',
  'TOKEN_SECRET',
  'PUBLIC_URL',
  'STORAGE_DIR',
  'STORAGE_URL',
];

const fileIn = (dataDir: string) => join(dataDir, 'environment.json');

/** Stores the addresses of the running services for `npm run seed` and similar commands; readable by this user alone. */
export function keepEnvironment(dataDir: string, env: NodeJS.ProcessEnv): void {
  const settings = Object.fromEntries(kept.map((name) => [name, env[name]]));
  writeFileSync(fileIn(dataDir), JSON.stringify(settings), { mode: 0o600 });
}

export function readKeptEnvironment(dataDir: string): NodeJS.ProcessEnv | undefined {
  const file = fileIn(dataDir);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as NodeJS.ProcessEnv) : undefined;
}
