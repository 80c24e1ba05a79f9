import type { JobRowView } from '#contracts/operations/operations.views.js';
import type {
  DependencyView,
  OverviewView,
  QueueView,
  SeriesView,
  SlowSearchView,
  WorkerView,
} from '#contracts/operations/overview.views.js';
import { before, indexRun, job, trouble } from './operations-examples.js';

/** A deterministic wave. */
const wave = (base: number, swing: number, seed: number) =>
  Array.from({ length: 60 }, (_, nth) =>
    Math.round(base + swing * (Math.sin(nth * 0.7 + seed) + 0.6 * Math.sin(nth * 1.9 + seed * 3))),
  );

const series = (values: number[], faultAt: string | null = null): SeriesView => ({ values, faultAt });
const flat = (value: number) => Array.from({ length: 60 }, () => value);

const queue = (name: string, more: Partial<QueueView> = {}): QueueView => ({
  queue: name,
  state: 'working',
  heldBy: null,
  waiting: 0,
  active: 1,
  delayed: 0,
  failed: 0,
  oldestMs: 0,
  perMinute: 40,
  drainMs: 0,
  done: series(wave(40, 8, name.length)),
  noAnswerSince: null,
  ...more,
});

const dependency = (
  name: DependencyView['dependency'],
  now: number,
  more: Partial<DependencyView> = {},
): DependencyView => ({
  dependency: name,
  answers: true,
  since: before(now, 11 * 86_400),
  milliseconds: 2,
  error: null,
  tries: 0,
  details: {},
  ...more,
});

const worker = (nth: number, now: number, more: Partial<WorkerView> = {}): WorkerView => ({
  id: `worker-${nth}`,
  program: 'workers',
  runs: ['reindex'],
  host: 'posy-1',
  pid: 4100 + nth,
  version: '2.8.1',
  state: 'working',
  holdsFor: [],
  startedAt: before(now, 86_400),
  heartbeatAt: before(now, 2),
  eventLoopDelayMs: 12,
  ...more,
});

const queuesAtWork: QueueView[] = [
  queue('reindex', { waiting: 3, active: 25, oldestMs: 400, perMinute: 133, done: series(wave(133, 30, 4)) }),
  queue('reactions', { oldestMs: 200, perMinute: 402, done: series(wave(402, 40, 5)) }),
  queue('images', {
    waiting: 6,
    active: 4,
    failed: 1,
    oldestMs: 3_000,
    drainMs: 9_000,
    done: series(wave(41, 8, 6)),
  }),
  queue('mail', { delayed: 2, failed: 1, oldestMs: 900, perMinute: 18, done: series(wave(18, 5, 7)) }),
  queue('push', { active: 2, oldestMs: 100, perMinute: 164, done: series(wave(164, 14, 8)) }),
  queue('billing', { active: 0, delayed: 4, perMinute: 2, done: series(wave(3, 1, 9)) }),
];

const answering = (now: number): DependencyView[] => [
  dependency('database', now, { details: { connections: 14, connectionLimit: 40 } }),
  dependency('redis', now, { milliseconds: 0.3, details: { memoryBytes: 41_000_000 } }),
  dependency('search', now, { milliseconds: 9, details: { memoryBytes: 512_000_000 } }),
  dependency('mail', now, { milliseconds: 18 }),
  dependency('storage', now, { milliseconds: 24, details: { freeShare: 0.61 } }),
];

const latestDeadLetters = (now: number): JobRowView[] => [
  job(1, now, {
    queue: 'images',
    messageType: 'webstore.image-added',
    consumer: 'webstore.check-image',
    lastError: 'Unknown color profile',
  }),
  job(2, now, {
    queue: 'mail',
    messageType: 'identity.code-asked',
    attempts: 1,
    lastError: 'Mailbox does not exist',
  }),
  job(5, now),
];

const slowSearches: SlowSearchView[] = [
  {
    categories: ['Venues'],
    place: 'New York City, NY',
    text: false,
    filters: [
      { filter: 'capacity', values: 1 },
      { filter: 'styles', values: 2 },
    ],
    times: 41,
    p95Ms: 118,
    worstMs: 340,
  },
  { categories: [], place: 'Asheville, NC', text: true, filters: [], times: 12, p95Ms: 94, worstMs: 121 },
  { categories: ['Photographers'], place: null, text: false, filters: [], times: 1, p95Ms: 71, worstMs: 71 },
];

const stopped = (values: readonly number[]) => values.map((value, nth) => (nth >= 51 ? 0 : value));

function withoutEngine(one: QueueView, since: string): QueueView {
  if (one.queue === 'reindex') {
    const held = { state: 'held', heldBy: 'search', waiting: 1_172, active: 0, delayed: 32, perMinute: 0 } as const;
    return { ...one, ...held, oldestMs: 552_000, drainMs: null, done: series(stopped(one.done.values), since) };
  }
  if (one.queue !== 'images') return one;
  return { ...one, state: 'behind', waiting: 212, oldestMs: 310_000, drainMs: 300_000 };
}

