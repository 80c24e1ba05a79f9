import { describe, expect, it } from '@jest/globals';
import { levelOf, troublesOf, type QueueSignals, type PipelineSignals } from './troubles.js';

const now = new Date('2026-11-21T14:11:20Z');
const queue = (signs: Partial<QueueSignals> = {}): QueueSignals => ({
  queue: 'reindex',
  state: 'working',
  heldBy: null,
  waiting: 0,
  active: 1,
  oldestMs: 0,
  drainMs: 0,
  pausedAt: null,
  ...signs,
});
const signs = (given: Partial<PipelineSignals> = {}): PipelineSignals => ({
  away: [],
  relaysAlive: 1,
  crashLoop: null,
  unknown: { count: 0, oldestMs: 0 },
  isReadOnly: false,
  outboxAgeMs: 200,
  queues: [queue()],
  drift: { count: 0, oldestMs: 0, refused: 0 },
  hasIndex: true,
  lastDeadLetterAt: null,
  deadLetters: 0,
  now,
  ...given,
});
const codes = (given: Partial<PipelineSignals>) => troublesOf(signs(given)).map(({ code }) => code);

it('finds no troubles when everything works', () => {
  expect(troublesOf(signs())).toEqual([]);
  expect(levelOf([])).toBe('well');
});

describe('an unavailable engine', () => {
  const since = new Date('2026-11-21T14:02:08Z');
  const held = queue({ state: 'held', heldBy: 'search', waiting: 1204, oldestMs: 552_000, drainMs: 40_000 });

  it('is reported with its beginning, the backlog and the time to drain it [OP-133]', () => {
    const [first] = troublesOf(signs({ away: [{ dependency: 'search', since }], queues: [held] }));
    expect(first).toEqual({
      code: 'search-away',
      level: 'fault',
      queue: null,
      advice: 'check-search',
      since,
      params: { waiting: 1204, oldestMs: 552_000, drainMs: 40_000 },
    });
  });

  it('is reported when only the workers lose it', () => {
    expect(codes({ queues: [held] })).toEqual(['search-away']);
  });

  it('is not reported when the index is missing or not built yet', () => {
    const waits = [{ ...held, heldBy: 'listings' }];
    expect(codes({ queues: waits, hasIndex: false })).toEqual(['index-missing']);
    expect(codes({ queues: waits })).toEqual([]);
  });

  it('explains the drift, which is then not reported separately', () => {
    const drift = { count: 1204, oldestMs: 552_000, refused: 0 };
    expect(codes({ away: [{ dependency: 'search', since }], drift, hasIndex: null })).toEqual(['search-away']);
    expect(codes({ drift })).toEqual(['index-behind']);
  });
});

