import { execFile } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { demoPassword } from '#src/demo/demo-sign-ins.js';
import { Passwords } from '#src/identity/credentials/passwords.js';
import { Config } from '#src/platform/config/config.js';
import { createTestEnvironment, type TestEnvironment } from '../../../support/test-environment.js';

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await createTestEnvironment();
});
afterAll(() => environment.dispose());

/** Runs a program as at the command line. */
function run(program: string, ...words: string[]): Promise<{ code: number; said: string; complaint: string }> {
  const env = { ...environment.variables, PATH: process.env['PATH'], PUBLIC_URL: 'https://posy.example' };
  return new Promise((done) => {
    const child = execFile(process.execPath, [`dist/src/${program}`, ...words], { env }, (_failed, said, complaint) =>
      done({ code: child.exitCode ?? -1, said, complaint }),
    );
  });
}

async function signingKeys(): Promise<string[]> {
  const client = new pg.Client({ connectionString: environment.variables['DATABASE_URL'] });
  await client.connect();
  const { rows } = await client.query<{ kid: string }>('select kid from identity.signing_key where retired_at is null');
  await client.end();
  return rows.map(({ kid }) => kid);
}

it('the signing key of tokens is replaced at once, any number of times', async () => {
  for (let asked = 0; asked < 2; asked += 1) {
    const before = await signingKeys();
    const { code, said } = await run('rotate-signing-key.js');
    const [kid, ...others] = await signingKeys();
    expect({ code, said }).toEqual({ code: 0, said: `Tokens are now signed with the key ${kid}\n` });
    expect(others).toEqual([]);
    expect(before).not.toContain(kid);
  }
});

it.each(['index-verify.js', 'index-rebuild.js'])('%s reports an unknown option, and does nothing', async (program) => {
  const { code, said, complaint } = await run(program, '--repiar');
  expect({ code, said, complaint }).toEqual({ code: 1, said: '', complaint: "Unknown option '--repiar'\n" });
});

it('seed.js requires a whole number of webstores, and prints how many it has added', async () => {
  const complaint = "--listings is 'many'; give it a whole number from 1.\n";
  expect(await run('seed.js', '--listings', 'many')).toEqual({ code: 1, said: '', complaint });
  const first = await run('seed.js', '--listings', '2');
  expect(first).toMatchObject({ code: 0, said: expect.stringMatching(/^Seeded 2 webstores in /) });
  const again = await run('seed.js', '--listings', '2');
  expect(again).toMatchObject({ code: 0, said: 'All 2 webstores were there already.\n' });
});

it('seed.js creates no account with a public password on a publicly reachable site', async () => {
  const client = new pg.Client({ connectionString: environment.variables['DATABASE_URL'] });
  await client.connect();
  const { rows } = await client.query<{ username: string; hash: string }>(
    `select username, password_hash as hash from identity."user" where password_hash is not null order by 1`,
  );
  await client.end();
  expect(rows.map(({ username }) => username)).toEqual(['couple@posy.example', 'vendor@posy.example']);
  const passwords = new Passwords(Config.fromEnvironment(environment.variables));
  await passwords.onModuleInit();
  for (const { hash } of rows) expect(await passwords.verify(demoPassword, hash)).toBe(false);
});
