import { execFile, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { CancelIndexRun } from '#src/directory/commands/cancel-index-run.js';
import { IndexFacade } from '#src/directory/public/index-facade.js';
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
  startVerify,
  workerProgram,
} from './index-runs.js';
import { FillGate } from './fill-gate.js';
import { allIndexed, namesFound, search } from './listed.js';

/** Copied in three pages, of two requests each. */
const many = 2_100;
/** Number of listings that are copied when the last page is held. */
const twoPages = { requests: 4, listings: 2_000 };

/** Timeout for tests that wait for several rebuilds and programs. */
const timeLimit = 180_000;

let engine: FillGate;
let posy: Posy;
let vendor: TestVendor;
let id: string;
let workers: ChildProcess | undefined;

beforeAll(async () => {
  posy = await Posy.start({ workers: [] });
  engine = await FillGate.before(posy.config.elasticsearchUrls[0] ?? '');
  startWorkers();
  vendor = await aVendor(posy);
  id = await aWebstore(vendor.vendorId).called('Wildrye').published(posy);
  await allIndexed(posy);
  await manyListings(posy, many);
  // The workers begin with a rebuild of their own, which may end after all is found.
  await noRunIsOpen();
  await ended(posy, await startRebuild(posy, 'the first with all of them'));
}, timeLimit);
afterAll(async () => {
  if (workers) await kill(workers, 'SIGTERM');
  await posy.stop();
  engine.close();
});
afterEach(async () => {
  engine.open();
  await noRunIsOpen();
}, timeLimit);

async function noRunIsOpen(): Promise<void> {
  const open = await index().currentRun();
  if (open) await ended(posy, open.id);
}

const startWorkers = () =>
  void (workers = workerProgram(posy, ['relay', 'reindex'], { ELASTICSEARCH_URL: engine.url }));

const index = () => posy.get(IndexFacade);
const cancel = (run: string) => posy.execute(new CancelIndexRun(run, byShell));
const inUse = async () => (await index().indexState()).index?.name;

/** Starts a rebuild and holds it when two pages are copied; returns its id. */
async function heldRebuild(reason?: string): Promise<string> {
  engine.holdAfter(twoPages.requests);
  const run = await startRebuild(posy, reason);
  await isHeld(run);
  return run;
}
const isHeld = (run: string) =>
  runIs(posy, run, ({ phase, done }) => phase === 'copying' && done === twoPages.listings);

/** A killed worker loses its run after ten seconds without a heartbeat. */
const letLeasePass = (run: string) =>
  posy.sql(`update directory.index_run set beat_at = beat_at - interval '11 seconds' where id = $1`, [run]);

async function rename(name: string): Promise<void> {
  const at = { params: { id }, token: vendor.token };
  const { version } = (await posy.call<WebstoreDraftView>(webstoreRoutes.webstoreById, at)).body;
  await posy.call(webstoreRoutes.saveWebstore, { body: { id, version, name }, token: vendor.token });
  await posy.call(webstoreRoutes.publish, at);
}

/** Runs a program as npm does; returns its exit code and its output. */
async function program(...words: string[]): Promise<{ code: number; said: string }> {
  const env = { ...posy.variables, PATH: process.env['PATH'] };
  return new Promise((done) => {
    const child = execFile(process.execPath, words, { env }, (_failed, out, complaint) =>
      done({ code: child.exitCode ?? -1, said: out + complaint }),
    );
  });
}

describe('a rebuild', () => {
  it('shows its progress, and ends with a new index that has everything [OP-133]', async () => {
    const before = await inUse();
    const run = await heldRebuild('to see it');
    const seen = await runIs(posy, run, ({ perSecond }) => perSecond !== null);
    expect(seen).toMatchObject({ kind: 'rebuild', state: 'running', startedBy: byShell, reason: 'to see it' });
    expect(seen.total).toBe(many + 1);
    expect(seen.perSecond).toBeGreaterThan(0);
    expect(seen.endsAbout!.getTime()).toBeGreaterThan(seen.startedAt.getTime());
    engine.open();
    expect(await ended(posy, run)).toMatchObject({ state: 'done', error: null, index: await inUse() });
    expect(await inUse()).not.toBe(before);
    expect(await documentsInIndex(posy)).toBe(many + 1);
    expect((await index().recentRuns({ page: 1, pageSize: 1 })).runs[0]?.id).toBe(run);
  });

  it('is refused while another is in progress, naming who started that one and when', async () => {
    const operator = await posy.register('operator-1@posy.example', ['Admin']);
    engine.holdAfter(0);
    const first = await startRebuild(posy, 'by hand', { userId: operator });
    const startedAt = (await index().run(first))!.startedAt.toISOString();
    const params = { runId: first, kind: 'rebuild', startedBy: 'operator-1@posy.example', startedAt };
    await expect(startRebuild(posy)).rejects.toMatchObject({ code: 'index-run-in-progress', params });
    await expect(startVerify(posy)).rejects.toMatchObject({ code: 'index-run-in-progress', params });
    const shell = await program('dist/src/index-rebuild.js');
    expect(shell.code).toBe(1);
    expect(shell.said).toContain(`started by operator-1@posy.example at ${startedAt}`);
    await posy.execute(new CancelIndexRun(first, { userId: operator }));
    expect(await ended(posy, first)).toMatchObject({ cancelAskedBy: operator });
  });

  it('keeps the edits made meanwhile, and every listing can be found all the time', async () => {
    const run = await heldRebuild();
    const counts: number[] = [];
    let edits = 0;
    for (let last = await index().run(run); !last?.endedAt; last = await index().run(run)) {
      await rename(`Wildrye ${(edits += 1)}`);
      counts.push((await search(posy)).body.numResults);
      if (edits === 3) engine.open();
    }
    await allIndexed(posy);
    expect([...new Set(counts)]).toEqual([many + 1]);
    expect(await namesFound(posy, { name: `Wildrye ${edits}` })).toEqual([`Wildrye ${edits}`]);
  });
});

