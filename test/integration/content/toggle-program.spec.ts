import { execFile } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestEnvironment, type TestEnvironment } from '../../support/test-environment.js';

let environment: TestEnvironment;

beforeAll(async () => {
  environment = await createTestEnvironment();
});
afterAll(() => environment.dispose());

/** Runs the program as `npm run toggle` does; answers its exit code and what it said. */
function toggle(...words: string[]): Promise<{ code: number; said: string }> {
  const env = { ...environment.variables, PATH: process.env['PATH'] };
  return new Promise((done) => {
    const child = execFile(process.execPath, ['dist/src/toggle.js', ...words], { env }, (_failed, out, complaint) =>
      done({ code: child.exitCode ?? -1, said: out + complaint }),
    );
  });
}

async function newVendor(): Promise<number> {
  const client = new pg.Client({ connectionString: environment.variables['DATABASE_URL'] });
  await client.connect();
  const { rows } = await client.query(`select enabled from content.feature_toggle where name = 'newVendor'`);
  await client.end();
  return rows[0].enabled;
}

it('switches a feature from a shell, and says so [OP-135]', async () => {
  expect(await toggle('newVendor', 'off')).toEqual({ code: 0, said: 'newVendor is off\n' });
  expect(await newVendor()).toBe(0);
  expect(await toggle('newVendor', 'on')).toEqual({ code: 0, said: 'newVendor is on\n' });
  expect(await newVendor()).toBe(1);
});

it('says which features there are when it does not know one', async () => {
  expect(await toggle('newvendor', 'off')).toEqual({
    code: 1,
    said: 'No feature has this name. The features are newVendor, analytics.\n',
  });
});

it('says how it is called', async () => {
  for (const words of [[], ['newVendor', 'OFF']]) {
    expect(await toggle(...words)).toMatchObject({ code: 1, said: expect.stringContaining('npm run toggle --') });
  }
  expect(await newVendor()).toBe(1);
});
