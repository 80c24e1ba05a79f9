import {
  troubleCodes,
  type AdviceCode,
  type Dependency,
  type Level,
  type QueueState,
  type TroubleCode,
} from '#contracts/operations/operations-words.js';
import type { CrashLoop } from './crash-loops.js';

/** What is known of a queue; null where nothing answers. */
export interface QueueSigns {
  readonly queue: string;
  readonly state: QueueState;
  readonly heldBy: string | null;
  readonly waiting: number | null;
  /** In the hands of workers. */
  readonly active: number | null;
  readonly oldestMs: number | null;
  readonly drainMs: number | null;
  /** When an operator paused it. */
  readonly pausedAt: string | null;
}

/** All that is known at one moment; null where nothing answers. */
export interface Signs {
  /** Those that do not answer, and since when. */
  readonly away: readonly { dependency: Dependency; since: Date | null }[];
  readonly relaysAlive: number | null;
  /** A kind of process that ends again and again. */
  readonly crashLoop: CrashLoop | null;
  readonly outboxAgeMs: number | null;
  readonly queues: readonly QueueSigns[];
  readonly drift: { count: number; oldestMs: number; refused: number } | null;
  /** Whether there is an index behind the alias. */
  readonly hasIndex: boolean | null;
  /** Whether the engine has closed the index behind the alias to writes. */
  readonly isReadOnly: boolean | null;
  /** Due deliveries whose consumer this version does not know, and since when the oldest is due. */
  readonly unknown: { count: number; oldestMs: number } | null;
  /** When the newest dead letter failed. */
  readonly lastDeadLetterAt: Date | null;
  readonly deadLetters: number | null;
  readonly now: Date;
}

export interface Trouble {
  readonly code: TroubleCode;
  readonly level: 'warning' | 'fault';
  readonly queue: string | null;
  readonly advice: AdviceCode;
  /** When it began, if the signs tell; else it begins when it is first seen. */
  readonly since: Date | null;
  readonly params: Record<string, number>;
}

/** Deliveries wait for the relay for tenths of a second; after so many milliseconds it is not keeping up. */
const outboxLate = 10_000;
/** Listings are indexed within a second; after so many milliseconds something holds them. */
const driftLate = 30_000;
/** A newer version may be about to start; after so many milliseconds it is missed. */
const unknownLate = 10 * 60_000;
/** What takes fewer milliseconds at the present pace does not wait for want of workers. */
const worthAWorker = 30_000;
/** A dead letter makes a sentence for a quarter of an hour; afterwards it waits in its list. */
const deadLetterIsNews = 15 * 60_000;

const awayCodes = {
  database: ['database-away', 'check-database'],
  redis: ['redis-away', 'check-redis'],
  search: ['search-away', 'check-search'],
  mail: ['mail-away', 'check-mail'],
  storage: ['storage-away', 'check-storage'],
} as const satisfies Record<Dependency, [TroubleCode, AdviceCode]>;

/** The dependency that workers mean; an index that is gone (`listings`) is told by itself. */
const dependencyOf = (heldBy: string): Dependency | undefined =>
  (Object.keys(awayCodes) as Dependency[]).find((known) => known === heldBy);

/**
 * What is wrong, the worst first. Age raises the alarm, not depth. Dead workers (nobody takes jobs), held ones (a
 * dependency is away) and overload (they work, and what waits grows older) are told apart, because each needs another hand.
 */
export function troublesOf(signs: Signs): Trouble[] {
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

/** What does not answer us, and what workers wait for: they may see what we do not. */
function awayTroubles({ away, queues }: Signs): Trouble[] {
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

function paramsOf(queues: readonly QueueSigns[]): Record<string, number> {
  if (queues.length === 0) return {};
  const drain = queues.map(({ drainMs }) => drainMs).filter((time) => time !== null);
  return {
    waiting: queues.reduce((sum, { waiting }) => sum + (waiting ?? 0), 0),
    oldestMs: Math.max(...queues.map(({ oldestMs }) => oldestMs ?? 0)),
    ...(drain.length > 0 ? { drainMs: Math.max(...drain) } : {}),
  };
}

function relayTroubles({ relaysAlive, outboxAgeMs, away }: Signs): Trouble[] {
  const params: Record<string, number> = outboxAgeMs === null ? {} : { oldestMs: outboxAgeMs };
  if (relaysAlive === 0) return [fault('relay-dead', 'start-relay', { params })];
  const redisAway = away.some(({ dependency }) => dependency === 'redis');
  if (relaysAlive === null || outboxAgeMs === null || outboxAgeMs <= outboxLate || redisAway) return [];
  return [fault('outbox-behind', 'check-redis', { params })];
}

function crashTroubles({ crashLoop }: Signs): Trouble[] {
  if (!crashLoop) return [];
  const { crashes, since } = crashLoop;
  return [fault('crash-loop', 'read-process-log', { since, params: { count: crashes } })];
}

function unknownTroubles({ unknown }: Signs): Trouble[] {
  if (!unknown || unknown.count === 0 || unknown.oldestMs <= unknownLate) return [];
  const { count, oldestMs } = unknown;
  return [warning('jobs-unknown', 'start-other-version', { params: { waiting: count, oldestMs } })];
}

/** Jobs that the relay has not handed over wait for no worker; what explains that is told already. */
const waitForRelay = (signs: Signs) =>
  relayTroubles(signs).length > 0 || signs.away.some(({ dependency }) => dependency === 'redis');

/** Another worker helps where those that there are have their hands full, and what waits takes them long. */
function lateTrouble(signs: QueueSigns, about: Partial<Trouble>): Trouble {
  const helps = signs.active !== 0 && signs.drainMs !== null && signs.drainMs > worthAWorker;
  return helps ? warning('overload', 'add-worker', about) : warning('jobs-stuck', 'see-waiting-jobs', about);
}

function queueTroubles(signs: QueueSigns, all: Signs): Trouble[] {
  const about = { queue: signs.queue, params: paramsOf([signs]) };
  if (signs.state === 'stopped') return [fault('workers-dead', 'start-workers', about)];
  if (signs.state === 'behind') return waitForRelay(all) ? [] : [lateTrouble(signs, about)];
  if (signs.state !== 'paused') return [];
  const since = signs.pausedAt === null ? null : new Date(signs.pausedAt);
  return [warning('queue-paused', 'resume-queue', { ...about, since })];
}

function indexTroubles({ drift, hasIndex, isReadOnly, away }: Signs): Trouble[] {
  const found: Trouble[] = [];
  const searchAway = away.some(({ dependency }) => dependency === 'search');
  if (hasIndex === false && !searchAway) found.push(fault('index-missing', 'wait-for-rebuild'));
  const params: Record<string, number> = drift ? { waiting: drift.count, oldestMs: drift.oldestMs } : {};
  if (isReadOnly === true && !searchAway) found.push(fault('index-read-only', 'free-engine-disk', { params }));
  if (drift && drift.oldestMs > driftLate && !searchAway && hasIndex !== false && isReadOnly !== true) {
    found.push(warning('index-behind', 'verify-index', { params }));
  }
  if (drift && drift.refused > 0) {
    found.push(warning('index-refuses', 'see-refused-listings', { params: { count: drift.refused } }));
  }
  return found;
}

function deadLetterTroubles({ lastDeadLetterAt, deadLetters, now }: Signs): Trouble[] {
  if (!lastDeadLetterAt || now.getTime() - lastDeadLetterAt.getTime() > deadLetterIsNews) return [];
  return [
    warning('dead-letters', 'see-dead-letters', { since: lastDeadLetterAt, params: { count: deadLetters ?? 1 } }),
  ];
}
