import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { Redis } from 'ioredis';
import { createTestDatabase } from './test-database.ts';

export interface TestEnvironment {
  /** Everything that the configuration class reads: for `Config.fromEnvironment` and for programs that are started. */
  readonly variables: Record<string, string>;
  /** Drops the database, the keys, the indices and the files. */
  dispose(): Promise<void>;
}

/**
 * An installation of its own on the services of this run: a cloned database, a folder for files, and first parts of
 * Redis keys and index names that no other test has. Ports are 0: every listener gets a free one.
 * @param more settings that differ from the defaults
 * @param template database to clone; the one without any rows unless said
 */
export async function createTestEnvironment(
  more: Record<string, string> = {},
  template?: string,
): Promise<TestEnvironment> {
  const { REDIS_URL = '', ELASTICSEARCH_URL = '', SMTP_URL = '', TOKEN_SECRET = '' } = process.env;
  const database = await createTestDatabase(template);
  const prefix = `test-${randomUUID().slice(0, 8)}`;
  const storageDir = `.data/test-${process.pid}-storage-${prefix}`;
  const variables = {
    DATABASE_URL: database.url,
    REDIS_URL,
    ELASTICSEARCH_URL,
    SMTP_URL,
    TOKEN_SECRET,
    REDIS_PREFIX: prefix,
    SEARCH_INDEX_PREFIX: prefix,
    STORAGE_DIR: storageDir,
    PORT: '0',
    WORKERS_PORT: '0',
    LOG_LEVEL: 'warn',
    // All tests call from one address, faster than any person.
    REQUESTS_PER_MINUTE: '1000000',
    RENDERINGS_PER_MINUTE: '1000000',
    SIGN_IN_TRIES_PER_MINUTE: '1000000',
    SIGN_IN_TRIES_PER_ACCOUNT: '1000000',
    EMAIL_CHECKS_PER_MINUTE: '1000000',
    CODES_PER_ACCOUNT: '1000000',
    // The operator of the demo data signs in like everybody else, without an app.
    DEMO_OPERATOR_PASSWORD: 'Posy-demo-2026',
    ADMIN_MFA: 'optional',
    // Nearly every test signs somebody in: the least that the settings allow.
    PASSWORD_MEMORY: '7168',
    PASSWORD_PASSES: '1',
    // The compile cache of the programs, kept for the next start, which is a third faster then.
    NODE_COMPILE_CACHE: '.data/compiled',
    ...more,
  };
  const dispose = async () => {
    await Promise.all([database.drop(), deleteKeys(REDIS_URL, prefix), deleteIndices(ELASTICSEARCH_URL, prefix)]);
    rmSync(storageDir, { recursive: true, force: true });
  };
  return { variables, dispose };
}

async function deleteKeys(url: string, prefix: string): Promise<void> {
  const redis = new Redis(url);
  for await (const keys of redis.scanStream({ match: `*${prefix}*`, count: 1_000 }) as AsyncIterable<string[]>) {
    if (keys.length > 0) await redis.unlink(keys);
  }
  redis.disconnect();
}

/** By name: Elasticsearch refuses to delete by a pattern. */
async function deleteIndices(url: string, prefix: string): Promise<void> {
  const node = url.split(',')[0] ?? '';
  const answer = await fetch(`${node}/_cat/indices/${prefix}*?format=json&h=index`);
  const indices = answer.ok ? ((await answer.json()) as { index: string }[]) : [];
  await Promise.all(indices.map(({ index }) => fetch(`${node}/${index}`, { method: 'DELETE' })));
}