describe('workers', () => {
  it('are reported as dead or as overloaded, which are different troubles', () => {
    const old = { waiting: 212, oldestMs: 310_000, drainMs: 300_000 };
    const [dead] = troublesOf(signs({ queues: [queue({ ...old, state: 'stopped' })] }));
    const [busy] = troublesOf(signs({ queues: [queue({ ...old, state: 'behind' })] }));
    expect(dead).toMatchObject({ code: 'workers-dead', level: 'fault', advice: 'start-workers', queue: 'reindex' });
    expect(busy).toMatchObject({ code: 'overload', level: 'warning', advice: 'add-worker', queue: 'reindex' });
  });

  it('are advised to be added only when jobs get done and the backlog is large', () => {
    const adviceFor = (drainMs: number | null, more: Partial<PipelineSignals> = {}, active = 1) =>
      troublesOf(
        signs({ queues: [queue({ state: 'behind', waiting: 3, active, oldestMs: 180_000, drainMs })], ...more }),
      ).map(({ code, advice }) => [code, advice]);
    expect(adviceFor(31_000)).toEqual([['overload', 'add-worker']]);
    expect(adviceFor(29_000)).toEqual([['jobs-stuck', 'see-waiting-jobs']]);
    expect(adviceFor(31_000, {}, 0)).toEqual([['jobs-stuck', 'see-waiting-jobs']]);
    expect(adviceFor(null)).toEqual([['jobs-stuck', 'see-waiting-jobs']]);
    expect(adviceFor(31_000, { outboxAgeMs: 60_000 })).toEqual([['outbox-behind', 'check-redis']]);
    expect(adviceFor(31_000, { relaysAlive: 0 })).toEqual([['relay-dead', 'start-relay']]);
  });

  it('of another version are reported as missing when no running version knows the consumer of a job', () => {
    const unknown = (count: number, minutes: number) => ({ unknown: { count, oldestMs: minutes * 60_000 } });
    expect(codes(unknown(2, 9))).toEqual([]);
    const [missed] = troublesOf(signs(unknown(2, 11)));
    expect(missed).toMatchObject({ code: 'jobs-unknown', level: 'warning', advice: 'start-other-version' });
    expect(missed?.params).toEqual({ waiting: 2, oldestMs: 660_000 });
  });

  it('in a crash loop are a fault with the number of crashes', () => {
    const [loop] = troublesOf(signs({ crashLoop: { crashes: 9, since: now } }));
    expect(loop).toMatchObject({ code: 'crash-loop', level: 'fault', since: now, params: { count: 9 } });
  });

  it('raise no alarm by depth alone', () => {
    expect(codes({ queues: [queue({ waiting: 90_000, oldestMs: 900 })] })).toEqual([]);
  });

  it('are not reported when their queue is paused', () => {
    const pausedAt = '2026-11-21T13:00:00.000Z';
    const [paused] = troublesOf(
      signs({ queues: [queue({ state: 'paused', pausedAt, waiting: 3, oldestMs: 60_000 })] }),
    );
    expect(paused).toMatchObject({ code: 'queue-paused', level: 'warning', since: new Date(pausedAt) });
  });
});

describe('the relay', () => {
  it('is reported as dead when no process runs it', () => {
    expect(codes({ relaysAlive: 0, outboxAgeMs: 60_000 })).toEqual(['relay-dead']);
  });

  it('is reported as behind when the outbox is old, except while Redis is unavailable', () => {
    expect(codes({ outboxAgeMs: 60_000 })).toEqual(['outbox-behind']);
    const away = [{ dependency: 'redis', since: now }] as const;
    expect(codes({ outboxAgeMs: 60_000, away })).toEqual(['redis-away']);
  });
});

describe('the index', () => {
  it('is a fault when it is read-only, which explains the drift', () => {
    const drift = { count: 12, oldestMs: 60_000, refused: 0 };
    const [blocked, ...others] = troublesOf(signs({ isReadOnly: true, drift }));
    expect(blocked).toMatchObject({ code: 'index-read-only', level: 'fault', advice: 'free-engine-disk' });
    expect(others).toEqual([]);
  });

  it('is reported when it is missing or refuses listings', () => {
    expect(codes({ hasIndex: false })).toEqual(['index-missing']);
    expect(codes({ drift: { count: 0, oldestMs: 0, refused: 2 } })).toEqual(['index-refuses']);
  });
});

describe('dead letters', () => {
  it('raise a warning for a quarter of an hour', () => {
    const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
    expect(codes({ lastDeadLetterAt: minutesAgo(14), deadLetters: 3 })).toEqual(['dead-letters']);
    expect(codes({ lastDeadLetterAt: minutesAgo(16), deadLetters: 3 })).toEqual([]);
  });
});

it('lists the worst trouble first, and none about values that could not be read', () => {
  const away = [
    { dependency: 'mail', since: now },
    { dependency: 'database', since: now },
  ] as const;
  const unknown = {
    relaysAlive: null,
    unknown: null,
    isReadOnly: null,
    outboxAgeMs: null,
    drift: null,
    hasIndex: null,
    deadLetters: null,
  };
  expect(codes({ ...unknown, away, queues: [queue({ state: 'unknown' })] })).toEqual(['database-away', 'mail-away']);
});
