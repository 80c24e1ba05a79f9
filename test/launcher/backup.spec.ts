import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { WebstoreSearchView } from '#contracts/directory/directory.views.js';
import type { SignedInView } from '#contracts/identity/identity.views.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { LauncherPlace } from './support/launcher-place.ts';
import { LauncherRun } from './support/launcher-run.ts';

// One installation and the one that is restored from it, told as a story: each test begins with what the one before left.
let first: LauncherPlace;
let second: LauncherPlace;
let archive: string;
let site: LauncherRun;
const runs: LauncherRun[] = [];
const webstoreId = '01900000-0000-7003-8000-00000000000a';

beforeAll(async () => {
  [first, second] = [await LauncherPlace.make(), await LauncherPlace.make()];
  archive = join(first.standInFolder, 'backup.tar.gz');
});
afterEach(async () => {
  await Promise.all(runs.splice(0).map((run) => run.clearAway()));
});
afterAll(async () => {
  await site.clearAway();
  first.remove();
  second.remove();
});

/** Runs a command to its end; answers its code and all it said. */
async function npm(place: LauncherPlace, ...words: string[]) {
  const run = new LauncherRun(['npm', 'run', '--silent', ...words], place.environment());
  runs.push(run);
  const { code } = await run.ended;
  expect(run.output).not.toMatch(/^\s+at /m);
  return { code, output: run.output, sentence: run.output.trim().split('\n').at(-1) };
}

async function start(place: LauncherPlace): Promise<void> {
  site = new LauncherRun(['npm', 'start'], place.environment());
  await site.isReady();
}

async function stop(): Promise<void> {
  site.ctrlC();
  expect((await site.ended).code).toBe(0);
}

/** Somebody who may edit every webstore of an installation. */
async function operatorAt(place: LauncherPlace) {
  const siteUrl = `http://127.0.0.1:${place.ports.site}`;
  const call = async <T>(method: string, path: string, body?: object, token?: string): Promise<T> => {
    const answer = await fetch(`${siteUrl}/api/${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: body ? JSON.stringify(body) : null,
    });
    expect({ path, status: answer.status }).toEqual({ path, status: 200 });
    return (await answer.json()) as T;
  };
  const signIn = { identifier: 'operator@posy.example', password: 'Posy-demo-2026' };
  const token = (await call<SignedInView>('POST', 'auth/login', signIn)).data.authResult.AccessToken;
  const draft = () => call<WebstoreDraftView>('GET', `webstores/${webstoreId}`, undefined, token);
  return {
    draft,
    rename: async (name: string) => {
      const { version } = await draft();
      await call('PATCH', 'webstores', { id: webstoreId, version, name }, token);
    },
    publish: () => call('PUT', `webstores/${webstoreId}/publish`, undefined, token),
    /** Asks again while there is no index yet. */
    isFound: async (name: string) => {
      const search = `${siteUrl}/api/webstoresearch?name=${encodeURIComponent(name)}`;
      for (const deadline = Date.now() + 60_000; Date.now() < deadline; await sleep(200)) {
        const answer = await fetch(search);
        const results = answer.ok ? ((await answer.json()) as WebstoreSearchView).results : [];
        if (results.some((card) => card.id === webstoreId && card.name === name)) return true;
      }
      return false;
    },
  };
}

it('backs up while people edit, and refuses to write over a backup or to restore under a running site', async () => {
  await start(first);
  const operator = await operatorAt(first);
  const photograph = join(first.dataDir, 'storage', 'photographs', 'one~');
  mkdirSync(join(photograph, '..'), { recursive: true });
  writeFileSync(photograph, 'not a real photograph');
  await operator.rename('Backed Up And Found');
  await operator.publish();

  const backup = npm(first, 'backup', archive);
  let edits = 0;
  const over = new AbortController();
  void backup.finally(() => over.abort());
  while (!over.signal.aborted) await operator.rename(`Edit ${(edits += 1)}`);
  const { code, output } = await backup;
  expect(output).toMatch(/^The backup is complete: \S+backup\.tar\.gz \(\d+ MB, [\d.]+ s\)\.$/m);
  expect(code).toBe(0);
  expect(edits).toBeGreaterThan(3);
  expect(statSync(archive).mode & 0o777).toBe(0o600);

  const again = await npm(first, 'backup', archive);
  expect(again).toMatchObject({ code: 1, sentence: `${archive} is there already: name another file.` });
  const restore = await npm(first, 'restore', archive);
  expect(restore.code).toBe(1);
  expect(restore.sentence).toMatch(
    /^Posy is already running on this data folder \(process \d+\): open http\S+, or stop/,
  );
  expect((await operator.draft()).name).toBe(`Edit ${edits}`);
});

it('restores into an empty folder: the site starts, has every edit from before, and search is back', async () => {
  const signedIn = readFileSync(join(first.dataDir, 'token-secret'), 'utf8');
  const restored = await npm(second, 'restore', archive);
  expect(restored.sentence).toBe('Restored. Start Posy with npm start: search fills again while it starts.');
  expect(restored.code).toBe(0);
  await stop();

  await start(second);
  expect(site.output).not.toContain('Demo data: writing');
  const operator = await operatorAt(second);
  // Renamed on and on during the backup: which of these names it has is not said, but none is older than the first.
  expect((await operator.draft()).name).toMatch(/^(Backed Up And Found|Edit \d+)$/);
  expect(await operator.isFound('Backed Up And Found')).toBe(true);
  await operator.rename('After The Restore');
  await operator.publish();
  expect(await operator.isFound('After The Restore')).toBe(true);
  const photograph = join(second.dataDir, 'storage', 'photographs', 'one~');
  expect(readFileSync(photograph, 'utf8')).toBe('not a real photograph');
  expect(readFileSync(join(second.dataDir, 'token-secret'), 'utf8')).toBe(signedIn);
  await stop();
});

it('refuses to restore over data, and backs up a site that is not running', async () => {
  const over = await npm(second, 'restore', archive);
  expect(over.code).toBe(1);
  expect(over.sentence).toMatch(
    /^\S+\/postgres has data already: move it away \('mv \S+ \S+\.old'\), or name an empty/,
  );

  const backup = await npm(second, 'backup');
  expect(backup.output).toContain('Posy is not running: starting its database for the backup');
  expect(backup.code).toBe(0);
  const [, written = ''] = /^The backup is complete: (\S+) /m.exec(backup.output) ?? [];
  expect(existsSync(written)).toBe(true);
  expect(existsSync(join(second.dataDir, 'lock'))).toBe(false);
});
