import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { LauncherPlace } from './support/launcher-place.ts';
import { LauncherRun } from './support/launcher-run.ts';

// One installation, told as a story: each test begins with what the one before left.
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
  const run = new LauncherRun(['npm', 'start'], place.environment(more));
  runs.push(run);
  return run;
}

async function noLeftoversOf(run: LauncherRun, withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (run.leftovers(place.dataDir).length > 0 && Date.now() < deadline) await sleep(50);
  expect(run.leftovers(place.dataDir)).toEqual([]);
}

const password = () => readFileSync(join(place.dataDir, 'postgres', 'password'), 'utf8').trim();
const search = async () => {
  const answer = await fetch(`${siteUrl}/api/webstoresearch?pageSize=1`);
  return { status: answer.status, body: (await answer.json()) as { numResults: number } };
};

it('starts everything from nothing, says where, and stops on Ctrl-C without a trace', async () => {
  const run = npmStart();
  await run.isReady();
  const announcement = run.output.slice(run.output.indexOf('Posy is ready'));
  expect(announcement.split('\n')).toEqual([
    `Posy is ready: ${siteUrl}`,
    '',
    '  Sign in as   couple@posy.example, vendor@posy.example or operator@posy.example',
    '  Password     Posy-demo-2026',
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
    const body = JSON.stringify({ identifier: `${who}@posy.example`, password: 'Posy-demo-2026' });
    const headers = { 'content-type': 'application/json' };
    expect((await fetch(`${siteUrl}/api/auth/login`, { method: 'POST', headers, body })).status).toBe(200);
  }
  await sleep(2000);
  expect(foundWhenReady).toBeGreaterThan(0.9 * (await search()).body.numResults);
  for (const secret of ['token-secret', join('postgres', 'password')]) {
    expect(statSync(join(place.dataDir, secret)).mode & 0o777).toBe(0o600);
  }

  run.ctrlC();
  expect(await run.ended).toEqual({ code: 0, signal: null });
  expect(run.output).toMatch(/Stopping\nEverything is stopped\n$/);
  await noLeftoversOf(run, 0);
});

it('starts again quickly with the same data, refuses a second start beside it, and leaves nothing after kill -9', async () => {
  const secretBefore = readFileSync(join(place.dataDir, 'token-secret'), 'utf8');
  const since = Date.now();
  const run = npmStart();
  await run.isReady();
  expect(Date.now() - since).toBeLessThan(25_000);
  expect(run.output).not.toMatch(/Demo data|downloading/);
  expect(readFileSync(join(place.dataDir, 'token-secret'), 'utf8')).toBe(secretBefore);

  const second = npmStart();
  expect((await second.ended).code).toBe(1);
  expect(second.output).toContain(
    `Posy is already running on this data folder (process ${run.launcherPid()}): open ${siteUrl}`,
  );
  expect((await search()).status).toBe(200);

  run.lookAtProcesses();
  process.kill(run.launcherPid(), 'SIGKILL');
  await noLeftoversOf(run, 5_000);
});

it('starts right after a kill -9, and brings back a service that dies', async () => {
  const run = npmStart();
  await run.isReady();
  const { numResults } = (await search()).body;
  const url = `postgres://app:${password()}@127.0.0.1:${place.ports.postgres}/posy`;
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  const postmaster = Number(
    readFileSync(join(place.dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')[0],
  );
  process.kill(postmaster, 'SIGKILL');
  await run.prints('PostgreSQL is running again');
  expect(run.output).toContain('PostgreSQL ended by itself (signal SIGKILL)');
  expect((await search()).body.numResults).toBeGreaterThanOrEqual(numResults);

  process.kill(run.pid, 'SIGTERM');
  expect(await run.ended).toEqual({ code: 0, signal: null });
  await noLeftoversOf(run, 0);
});

it('stops in order when npm itself is killed', async () => {
  const run = npmStart();
  await run.isReady();
  process.kill(run.pid, 'SIGKILL');
  await noLeftoversOf(run, 10_000);
  expect(run.output).toContain('Everything is stopped');
  expect(existsSync(join(place.dataDir, 'lock'))).toBe(false);
});

it('stops on Ctrl-C before it is ready', async () => {
  const run = npmStart();
  await run.prints('Redis is ready');
  run.ctrlC();
  expect(await run.ended).toEqual({ code: 0, signal: null });
  expect(run.output).toMatch(/Stopping\nEverything is stopped\n$/);
  await noLeftoversOf(run, 0);
});

it('says in one sentence that the database is damaged, and what to do', async () => {
  rmSync(join(place.dataDir, 'postgres', 'data', 'global'), { recursive: true });
  const run = npmStart();
  expect((await run.ended).code).toBe(1);
  expect(run.output).toMatch(
    /The data folder .*\/postgres cannot be used \(PostgreSQL says: .*\): move it away or delete it and start again/,
  );
  expect(run.output).not.toMatch(/^\s+at /m);
  await noLeftoversOf(run, 0);
});
