import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { PageView } from '#contracts/shared/page.js';
import type { FaultView, OverviewView } from '#contracts/operations/overview.views.js';
import { operationsRoutes as routes } from '#contracts/operations/operations.routes.js';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import { ListingIndex } from '#src/directory/index/listing-index.js';
import { SearchEngine } from '#src/platform/search/search-engine.js';
import { createApi } from '#src/create-api.js';
import { DependencyProbes } from '#src/platform/outages/dependency-probe.js';
import { aVendor } from '../../support/posy/a-vendor.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { eventually } from '../../support/posy/eventually.js';
import { aJob } from './a-job.js';
import { nothing, OperatorAtWork } from './operator-at-work.js';

let operator: OperatorAtWork;

beforeAll(async () => (operator = await OperatorAtWork.start()));
afterAll(() => operator.stop());
beforeEach(() => operator.forgetEverything());

const overview = async () => {
  const { status, body } = await operator.call<OverviewView>(routes.overview);
  expect(status).toBe(200);
  return body;
};
const faults = async (query = {}) => (await operator.call<PageView<FaultView>>(routes.faults, { query })).body;
const codes = ({ troubles }: OverviewView) => troubles.map(({ code, queue }) => (queue ? `${code} ${queue}` : code));

describe('with all workers', () => {
  beforeAll(() => operator.posy.startWorkers());
  afterAll(() => operator.posy.haltWorkers());

  it('shows that everything works, in every part [OP-133]', async () => {
    // The delay of a busy machine counts as overload; it passes.
    const told = await eventually(overview, ({ level, workers }) => level === 'well' && workers.state === 'alive');
    expect(told.troubles).toEqual([]);
    expect(told.dependencies.map(({ dependency, answers, since }) => [dependency, answers, since])).toEqual(
      ['database', 'redis', 'search', 'mail', 'storage'].map((dependency) => [dependency, true, null]),
    );
    expect(told.relay).toMatchObject({ state: 'working', processes: 1 });
    expect(told.workers).toMatchObject({ state: 'alive', alive: 1, silent: 0 });
    const workers = told.workers.list.find(({ program }) => program === 'workers');
    expect(workers).toMatchObject({ state: 'working', runs: expect.arrayContaining(['relay', 'reindex']) });
    expect(told.workers.list.map(({ program }) => program)).toContain('api');
    expect(told.queues.length).toBeGreaterThan(1);
    for (const queue of told.queues) {
      expect(queue).toMatchObject({
        state: 'working',
        waiting: 0,
        active: 0,
        delayed: 0,
        failed: 0,
        oldestMs: 0,
        drainMs: 0,
      });
      expect(queue.done).toEqual({ values: Array.from({ length: 60 }, () => 0), faultAt: null });
    }
    expect(told.index).toMatchObject({ documents: 0, noAnswerSince: null });
    expect(told.drift).toMatchObject({ count: 0, refused: 0, noAnswerSince: null });
  });

  it('counts an edit and a search', async () => {
    const vendor = await aVendor(operator.posy);
    await aWebstore(vendor.vendorId).published(operator.posy);
    await eventually(overview, ({ index }) => index.documents === 1);
    const sameSearch = () => operator.posy.call(directoryRoutes.webstoreSearch, { query: { categoryId: 2 } });
    await Promise.all([sameSearch(), sameSearch()]);
    const typed = { latitude: 30.27, longitude: -97.74, name: 'Somebody', priceTiers: '1-2' };
    await operator.posy.call(directoryRoutes.webstoreSearch, { query: typed });
    const told = await eventually(overview, ({ slowSearches }) => slowSearches.length === 2);
    expect(told.slowSearches).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ categories: ['Venue'], place: null, text: false, filters: [], times: 1 }),
        expect.objectContaining({
          categories: [],
          place: 'Austin, TX',
          text: true,
          filters: [{ filter: 'priceTiers', values: 2 }],
        }),
      ]),
    );
    expect(JSON.stringify(told)).not.toContain('Somebody');
    expect(told.searches.cachedShare).toBeCloseTo(1 / 3);
    expect(await eventually(overview, ({ published }) => published.perMinute === 1)).toBeDefined();
    const live = await eventually(overview, ({ liveAfter }) => liveAfter.medianMs !== null);
    expect(live.liveAfter.p99Ms).toBeGreaterThanOrEqual(live.liveAfter.medianMs!);
    const reindexed = ({ queues }: OverviewView) => queues.find(({ queue }) => queue === 'reindex')?.perMinute;
    expect(await eventually(overview, (now) => (reindexed(now) ?? 0) > 0)).toBeDefined();
  });

  it('reports an index that the engine has made read-only, although its health is green', async () => {
    const index = operator.posy.get(ListingIndex).alias;
    const { indices } = operator.posy.get(SearchEngine).client;
    const block = (isBlocked: boolean | null) =>
      indices.putSettings({ index, settings: { 'index.blocks.read_only_allow_delete': isBlocked } });
    try {
      // The block is set again for each reading, because an engine with free disk space removes it.
      const told = await eventually(
        () => block(true).then(overview),
        ({ troubles }) => troubles.length > 0,
      );
      expect(told).toMatchObject({
        level: 'fault',
        troubles: [{ code: 'index-read-only', advice: 'free-engine-disk' }],
      });
      await block(true);
      const { dependencies } = await operator.posy.get(DependencyProbes).check();
      expect(dependencies).toMatchObject({ search: null, listings: expect.stringContaining('takes no writes') });
    } finally {
      await block(null);
    }
    await eventually(overview, ({ level }) => level === 'well');
  });

  it('reports jobs of unknown consumers after ten minutes', async () => {
    const { id } = await aJob(operator.posy, { state: 'waiting', minutesAgo: 11 });
    await operator.posy.sql(`update platform.delivery set consumer = 'tomorrow.consumer' where id = $1`, [id]);
    const told = await eventually(overview, ({ troubles }) => troubles.length > 0);
    expect(told.troubles).toMatchObject([{ code: 'jobs-unknown', level: 'warning', params: { waiting: 1 } }]);
    await operator.forgetEverything();
    await eventually(overview, ({ level }) => level === 'well');
  });

  it('reports a crash loop although the process is alive at the moment', async () => {
    await operator.posy.sql(
      `insert into platform.worker (id, program, workers, queues, waiting_for, version, host, pid, started_at, beat_at,
         event_loop_delay)
       select gen_random_uuid(), 'workers', '{reindex}', '{reindex}', '{}', '2.8.1', 'far', nth,
         now() - make_interval(secs => 30 + nth * 10), now() - make_interval(secs => 22 + nth * 10), 3
       from generate_series(1, 9) as nth`,
    );
    const told = await eventually(overview, ({ troubles }) => troubles.length > 0);
    await operator.posy.sql(`delete from platform.worker where host = 'far'`);
    expect(told).toMatchObject({ level: 'fault', troubles: [{ code: 'crash-loop', params: { count: 9 } }] });
  });

  it('reports a dead letter, which is then in the list', async () => {
    const { id } = await aJob(operator.posy);
    const told = await eventually(overview, ({ troubles }) => troubles.length > 0);
    expect(told).toMatchObject({ level: 'warning', deadLetters: { count: 1, latest: [{ id, lastError: 'bad' }] } });
    expect(told.troubles).toMatchObject([{ code: 'dead-letters', advice: 'see-dead-letters', params: { count: 1 } }]);
  });
});

