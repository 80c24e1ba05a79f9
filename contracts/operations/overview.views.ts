import type { IndexRunView, JobRowView, PersonView } from './operations.views.js';
import type { AdviceCode, Dependency, Level, QueueState, TroubleCode, WorkerState } from './operations-words.js';

/** Something that is wrong at this moment. Times are ISO 8601 in UTC everywhere. */
export interface TroubleView {
  code: TroubleCode;
  level: 'warning' | 'fault';
  /** The queue it concerns; null when it concerns all of Posy. */
  queue: string | null;
  /** When it began, as far back as anybody has seen it: a restart does not change it. */
  since: string;
  advice: AdviceCode;
  /**
   * Numbers for the sentence, where known: `waiting` jobs or edits held back, `oldestMs` age of the oldest, `drainMs` time
   * until they are worked off, `count` of dead letters or refused listings.
   */
  params: Record<string, number>;
  /** The entry in the history of faults, to acknowledge it; null while the database cannot keep one. */
  faultId: string | null;
  acknowledgedBy: PersonView | null;
}

export interface DependencyView {
  dependency: Dependency;
  answers: boolean;
  /** In this state since then; null when it was never asked before. */
  since: string | null;
  /** How long the answer took; null without one. */
  milliseconds: number | null;
  /** What it said instead of an answer, for operators. */
  error: string | null;
  /** Failed tries in a row. */
  tries: number;
  /**
   * Numbers that only some have, where known: `connections`, `connectionLimit` (database), `memoryBytes` (redis, search),
   * `freeShare` 0 to 1 (storage).
   */
  details: Record<string, number>;
}

/** How the outbox is emptied. */
export interface RelayView {
  state: 'working' | 'behind' | 'silent' | 'unknown';
  /** Age of the oldest delivery that was never enqueued, in milliseconds; null when unknown. */
  outboxAgeMs: number | null;
  /** Relay processes alive. */
  processes: number;
  noAnswerSince: string | null;
}

/** One worker program with what it runs. */
export interface WorkerView {
  id: string;
  program: 'api' | 'workers';
  /** Names of the workers it runs: `relay`, `reindex` …; none for the api. */
  runs: string[];
  host: string;
  pid: number;
  version: string;
  state: WorkerState;
  /** What it waits for while it holds. */
  holdsFor: string[];
  startedAt: string;
  heartbeatAt: string;
  /** How long its event loop keeps others waiting, 99th percentile since the beat before. */
  eventLoopDelayMs: number;
}

export interface WorkersView {
  state: 'alive' | 'holding' | 'overloaded' | 'dead' | 'unknown';
  alive: number;
  silent: number;
  /** Alive ones first; silent ones stay for a day. */
  list: WorkerView[];
  noAnswerSince: string | null;
}

/** Sixty one-minute values, the oldest first; the last is the last whole minute. */
export interface SeriesView {
  values: number[];
  /** Where the dashed line of a fault stands; null when there is none in these sixty minutes. */
  faultAt: string | null;
}

export interface QueueView {
  queue: string;
  state: QueueState;
  /** While held: what its workers wait for. */
  heldBy: string | null;
  /** Null where the state could not be read. */
  waiting: number | null;
  active: number | null;
  delayed: number | null;
  failed: number | null;
  /** Age of the oldest job that waits, in milliseconds; 0 when none does. Age raises the alarm, not depth. */
  oldestMs: number | null;
  /** Jobs done a minute, mean of the last five. */
  perMinute: number | null;
  /** Until it is empty at the present pace, in milliseconds; 0 when it is; null when it does not move or nobody knows. */
  drainMs: number | null;
  done: SeriesView;
  noAnswerSince: string | null;
}

/** From the publish to being found, over the last minutes. */
export interface LiveAfterView {
  medianMs: number | null;
  p99Ms: number | null;
  /** Median of each minute; 0 where nothing was published. */
  minutes: SeriesView;
  noAnswerSince: string | null;
}

export interface PublishedView {
  perMinute: number | null;
  minutes: SeriesView;
  noAnswerSince: string | null;
}

export interface SearchesView {
  perSecond: number | null;
  p95Ms: number | null;
  /** Searches in the last minute that could not be answered. */
  refusedPerMinute: number | null;
  /** Share answered from memory, 0 to 1. */
  cachedShare: number | null;
  minutes: SeriesView;
  noAnswerSince: string | null;
}

export interface DriftView {
  /** Listings whose newest version is not in the index. */
  count: number | null;
  oldestMs: number | null;
  /** Listings that the index refuses. */
  refused: number | null;
  minutes: SeriesView;
  noAnswerSince: string | null;
}

export interface IndexSummaryView {
  documents: number | null;
  bytes: number | null;
  /** Name of the index behind the alias; null when there is none. */
  name: string | null;
  /** A short name of its mapping: changes with a rebuild. */
  generation: string | null;
  run: IndexRunView | null;
  noAnswerSince: string | null;
}

/** What was searched for, without what was typed. */
export interface SlowSearchView {
  categories: string[];
  place: string | null;
  /** Whether a name or words were typed. */
  text: boolean;
  /** Filters in use with how many values each has. */
  filters: { filter: string; values: number }[];
  times: number;
  p95Ms: number;
  worstMs: number;
}

export interface DeadLettersView {
  count: number | null;
  /** The latest five. */
  latest: JobRowView[];
}

export interface FaultView {
  id: string;
  code: TroubleCode;
  level: 'warning' | 'fault';
  queue: string | null;
  beganAt: string;
  endedAt: string | null;
  acknowledgedAt: string | null;
  acknowledgedBy: PersonView | null;
}

/** Everything the first page shows, computed in less than a second whatever is broken. */
export interface OverviewView {
  at: string;
  level: Level;
  /** The worst first; the first is the sentence. Empty when everything is all right. */
  troubles: TroubleView[];
  lastFault: FaultView | null;
  dependencies: DependencyView[];
  relay: RelayView;
  workers: WorkersView;
  liveAfter: LiveAfterView;
  published: PublishedView;
  searches: SearchesView;
  drift: DriftView;
  /** In the order of the pipeline. */
  queues: QueueView[];
  index: IndexSummaryView;
  deadLetters: DeadLettersView;
  /** Of the last hour, the slowest first, ten at most. */
  slowSearches: SlowSearchView[];
}

export interface FaultPageView {
  faults: FaultView[];
  total: number;
  page: number;
  pageSize: number;
}
