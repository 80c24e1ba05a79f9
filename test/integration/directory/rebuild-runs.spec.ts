import { execFile, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { IndexOperations } from '#src/directory/public/index-operations.js';
import { ListingIndex } from '#src/directory/index/listing-index.js';
import { indexHash } from '#src/directory/index/mapping.js';
import { SearchEngine } from '#src/platform/search/search-engine.js';
import { aVendor, type TestVendor } from '../../support/posy/a-vendor.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { eventually } from '../../support/posy/eventually.js';
import { Posy } from '../../support/posy/posy.js';
import {
  byShell,
  documentsInIndex,
  ended,
  indices,
  kill,
  manyListings,
  runIs,
  startRebuild,
  workerProgram,
} from './index-runs.js';
import { allIndexed, namesFound, search } from './listed.js';

/** Enough for a rebuild to take some seconds. */
const many = 40_000;

let posy: Posy;
let vendor: TestVendor;
let id: string;
let workers: ChildProcess | undefined;

beforeAll(async () => {
  posy = await Posy.start();
  vendor = await aVendor(posy);
  id = await aWebstore(vendor.vendorId).called('Wildrye').published(posy);
  await allIndexed(posy);
  await posy.haltWorkers();
  await manyListings(posy, many);
  workers = workerProgram(posy, ['relay', 'reindex']);
  await ended(posy, await startRebuild(posy, 'the first with all of them'));
}, 120_000);
afterAll(async () => {
  if (workers) await kill(workers, 'SIGTERM');
  await posy.stop();
});
afterEach(async () => {
  const open = await posy.get(IndexOperations).currentRun();
  if (open) await ended(posy, open.id);
}, 120_000);

const index = () => posy.get(IndexOperations);
const inUse = async () => (await index().indexState()).index?.name;
/** Copying, with a good part done and a good part to come. */
const midway = (run: { phase: string | null; done: number }) => run.phase === 'copying' && run.done > 3_000;

async function rename(name: string): Promise<void> {
  const at = { params: { id }, token: vendor.token };
  const { version } = (await posy.call<WebstoreDraftView>(webstoreRoutes.webstoreById, at)).body;
  await posy.call(webstoreRoutes.saveWebstore, { body: { id, version, name }, token: vendor.token });
  await posy.call(webstoreRoutes.publish, at);
}

/** Runs a program as npm does; answers its exit code and what it said. */
async function program(...words: string[]): Promise<{ code: number; said: string }> {
  const env = { ...posy.variables, PATH: process.env['PATH'] };
  return new Promise((done) => {
    const child = execFile(process.execPath, words, { env }, (_failed, out, complaint) =>
      done({ code: child.exitCode ?? -1, said: out + complaint }),
    );
  });
}

describe('a rebuild', () => {
  it('shows how far it is, and ends with a new index that has everything', async () => {
    const before = await inUse();
    const run = await startRebuild(posy, 'to see it');
    const seen = await runIs(posy, run, midway);
    expect(seen).toMatchObject({ kind: 'rebuild', state: 'running', startedBy: byShell, reason: 'to see it' });
    expect(seen.total).toBe(many + 1);
    expect(seen.done).toBeLessThan(many + 1);
    expect(seen.perSecond).toBeGreaterThan(0);
    expect(seen.endsAbout!.getTime()).toBeGreaterThan(Date.now() - 1_000);
    expect(await ended(posy, run)).toMatchObject({ state: 'done', error: null, index: await inUse() });
    expect(await inUse()).not.toBe(before);
    expect(await documentsInIndex(posy)).toBe(many + 1);
    expect((await index().recentRuns({ page: 1, pageSize: 1 })).runs[0]?.id).toBe(run);
  });

  it('is refused while another is under way, naming who started that one and when', async () => {
    const operator = await posy.register('operator-1@posy.example', ['Admin']);
    const first = await index().startRebuild({ by: { userId: operator }, reason: 'by hand' });
    const startedAt = (await index().run(first))!.startedAt.toISOString();
    const params = { runId: first, kind: 'rebuild', startedBy: 'operator-1@posy.example', startedAt };
    await expect(startRebuild(posy)).rejects.toMatchObject({ code: 'index-run-in-progress', params });
    const second = index().startVerify({ by: byShell, reason: 'too', repair: false, facts: false });
    await expect(second).rejects.toMatchObject({ code: 'index-run-in-progress', params });
    const shell = await program('dist/src/index-rebuild.js');
    expect(shell.code).toBe(1);
    expect(shell.said).toContain(`started by operator-1@posy.example at ${startedAt}`);
    await index().cancelRun(first, { userId: operator });
    expect(await ended(posy, first)).toMatchObject({ cancelAskedBy: operator });
  });

  it('keeps the edits made meanwhile, and every listing is found all the time', async () => {
    const run = await startRebuild(posy);
    const counts: number[] = [];
    let edits = 0;
    for (let last = await index().run(run); !last?.endedAt; last = await index().run(run)) {
      await rename(`Wildrye ${(edits += 1)}`);
      counts.push((await search(posy)).body.numResults);
    }
    await allIndexed(posy);
    expect(edits).toBeGreaterThan(3);
    expect([...new Set(counts)]).toEqual([many + 1]);
    expect(await namesFound(posy, { name: `Wildrye ${edits}` })).toEqual([`Wildrye ${edits}`]);
  });
});

describe('a cancelled rebuild', () => {
  it('ends within two seconds and leaves nothing but the index in use', async () => {
    const before = await inUse();
    const others = (await index().indexState()).others;
    const run = await startRebuild(posy);
    await runIs(posy, run, midway);
    await index().cancelRun(run, byShell);
    expect(await runIs(posy, run, ({ endedAt }) => endedAt !== null, 2_000)).toMatchObject({ state: 'cancelled' });
    await eventually(
      () => indices(posy),
      (names) => names.length === others.length + 1,
      2_000,
    );
    expect(await inUse()).toBe(before);
    await expect(index().cancelRun(run, byShell)).rejects.toMatchObject({ code: 'run-already-over' });
    const unknown = index().cancelRun('01900000-0000-7000-8000-000000000000', byShell);
    await expect(unknown).rejects.toMatchObject({ code: 'index-run-not-found' });
  });

  it('can be cancelled at the command line', async () => {
    const run = await startRebuild(posy);
    // At once: the program takes a while to start, and the rebuild does not wait for it.
    const { code, said } = await program('dist/src/index-rebuild.js', '--cancel');
    expect(said).toContain('The rebuild is cancelled.');
    expect(code).toBe(0);
    expect((await index().run(run))?.state).toBe('cancelled');
  });
});

describe('when its worker is killed', () => {
  it('another goes on with the half filled index from where it was', async () => {
    const run = await startRebuild(posy);
    const killed = await runIs(posy, run, midway);
    await kill(workers!, 'SIGKILL');
    const left = (await index().run(run))!;
    expect(left.endedAt).toBeNull();
    workers = workerProgram(posy, ['relay', 'reindex']);
    const resumed = await runIs(posy, run, ({ beatAt }) => beatAt!.getTime() > left.beatAt!.getTime());
    expect(resumed.done).toBeGreaterThanOrEqual(left.done);
    expect(resumed.index).toBe(killed.index);
    expect(await ended(posy, run)).toMatchObject({ state: 'done', index: killed.index });
    expect(await inUse()).toBe(killed.index);
    expect(await documentsInIndex(posy)).toBe(many + 1);
  }, 60_000);

  it('another begins anew when what was half filled has another definition', async () => {
    const run = await startRebuild(posy);
    const killed = await runIs(posy, run, midway);
    await kill(workers!, 'SIGKILL');
    const { indices: engine } = posy.get(SearchEngine).client;
    await engine.putMapping({ index: killed.index!, _meta: { hash: 'of another version' } });
    workers = workerProgram(posy, ['relay', 'reindex']);
    const done = await ended(posy, run);
    expect(done).toMatchObject({ state: 'done', index: await inUse() });
    expect(done.index).not.toBe(killed.index);
    expect(await indices(posy)).not.toContain(killed.index);
    expect(await documentsInIndex(posy)).toBe(many + 1);
  }, 60_000);

  it('a worker that is stopped in good order hands the run on at once', async () => {
    const run = await startRebuild(posy);
    await runIs(posy, run, midway);
    const gone = once(workers!, 'exit');
    workers!.kill('SIGTERM');
    expect(await gone).toEqual([0, null]);
    expect((await index().run(run))?.state).toBe('waiting');
    workers = workerProgram(posy, ['relay', 'reindex']);
    expect(await ended(posy, run)).toMatchObject({ state: 'done' });
  }, 60_000);
});

it('is followed at the command line to its end', async () => {
  const { code, said } = await program('dist/src/index-rebuild.js', '--reason', 'from a shell');
  expect(said).toMatch(/copying, [\d,]+ of 40,001 \(\d+%\)/);
  expect(said).toMatch(new RegExp(`Built ${posy.get(ListingIndex).alias}-${indexHash}-\\d+ with 40001 documents in `));
  expect(code).toBe(0);
  expect((await index().recentRuns({ page: 1, pageSize: 1 })).runs[0]).toMatchObject({
    startedBy: byShell,
    reason: 'from a shell',
  });
}, 60_000);

it('goes on after Ctrl-C, unlooked at', async () => {
  const env = { ...posy.variables, PATH: process.env['PATH'] };
  const child = execFile(process.execPath, ['dist/src/index-rebuild.js'], { env });
  let said = '';
  child.stdout?.on('data', (text: string) => (said += text));
  await eventually(
    () => Promise.resolve(said),
    (text) => text.includes('copying'),
  );
  child.kill('SIGINT');
  await once(child, 'exit');
  expect(said).toContain('npm run index:rebuild -- --follow');
  const open = await index().currentRun();
  expect(await ended(posy, open!.id)).toMatchObject({ state: 'done' });
}, 60_000);

it('an index that was deleted comes back by itself', async () => {
  const { client } = posy.get(SearchEngine);
  for (const name of await indices(posy)) await client.indices.delete({ index: name });
  await eventually(
    () => search(posy),
    ({ status, body }) => status === 200 && body.numResults === many + 1,
    40_000,
  );
  const { runs } = await index().recentRuns({ page: 1, pageSize: 1 });
  expect(runs[0]).toMatchObject({ kind: 'rebuild', startedBy: { program: 'keeper' } });
}, 60_000);