/** An overview without troubles. */
export const overview = (now: number, more: Partial<OverviewView> = {}): OverviewView => ({
  at: new Date(now).toISOString(),
  level: 'well',
  troubles: [],
  lastFault: {
    id: '0198c0de-0000-7000-8000-000000000502',
    code: 'mail-away',
    level: 'fault',
    queue: null,
    beganAt: before(now, 11.5 * 86_400),
    endedAt: before(now, 11.5 * 86_400 - 360),
    acknowledgedAt: null,
    acknowledgedBy: null,
  },
  dependencies: answering(now),
  relay: { state: 'working', outboxAgeMs: 200, processes: 1, noAnswerSince: null },
  workers: {
    state: 'alive',
    alive: 3,
    silent: 0,
    list: [worker(1, now), worker(2, now), worker(3, now, { runs: ['relay', 'reactions', 'mail', 'images'] })],
    noAnswerSince: null,
  },
  liveAfter: { medianMs: 400, p99Ms: 1_100, minutes: series(wave(400, 60, 1)), noAnswerSince: null },
  published: { perMinute: 134, minutes: series(wave(134, 20, 2)), noAnswerSince: null },
  searches: {
    perSecond: 212,
    p95Ms: 38,
    refusedPerMinute: 0,
    cachedShare: 0.61,
    minutes: series(wave(212, 30, 3)),
    noAnswerSince: null,
  },
  drift: { count: 0, oldestMs: null, refused: 0, minutes: series(flat(0)), noAnswerSince: null },
  queues: queuesAtWork,
  index: {
    documents: 100_212,
    bytes: 412_000_000,
    name: 'listings-c19e-0918',
    generation: 'c19e',
    run: null,
    noAnswerSince: null,
  },
  deadLetters: {
    count: 3,
    latest: latestDeadLetters(now),
  },
  pictures: {
    unchecked: { count: 0, oldestMs: null },
    flagged: { count: 2, oldestMs: 7_440_000 },
    noAnswerSince: null,
  },
  slowSearches,
  ...more,
});

/** The engine has not responded for nine minutes, and images have more jobs than their workers handle. */
export function engineAway(now: number, more: Partial<OverviewView> = {}): OverviewView {
  const well = overview(now);
  const since = before(now, 552);
  const rising = flat(0).map((_, nth) => (nth < 51 ? 0 : (nth - 50) * 134));
  return {
    ...well,
    level: 'fault',
    troubles: [
      trouble(now),
      trouble(now, {
        code: 'overload',
        level: 'warning',
        queue: 'images',
        since: before(now, 310),
        advice: 'add-worker',
        params: { waiting: 212, oldestMs: 310_000, drainMs: 300_000 },
        faultId: '0198c0de-0000-7000-8000-000000000503',
      }),
    ],
    dependencies: well.dependencies.map((one) =>
      one.dependency === 'search'
        ? { ...one, answers: false, since, milliseconds: null, error: 'Connection refused', tries: 56, details: {} }
        : one,
    ),
    workers: {
      ...well.workers,
      state: 'holding',
      list: [
        worker(1, now, { state: 'holding', holdsFor: ['search', 'listings'] }),
        worker(2, now, { state: 'holding', holdsFor: ['search', 'listings'] }),
        worker(3, now, { runs: ['images'], state: 'overloaded', eventLoopDelayMs: 340 }),
      ],
    },
    liveAfter: { ...well.liveAfter, medianMs: null, p99Ms: null, minutes: series(stopped(wave(400, 60, 1)), since) },
    searches: {
      ...well.searches,
      perSecond: 0,
      p95Ms: null,
      refusedPerMinute: 2_280,
      cachedShare: null,
      minutes: series(stopped(wave(212, 30, 3)), since),
    },
    drift: { count: 1_204, oldestMs: 552_000, refused: 0, minutes: series(rising, since), noAnswerSince: null },
    queues: well.queues.map((one) => withoutEngine(one, since)),
    index: {
      ...well.index,
      documents: null,
      bytes: null,
      noAnswerSince: since,
      run: indexRun(now, { state: 'waiting', done: 62_140, perSecond: null, endsAbout: null }),
    },
    ...more,
  };
}

/** The database has not responded for nine minutes: everything that depends on it is unknown. */
export function databaseAway(now: number): OverviewView {
  const well = overview(now);
  const since = before(now, 552);
  const noAnswerSince = since;
  const nothing = flat(0);
  return {
    ...well,
    level: 'fault',
    troubles: [trouble(now, { code: 'database-away', advice: 'check-database', params: {}, faultId: null })],
    lastFault: null,
    dependencies: well.dependencies.map((one) =>
      one.dependency === 'database'
        ? { ...one, answers: false, since, milliseconds: null, error: 'Connection refused', tries: 276, details: {} }
        : one,
    ),
    relay: { state: 'unknown', outboxAgeMs: null, processes: 0, noAnswerSince },
    workers: { state: 'unknown', alive: 0, silent: 0, list: [], noAnswerSince },
    liveAfter: { medianMs: null, p99Ms: null, minutes: series(nothing, since), noAnswerSince },
    published: { perMinute: null, minutes: series(nothing, since), noAnswerSince },
    drift: { count: null, oldestMs: null, refused: null, minutes: series(nothing, since), noAnswerSince },
    queues: well.queues.map((one) => ({
      ...one,
      state: 'unknown',
      waiting: null,
      delayed: null,
      failed: null,
      oldestMs: null,
      perMinute: null,
      drainMs: null,
      done: { values: [], faultAt: null },
      noAnswerSince,
    })),
    index: { ...well.index, documents: null, bytes: null, name: null, generation: null, noAnswerSince },
    deadLetters: { count: null, latest: [] },
  };
}