describe('without workers', () => {
  it('reports dead relay and workers instead of an overload', async () => {
    await aJob(operator.posy, { state: 'waiting', minutesAgo: 3 });
    const told = await overview();
    expect(told.level).toBe('fault');
    expect(codes(told)[0]).toBe('relay-dead');
    expect(codes(told)).toEqual(expect.arrayContaining(['workers-dead reactions', 'workers-dead reindex']));
    const dead = told.troubles.find(({ queue }) => queue === 'reindex');
    expect(dead).toMatchObject({ advice: 'start-workers', level: 'fault', params: { waiting: 1 } });
    expect(dead?.params['oldestMs']).toBeGreaterThanOrEqual(180_000);
    expect(told.relay).toMatchObject({ state: 'silent', processes: 0 });
    expect(told.queues.find(({ queue }) => queue === 'reindex')).toMatchObject({ state: 'stopped', waiting: 1 });
  });

  it('distinguishes a killed worker from a stopped one', async () => {
    await operator.posy.sql(
      `insert into platform.worker (id, program, workers, queues, waiting_for, version, host, pid, started_at, beat_at,
         event_loop_delay)
       values ($1, 'workers', '{reindex}', '{reindex}', '{}', '2.8.1', 'far', 7, now() - interval '1 day',
         now() - interval '1 minute', 3)`,
      [nothing],
    );
    const { workers } = await overview();
    expect(workers).toMatchObject({ state: 'dead', alive: 0, silent: 1 });
    expect(workers.list.find(({ id }) => id === nothing)).toMatchObject({
      state: 'silent',
      version: '2.8.1',
      host: 'far',
    });
    await operator.posy.sql('delete from platform.worker where id = $1', [nothing]);
  });

  it('reports an overload when workers are alive and the oldest job is old', async () => {
    await operator.posy.sql(
      `insert into platform.worker (id, program, workers, queues, waiting_for, version, host, pid, started_at, beat_at,
         event_loop_delay)
       values ($1, 'workers', '{relay,reindex,reactions,mail,images}', '{reindex,reactions,mail,images}', '{}', '2.8.1', 'far', 7, now(), now(), 3)`,
      [nothing],
    );
    await aJob(operator.posy, { state: 'waiting', minutesAgo: 3 });
    const told = await overview();
    const behind = told.troubles.find(({ queue }) => queue === 'reindex');
    // With one job and no progress, another worker would not help.
    expect(behind).toMatchObject({ code: 'jobs-stuck', advice: 'see-waiting-jobs', params: { waiting: 1 } });
    expect(told.queues.find(({ queue }) => queue === 'reindex')?.state).toBe('behind');
    expect(told.workers).toMatchObject({ state: 'overloaded', alive: 1 });
    const waitsFor = (dependency: string, queue: string) =>
      operator.posy.sql(
        `update platform.worker set waiting_for = array[$2], waiting_by_queue = jsonb_build_object($3::text, array[$2])
         where id = $1`,
        [nothing, dependency, queue],
      );
    await waitsFor('mail', 'mail');
    expect((await overview()).queues.find(({ queue }) => queue === 'reindex')?.state).toBe('behind');
    await waitsFor('search', 'reindex');
    const held = await overview();
    expect(held.queues.find(({ queue }) => queue === 'reindex')).toMatchObject({ state: 'held', heldBy: 'search' });
    expect(held.troubles[0]).toMatchObject({ code: 'search-away', params: { waiting: 1 } });
    expect(held.workers.state).toBe('holding');
    await operator.posy.sql('delete from platform.worker where id = $1', [nothing]);
  });
});

