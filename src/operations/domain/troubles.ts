import {
  troubleCodes,
  type AdviceCode,
  type Dependency,
  type Level,
  type QueueState,
  type TroubleCode,
} from '#contracts/operations/operations-words.js';
import type { CrashLoop } from './crash-loops.js';

/** Measured state of a queue; null where it could not be read. */
export interface QueueSignals {
  readonly queue: string;
  readonly state: QueueState;
  readonly heldBy: string | null;
  readonly waiting: number | null;
  /** Jobs that workers are running. */
  readonly active: number | null;
  readonly oldestMs: number | null;
  readonly drainMs: number | null;
  /** Time at which an operator paused it. */
  readonly pausedAt: string | null;
}

/** Measured state of the whole pipeline; null where it could not be read. */
export interface PipelineSignals {
  /** Unavailable dependencies, each with the time since when. */
  readonly away: readonly { dependency: Dependency; since: Date | null }[];
  readonly relaysAlive: number | null;
  /** A kind of process that crashes again and again. */
  readonly crashLoop: CrashLoop | null;
  readonly outboxAgeMs: number | null;
  readonly queues: readonly QueueSignals[];
  readonly drift: { count: number; oldestMs: number; refused: number } | null;
  /** Whether there is an index behind the alias. */
  readonly hasIndex: boolean | null;
  /** Whether the engine has closed the index behind the alias to writes. */
  readonly isReadOnly: boolean | null;
  /** Due deliveries whose consumer this version does not know; `oldestMs` is how long the oldest has been due. */
  readonly unknown: { count: number; oldestMs: number } | null;
  /** Time at which the newest dead letter failed. */
  readonly lastDeadLetterAt: Date | null;
  readonly deadLetters: number | null;
  readonly now: Date;
}

export interface Trouble {
  readonly code: TroubleCode;
  readonly level: 'warning' | 'fault';
  readonly queue: string | null;
  readonly advice: AdviceCode;
  /** When it began; null if the signals do not show it, and then the first observation counts. */
  readonly since: Date | null;
  readonly params: Record<string, number>;
}

/** Milliseconds after which the relay counts as falling behind; normally it enqueues within tenths of a second. */
const outboxAgeLimit = 10_000;
/** Milliseconds after which indexing counts as blocked; normally it takes less than a second. */
const driftAgeLimit = 30_000;
/**
 * Milliseconds for which unknown jobs are tolerated: during a deployment, the version that knows them may still start.
 */
const unknownAgeLimit = 10 * 60_000;
/** Another worker is advised only if the backlog takes more milliseconds than this at the current rate. */
const addWorkerThreshold = 30_000;
/** Milliseconds for which a new dead letter raises a warning; afterwards it only shows in its list. */
const deadLetterAlertTime = 15 * 60_000;

const awayCodes = {
  database: ['database-away', 'check-database'],
  redis: ['redis-away', 'check-redis'],
  search: ['search-away', 'check-search'],
  mail: ['mail-away', 'check-mail'],
  storage: ['storage-away', 'check-storage'],
} as const satisfies Record<Dependency, [TroubleCode, AdviceCode]>;

/** The dependency that workers wait for. A missing index (`listings`) is none: it has a trouble code of its own. */
const dependencyOf = (heldBy: string): Dependency | undefined =>
  (Object.keys(awayCodes) as Dependency[]).find((known) => known === heldBy);

/**
 * Returns everything that is wrong, the worst first. The age of the oldest job raises an alarm, not the depth of the
 * queue. Dead workers (no process takes jobs), held workers (a dependency is unavailable) and overload (workers run,
 * but the backlog grows older) are different troubles, because each has a different remedy.
 */
export function troublesOf(signs: PipelineSignals): Trouble[] {
  return [
    ...awayTroubles(signs),
    ...relayTroubles(signs),
    ...crashTroubles(signs),
    ...signs.queues.flatMap((queue) => queueTroubles(queue, signs)),
    ...unknownTroubles(signs),
    ...indexTroubles(signs),
    ...deadLetterTroubles(signs),
  ].sort((a, b) => troubleCodes.indexOf(a.code) - troubleCodes.indexOf(b.code));
}

export const levelOf = (troubles: readonly Trouble[]): Level =>
  troubles.some(({ level }) => level === 'fault') ? 'fault' : troubles.length > 0 ? 'warning' : 'well';

const fault = (code: TroubleCode, advice: AdviceCode, more: Partial<Trouble> = {}): Trouble => ({
  code,
  level: 'fault',
  queue: null,
  advice,
  since: null,
  params: {},
  ...more,
});
const warning = (code: TroubleCode, advice: AdviceCode, more: Partial<Trouble> = {}): Trouble => ({
  ...fault(code, advice, more),
  level: 'warning',
});

/**
 * Dependencies that are unavailable for this process or for workers: a worker may have lost a connection that works
 * from here.
 */