describe('a cancelled rebuild', () => {
  it('ends in the middle of its work and leaves no other index than before', async () => {
    const before = await inUse();
    const known = await indices(posy);
    const run = await heldRebuild();
    await cancel(run);
    expect(await ended(posy, run)).toMatchObject({ state: 'cancelled' });
    // Retired ones may be dropped meanwhile.
    await eventually(
      () => indices(posy),
      (names) => names.every((name) => known.includes(name)),
    );
    expect(await inUse()).toBe(before);
    await expect(cancel(run)).rejects.toMatchObject({ code: 'run-already-over' });
    const unknown = cancel('01900000-0000-7000-8000-000000000000');
    await expect(unknown).rejects.toMatchObject({ code: 'index-run-not-found' });
  });
});

describe('when its worker is killed', () => {
  it(
    'another one continues with the partly filled index from the checkpoint',
    async () => {
      const run = await heldRebuild();
      const killed = await isHeld(run);
      await kill(workers!, 'SIGKILL');
      const left = (await index().run(run))!;
      expect(left.endedAt).toBeNull();
      await letLeasePass(run);
      engine.open();
      startWorkers();
      const resumed = await runIs(posy, run, ({ beatAt }) => beatAt!.getTime() > left.beatAt!.getTime());
      expect(resumed.done).toBeGreaterThanOrEqual(left.done);
      expect(resumed.index).toBe(killed.index);
      expect(await ended(posy, run)).toMatchObject({ state: 'done', index: killed.index });
      expect(await inUse()).toBe(killed.index);
      expect(await documentsInIndex(posy)).toBe(many + 1);
    },
    timeLimit,
  );

  it(
    'another one restarts when the partly filled index has another definition',
    async () => {
      const run = await heldRebuild();
      const killed = await isHeld(run);
      await kill(workers!, 'SIGKILL');
      const { client } = posy.get(SearchEngine);
      await client.indices.putMapping({ index: killed.index!, _meta: { hash: 'of another version' } });
      await letLeasePass(run);
      engine.open();
      startWorkers();
      const done = await ended(posy, run);
      expect(done).toMatchObject({ state: 'done', index: await inUse() });
      expect(done.index).not.toBe(killed.index);
      expect(await indices(posy)).not.toContain(killed.index);
      expect(await documentsInIndex(posy)).toBe(many + 1);
    },
    timeLimit,
  );

  it(
    'a worker that is stopped gracefully releases the run at once',
    async () => {
      const run = await heldRebuild();
      const gone = once(workers!, 'exit');
      workers!.kill('SIGTERM');
      expect(await gone).toEqual([0, null]);
      expect((await index().run(run))?.state).toBe('waiting');
      engine.open();
      startWorkers();
      expect(await ended(posy, run)).toMatchObject({ state: 'done' });
    },
    timeLimit,
  );
});

/** A rebuild started at the command line, when it prints its progress. */
async function followed(...words: string[]) {
  engine.holdAfter(twoPages.requests);
  const env = { ...posy.variables, PATH: process.env['PATH'] };
  const child = execFile(process.execPath, ['dist/src/index-rebuild.js', ...words], { env });
  let said = '';
  child.stdout?.on('data', (text: string) => (said += text));
  const gone = once(child, 'close') as Promise<[number]>;
  await eventually(
    () => Promise.resolve(said),
    (text) => text.includes('copying, '),
  );
  return { child, end: async () => ({ code: (await gone)[0], said }) };
}

it(
  'is followed at the command line to its end',
  async () => {
    const { end } = await followed('--reason', 'from a shell');
    engine.open();
    const { code, said } = await end();
    expect(said).toMatch(/copying, [\d,]+ of 2,101 \(\d+%\)/);
    expect(said).toMatch(new RegExp(`Built ${posy.get(ListingIndex).alias}-${indexHash}-\\d+ with 2101 documents in `));
    expect(code).toBe(0);
    expect((await index().recentRuns({ page: 1, pageSize: 1 })).runs[0]).toMatchObject({
      startedBy: byShell,
      reason: 'from a shell',
    });
  },
  timeLimit,
);

it(
  'continues after Ctrl-C, unobserved, until it is cancelled at the command line',
  async () => {
    const { child, end } = await followed();
    child.kill('SIGINT');
    expect((await end()).said).toContain('npm run index:rebuild -- --follow');
    const left = (await index().currentRun())!;
    expect(left).toMatchObject({ state: 'running', cancelAskedAt: null });
    const { code, said } = await program('dist/src/index-rebuild.js', '--cancel');
    expect(said).toContain('The rebuild is canceled.');
    expect(code).toBe(0);
    expect((await index().run(left.id))?.state).toBe('cancelled');
  },
  timeLimit,
);
