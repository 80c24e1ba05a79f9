import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '../support/posy/eventually.js';
import { LauncherPlace } from './support/launcher-place.ts';
import { LauncherRun, standIns } from './support/launcher-run.ts';

let place: LauncherPlace;
const runs: LauncherRun[] = [];
beforeEach(async () => {
  place = await LauncherPlace.make();
});
afterEach(async () => {
  await Promise.all(runs.splice(0).map((run) => run.clearAway()));
  place.remove();
});

function start(environment = place.environmentWithoutServices(), command = standIns): LauncherRun {
  const run = new LauncherRun(command, environment);
  runs.push(run);
  return run;
}

const tell = (standIn: string, to: string) => writeFileSync(join(place.standInFolder, `${standIn}.${to}`), '');

async function endsOnCtrlC(run: LauncherRun): Promise<void> {
  run.ctrlC();
  expect(await run.ended).toEqual({ code: 0, signal: null });
  expect(run.leftovers(place.dataDir)).toEqual([]);
}

describe('a program that ends by itself', () => {
  it('is restarted, with its last lines shown', async () => {
    const run = start();
    await run.isReady();
    process.kill(place.runsOf('api')[0] ?? 0, 'SIGKILL');
    await run.prints('api is running again');
    expect(run.output).toContain('api ended by itself (signal SIGKILL). Its last lines:');
    expect(place.runsOf('api')).toHaveLength(2);
    expect(place.runsOf('workers')).toHaveLength(1);
    await endsOnCtrlC(run);
  });

  it('repeatedly makes the launcher stop everything and name its log', async () => {
    const run = start();
    await run.isReady();
    tell('workers', 'fails');
    process.kill(place.runsOf('workers')[0] ?? 0, 'SIGKILL');
    expect(await run.ended).toEqual({ code: 1, signal: null });
    expect(place.runsOf('workers')).toHaveLength(4);
    const log = join(place.dataDir, 'logs', 'workers.log');
    expect(run.output.trim().split('\n').at(-1)).toBe(`workers keeps ending, so Posy stops; look into its log: ${log}`);
    expect(run.leftovers(place.dataDir)).toEqual([]);
  });

  it('before it was ever ready is shown and not retried', async () => {
    tell('api', 'fails');
    const run = start();
    expect(await run.ended).toEqual({ code: 1, signal: null });
    expect(place.runsOf('api')).toHaveLength(1);
    expect(run.output).toMatch(
      / {2}api was told to fail\napi ended while starting \(exit code 1\); its log is .*api\.log\.\n$/,
    );
    expect(run.leftovers(place.dataDir)).toEqual([]);
  });
});

describe('the demo data', () => {
  it('are written at the first start only', async () => {
    const first = start(place.environmentWithDatabase());
    await first.isReady();
    await endsOnCtrlC(first);
    const second = start(place.environmentWithDatabase());
    await second.isReady();
    await endsOnCtrlC(second);
    expect(place.runsOf('seed')).toHaveLength(1);
    expect(place.runsOf('migrate')).toHaveLength(2);
    expect(second.output).not.toContain('Demo data');
  });

  it('are written again after a seed that failed', async () => {
    tell('seed', 'fails');
    const first = start(place.environmentWithDatabase());
    expect(await first.ended).toEqual({ code: 1, signal: null });
    expect(first.output).toMatch(
      / {2}seed was told to fail\nThe demo data were not written; look into the log: .*seed\.log\n$/,
    );
    rmSync(join(place.standInFolder, 'seed.fails'));
    const second = start(place.environmentWithDatabase());
    await second.isReady();
    await endsOnCtrlC(second);
    expect(place.runsOf('seed')).toHaveLength(2);
  });

  it('are not written into an external database', async () => {
    const run = start();
    await run.isReady();
    expect(run.output).toContain('Demo data    none, the database is your own; npm run seed writes them');
    expect(run.output).not.toContain('Password');
    await endsOnCtrlC(run);
    expect(place.runsOf('seed')).toEqual([]);
  });
});

describe('the lock of the data folder', () => {
  it('refuses a second start, naming the address of the first', async () => {
    const first = start();
    await first.isReady();
    const second = start();
    expect(await second.ended).toEqual({ code: 1, signal: null });
    expect(second.output).toBe(
      `Posy is already running on this data folder (process ${first.launcherPid()}): open ` +
        `http://127.0.0.1:${place.ports.site}, or stop it with Ctrl-C in its terminal or 'kill ${first.launcherPid()}'.\n`,
    );
    await endsOnCtrlC(first);
  });

  it('of a killed launcher is taken over', async () => {
    const first = start();
    await first.isReady();
    process.kill(first.launcherPid(), 'SIGKILL');
    await first.ended;
    await eventually(
      () => Promise.resolve(first.leftovers(place.dataDir)),
      (leftovers) => leftovers.length === 0,
    );
    const second = start();
    await second.isReady();
    await endsOnCtrlC(second);
  });
});

it('it stops gracefully when the npm that started it ends', async () => {
  // A shell replaces npm: it waits for the launcher and is killed.
  const npm = ['sh', '-c', `${standIns.join(' ')}; true`];
  const run = start({ ...place.environmentWithoutServices(), npm_lifecycle_event: 'start' }, npm);
  await run.isReady();
  process.kill(run.pid, 'SIGKILL');
  await run.prints('Everything is stopped');
  await eventually(
    async () => run.leftovers(place.dataDir),
    (leftovers) => leftovers.length === 0,
  );
  expect(existsSync(join(place.dataDir, 'lock'))).toBe(false);
});

it('SIGTERM stops it like Ctrl-C', async () => {
  const run = start();
  await run.isReady();
  process.kill(run.launcherPid(), 'SIGTERM');
  expect(await run.ended).toEqual({ code: 0, signal: null });
  expect(run.leftovers(place.dataDir)).toEqual([]);
});

it('a second Ctrl-C does not wait for a program that hangs', async () => {
  tell('api', 'hangs');
  const run = start();
  await run.isReady();
  run.ctrlC();
  await run.prints('Stopping');
  // A terminal may repeat the first one for a second, so Ctrl-C is sent until it counts.
  let hasEnded = false;
  void run.ended.then(() => (hasEnded = true));
  await eventually(
    async () => {
      if (!hasEnded) run.ctrlC();
      return hasEnded;
    },
    (over) => over,
  );
  expect(await run.ended).toEqual({ code: 130, signal: null });
  expect(run.leftovers(place.dataDir)).toEqual([]);
});