function awayTroubles({ away, queues }: PipelineSignals): Trouble[] {
  const since = new Map<Dependency, Date | null>(away.map((one) => [one.dependency, one.since]));
  const held = queues.filter(({ state, heldBy }) => state === 'held' && heldBy !== null);
  for (const { heldBy } of held) {
    const dependency = dependencyOf(heldBy ?? '');
    if (dependency && !since.has(dependency)) since.set(dependency, null);
  }
  return [...since].map(([dependency, began]) => {
    const [code, advice] = awayCodes[dependency];
    const waiting = held.filter(({ heldBy }) => dependencyOf(heldBy ?? '') === dependency);
    return fault(code, advice, { since: began, params: paramsOf(waiting) });
  });
}

function paramsOf(queues: readonly QueueSignals[]): Record<string, number> {
  if (queues.length === 0) return {};
  const drain = queues.map(({ drainMs }) => drainMs).filter((time) => time !== null);
  return {
    waiting: queues.reduce((sum, { waiting }) => sum + (waiting ?? 0), 0),
    oldestMs: Math.max(...queues.map(({ oldestMs }) => oldestMs ?? 0)),
    ...(drain.length > 0 ? { drainMs: Math.max(...drain) } : {}),
  };
}

function relayTroubles({ relaysAlive, outboxAgeMs, away }: PipelineSignals): Trouble[] {
  const params: Record<string, number> = outboxAgeMs === null ? {} : { oldestMs: outboxAgeMs };
  if (relaysAlive === 0) return [fault('relay-dead', 'start-relay', { params })];
  const redisAway = away.some(({ dependency }) => dependency === 'redis');
  if (relaysAlive === null || outboxAgeMs === null || outboxAgeMs <= outboxAgeLimit || redisAway) return [];
  return [fault('outbox-behind', 'check-redis', { params })];
}

function crashTroubles({ crashLoop }: PipelineSignals): Trouble[] {
  if (!crashLoop) return [];
  const { crashes, since } = crashLoop;
  return [fault('crash-loop', 'read-process-log', { since, params: { count: crashes } })];
}

function unknownTroubles({ unknown }: PipelineSignals): Trouble[] {
  if (!unknown || unknown.count === 0 || unknown.oldestMs <= unknownAgeLimit) return [];
  const { count, oldestMs } = unknown;
  return [warning('jobs-unknown', 'start-other-version', { params: { waiting: count, oldestMs } })];
}

/** Jobs that the relay has not enqueued yet are not late because of the workers; the relay's trouble explains them. */
const areWaitingForRelay = (signs: PipelineSignals) =>
  relayTroubles(signs).length > 0 || signs.away.some(({ dependency }) => dependency === 'redis');

/** Another worker helps only if the existing ones are busy and the backlog takes them long. */
function overloadTrouble(signs: QueueSignals, about: Partial<Trouble>): Trouble {
  const helps = signs.active !== 0 && signs.drainMs !== null && signs.drainMs > addWorkerThreshold;
  return helps ? warning('overload', 'add-worker', about) : warning('jobs-stuck', 'see-waiting-jobs', about);
}

function queueTroubles(signs: QueueSignals, all: PipelineSignals): Trouble[] {
  const about = { queue: signs.queue, params: paramsOf([signs]) };
  if (signs.state === 'stopped') return [fault('workers-dead', 'start-workers', about)];
  if (signs.state === 'behind') return areWaitingForRelay(all) ? [] : [overloadTrouble(signs, about)];
  if (signs.state !== 'paused') return [];
  const since = signs.pausedAt === null ? null : new Date(signs.pausedAt);
  return [warning('queue-paused', 'resume-queue', { ...about, since })];
}

function indexTroubles({ drift, hasIndex, isReadOnly, away }: PipelineSignals): Trouble[] {
  const found: Trouble[] = [];
  const searchAway = away.some(({ dependency }) => dependency === 'search');
  if (hasIndex === false && !searchAway) found.push(fault('index-missing', 'wait-for-rebuild'));
  const params: Record<string, number> = drift ? { waiting: drift.count, oldestMs: drift.oldestMs } : {};
  if (isReadOnly === true && !searchAway) found.push(fault('index-read-only', 'free-engine-disk', { params }));
  if (drift && drift.oldestMs > driftAgeLimit && !searchAway && hasIndex !== false && isReadOnly !== true) {
    found.push(warning('index-behind', 'verify-index', { params }));
  }
  if (drift && drift.refused > 0) {
    found.push(warning('index-refuses', 'see-refused-listings', { params: { count: drift.refused } }));
  }
  return found;
}

function deadLetterTroubles({ lastDeadLetterAt, deadLetters, now }: PipelineSignals): Trouble[] {
  if (!lastDeadLetterAt || now.getTime() - lastDeadLetterAt.getTime() > deadLetterAlertTime) return [];
  return [
    warning('dead-letters', 'see-dead-letters', { since: lastDeadLetterAt, params: { count: deadLetters ?? 1 } }),
  ];
}
