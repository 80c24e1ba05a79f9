import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { LauncherPlace } from './support/launcher-place.ts';
import { LauncherRun, root } from './support/launcher-run.ts';

/** A clone with the launcher and its stubs, but with sources of its own that the tests may change. */
const clone = mkdtempSync(join(tmpdir(), 'posy-clone-'));
let place: LauncherPlace;
let run: LauncherRun;

beforeAll(async () => {
  for (const path of ['docker/local', 'test/launcher/support', 'package.json', 'package-lock.json', '.swcrc']) {
    cpSync(join(root, path), join(clone, path), { recursive: true });
  }
  for (const folder of ['contracts', 'src', 'workers']) mkdirSync(join(clone, folder));
  // The only source of the programs that the launcher itself reads.
  const shared = join('src', 'platform', 'config', 'is-loopback.ts');
  cpSync(join(root, shared), join(clone, shared));
  symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'));
  writeSource('greeting.ts', `export const greeting: string = 'first';`);
  writeSource('farewell.ts', `export const farewell: string = 'bye';`);
  place = await LauncherPlace.make();
  const command = [process.execPath, join(clone, 'test/launcher/support/start-stand-ins.ts'), '--dev'];
  run = new LauncherRun(command, place.environmentWithoutServices(), clone);
  await run.isReady();
});
afterAll(async () => {
  await run.clearAway();
  place.remove();
  rmSync(clone, { recursive: true, force: true });
});

const writeSource = (name: string, text: string) => writeFileSync(join(clone, 'src', name), text);
const compiled = (name: string) => join(clone, 'dist/src', name);

async function reloads(count: number): Promise<void> {
  await run.prints(new RegExp(`(Reloaded[^]*){${count}}`));
}

it('compiles a change and starts api and workers again', async () => {
  expect(readFileSync(compiled('greeting.js'), 'utf8')).toContain('first');
  writeSource('greeting.ts', `export const greeting: string = 'second';`);
  await reloads(1);
  expect(readFileSync(compiled('greeting.js'), 'utf8')).toContain('second');
  expect(place.runsOf('api')).toHaveLength(2);
  expect(place.runsOf('workers')).toHaveLength(2);
});

it('keeps both running while a source does not compile, and continues when it does', async () => {
  writeSource('greeting.ts', 'export const = ;');
  await run.prints('The server does not compile');
  expect(place.runsOf('api')).toHaveLength(2);
  expect((await fetch(`http://127.0.0.1:${place.ports.site}/health/ready`)).status).toBe(200);
  writeSource('greeting.ts', `export const greeting: string = 'third';`);
  await reloads(2);
  expect(readFileSync(compiled('greeting.js'), 'utf8')).toContain('third');
  expect(place.runsOf('api')).toHaveLength(3);
});

it('deletes the output of a deleted source', async () => {
  expect(existsSync(compiled('farewell.js'))).toBe(true);
  rmSync(join(clone, 'src/farewell.ts'));
  await reloads(3);
  expect(existsSync(compiled('farewell.js'))).toBe(false);
});

it('waits for the next change when a program no longer starts', async () => {
  writeFileSync(join(place.standInFolder, 'api.fails'), '');
  writeSource('greeting.ts', `export const greeting: string = 'fourth';`);
  await run.prints(/api ended while starting[^]*Waiting for the next change/);
  rmSync(join(place.standInFolder, 'api.fails'));
  writeSource('greeting.ts', `export const greeting: string = 'fifth';`);
  await reloads(4);
  run.ctrlC();
  expect(await run.ended).toEqual({ code: 0, signal: null });
  expect(run.leftovers(place.dataDir)).toEqual([]);
});