describe('the history of faults', () => {
  let second: Awaited<ReturnType<typeof createApi>> | undefined;
  afterEach(() => second?.close());

  const relayDead = async () => (await faults()).results.find(({ code }) => code === 'relay-dead');

  it('stores the beginning, also for a process that starts later, and who acknowledged it', async () => {
    const first = await overview();
    await eventually(
      () => overview().then(relayDead),
      (fault) => fault !== undefined,
    );
    const fault = (await relayDead())!;
    const since = first.troubles.find(({ code }) => code === 'relay-dead')!.since;
    expect(fault).toMatchObject({ beganAt: since, endedAt: null, level: 'fault', queue: null, acknowledgedBy: null });

    const acknowledged = await operator.call<FaultView>(routes.acknowledgeFault, { params: { id: fault.id } });
    expect(acknowledged.body.acknowledgedBy).toEqual({ userId: operator.userId, email: operator.email });
    expect(await operator.audit()).toMatchObject([{ action: 'fault-acknowledged', targetId: fault.id, reason: null }]);

    second = await createApi(operator.posy.config);
    const headers = { authorization: `Bearer ${operator.token}` };
    const seenBySecond = async () => {
      const told = (await second!.inject({ url: '/api/operations/overview', headers })).json<OverviewView>();
      return told.troubles.find(({ code }) => code === 'relay-dead');
    };
    const seen = await eventually(seenBySecond, (trouble) => trouble?.faultId === fault.id);
    expect(seen).toMatchObject({ since, acknowledgedBy: { email: operator.email } });
  });

  it('ends a fault that is over, and is paged', async () => {
    await eventually(
      () => overview().then(relayDead),
      (fault) => fault !== undefined,
    );
    await operator.posy.startWorkers(['relay']);
    await eventually(
      () => overview().then(relayDead),
      (fault) => fault?.endedAt !== null,
    );
    await operator.posy.haltWorkers();
    expect((await relayDead())!.endedAt! >= (await relayDead())!.beganAt).toBe(true);
    const { numResults } = await faults();
    expect(numResults).toBeGreaterThan(1);
    expect(await faults({ pageSize: 1 })).toMatchObject({ numResults, pageSize: 1, results: [{}] });
    expect((await operator.call(routes.faults, { query: { pageSize: 0 } })).problem.fields).toHaveProperty('pageSize');
  });

  it('responds 404 for an unknown id', async () => {
    const unknown = await operator.call(routes.acknowledgeFault, { params: { id: nothing } });
    expect([unknown.status, unknown.problem.error]).toEqual([404, 'fault-not-found']);
    expect((await operator.call(routes.acknowledgeFault, { params: { id: 'x' } })).problem.fields).toHaveProperty('id');
  });
});
