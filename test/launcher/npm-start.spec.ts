import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { eventually } from '../support/posy/eventually.js';
import { LauncherPlace } from './support/launcher-place.ts';
import { LauncherRun } from './support/launcher-run.ts';

// One installation throughout: each test continues with the state that the previous one left.
let place: LauncherPlace;
let siteUrl: string;
const runs: LauncherRun[] = [];

beforeAll(async () => {
  place = await LauncherPlace.make();
  siteUrl = `http://127.0.0.1:${place.ports.site}`;
});
afterEach(async () => {
  await Promise.all(runs.splice(0).map((run) => run.clearAway()));
});
afterAll(() => place.remove());

function npmStart(more: NodeJS.ProcessEnv = {}): LauncherRun {
  // Enough vendors to search among; writing and indexing the usual ones takes half of the test.
  const run = new LauncherRun(['npm', 'start'], place.environment({ POSY_DEMO_LISTINGS: '600', ...more }));
  runs.push(run);
  return run;
}

const expectNoLeftoversOf = (run: LauncherRun) => expect(run.leftovers(place.dataDir)).toEqual([]);
const noLeftoversOf = (run: LauncherRun) =>
  eventually(
    async () => run.leftovers(place.dataDir),
    (leftovers) => leftovers.length === 0,
  );

/** Executes a statement independent of the programs. */
async function sql<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
  const client = new pg.Client(
    `postgres://app:${contentOf(join('postgres', 'password'))}@127.0.0.1:${place.ports.postgres}/posy`,
  );
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

const secrets = [
  'token-secret',
  'demo-operator-password',
  join('postgres', 'password'),
  join('postgres', 'programs-password'),
];
const contentOf = (file: string) => readFileSync(join(place.dataDir, file), 'utf8').trim();
/** Searches until there is an answer: on a busy machine a search may be refused with 503. */
const search = () =>
  eventually(
    async () => {
      const answer = await fetch(`${siteUrl}/api/webstoresearch?pageSize=1`);
      return { status: answer.status, body: (await answer.json()) as { numResults: number } };
    },
    ({ status }) => status === 200,
  );

it('starts everything from scratch, prints the address, and leaves nothing after kill -9', async () => {
  const run = npmStart();
  await run.isReady();
  const announcement = run.output.slice(run.output.indexOf('Posy is ready'));
  expect(announcement.split('\n')).toEqual([
    `Posy is ready: ${siteUrl}`,
    '',
    '  Sign in as   couple@posy.example or vendor@posy.example',
    '  Password     Posy-demo-2026',
    `  Operator     operator@posy.example, password ${contentOf('demo-operator-password')}`,
    `  Mail page    http://127.0.0.1:${place.ports.mailPage}`,
    '',
    expect.stringMatching(/^Started in [\d.]+ s\. Logs are in .*\/logs\. Ctrl-C stops everything\.$/),
    '',
  ]);
  expect(run.output).toMatch(/Demo data: writing: done \([\d.]+ s\)/);
  expect((await fetch(siteUrl)).status).toBe(200);
  expect((await fetch(`http://127.0.0.1:${place.ports.mailPage}`)).status).toBe(200);
  const foundWhenReady = (await search()).body.numResults;
  expect(foundWhenReady).toBeGreaterThan(0);
  for (const who of ['couple', 'vendor', 'operator']) {
    const password = who === 'operator' ? contentOf('demo-operator-password') : 'Posy-demo-2026';
    const body = JSON.stringify({ identifier: `${who}@posy.example`, password });
    const headers = { 'content-type': 'application/json' };
    expect((await fetch(`${siteUrl}/api/auth/login`, { method: 'POST', headers, body })).status).toBe(200);
  }
  await eventually(
    () => sql(`select id from platform.delivery where done_at is null`),
    (open) => open.length === 0,
  );
  expect(foundWhenReady).toBeGreaterThan(0.9 * (await search()).body.numResults);
  const roles = `select distinct usename from pg_stat_activity where application_name like 'posy%'`;
  expect(await sql(roles)).toEqual([{ usename: 'posy_programs' }]);
  for (const secret of secrets) expect(statSync(join(place.dataDir, secret)).mode & 0o777).toBe(0o600);

  run.lookAtProcesses();
  process.kill(run.launcherPid(), 'SIGKILL');
  await noLeftoversOf(run);
});

it('starts again after a kill -9 with the same data, restarts a service that dies, and stops on Ctrl-C', async () => {
  const before = secrets.map(contentOf);
  const run = npmStart();
  await run.isReady();
  expect(run.output).not.toMatch(/Demo data|downloading/);
  expect(secrets.map(contentOf)).toEqual(before);
  const { numResults } = (await search()).body;
  const postmaster = Number(contentOf(join('postgres', 'data', 'postmaster.pid')).split('\n')[0]);
  process.kill(postmaster, 'SIGKILL');
  await run.prints('PostgreSQL is running again');
  expect(run.output).toContain('PostgreSQL ended by itself (signal SIGKILL)');
  expect((await search()).body.numResults).toBeGreaterThanOrEqual(numResults);

  run.ctrlC();
  expect(await run.ended).toEqual({ code: 0, signal: null });
  expect(run.output).toMatch(/Stopping\nEverything is stopped\n$/);
  expectNoLeftoversOf(run);
  expect(existsSync(join(place.dataDir, 'lock'))).toBe(false);
});

it('stops on Ctrl-C before it is ready', async () => {
  const run = npmStart();
  await run.prints('Redis is ready');
  run.ctrlC();
  expect(await run.ended).toEqual({ code: 0, signal: null });
  expect(run.output).toMatch(/Stopping\nEverything is stopped\n$/);
  expectNoLeftoversOf(run);
});

it('reports in one sentence that the database is damaged, and what to do', async () => {
  rmSync(join(place.dataDir, 'postgres', 'data', 'global'), { recursive: true });
  const run = npmStart();
  expect((await run.ended).code).toBe(1);
  expect(run.output).toMatch(
    /The data folder .*\/postgres cannot be used \(PostgreSQL says: .*\): move it away or delete it and start again/,
  );
  expect(run.output).not.toMatch(/^\s+at /m);
  expectNoLeftoversOf(run);
});
