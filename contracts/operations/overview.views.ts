import type { IndexRunView, JobRowView, PersonView } from './operations.views.js';
import type { AdviceCode, Dependency, Level, QueueState, TroubleCode, WorkerState } from './operations-words.js';

/** Something that is wrong at the moment. All times are ISO 8601 in UTC. */
export interface TroubleView {
  code: TroubleCode;
  level: 'warning' | 'fault';
  /** The queue that it concerns; null when it does not concern a single one. */
  queue: string | null;
  /** When it was first observed; a restart does not change it. */
  since: string;
  advice: AdviceCode;
  /**
   * Numbers for the text, where known: `waiting` jobs or edits, `oldestMs` age of the oldest, `drainMs` time until the
   * backlog is empty, `count` of dead letters or refused listings.
   */
  params: Record<string, number>;
  /** Id of the stored fault, for acknowledging it; null until the database has stored it. */
  faultId: string | null;
  acknowledgedBy: PersonView | null;
}

export interface DependencyView {
  dependency: Dependency;
  answers: boolean;
  /** Start of the current state: of the outage, or of the time after the latest recorded one; null when unknown. */
  since: string | null;
  /** Response time; null without a response. */
  milliseconds: number | null;
  /** Error of the last check, for operators. */
  error: string | null;
  /** Consecutive failed checks. */
  tries: number;
  /**
   * Numbers that only some dependencies have, where known: `connections`, `connectionLimit` (database), `memoryBytes`
   * (redis, search), `freeShare` 0 to 1 (storage).
   */
  details: Record<string, number>;
}

/** The state of the relay. */
export interface RelayView {
  state: 'working' | 'behind' | 'silent' | 'unknown';
  /** Age of the oldest delivery that was never enqueued, in milliseconds; null when unknown. */
  outboxAgeMs: number | null;
  /** Relay processes alive. */
  processes: number;
  noAnswerSince: string | null;
}

/** A process with the workers that it runs. */
export interface WorkerView {
  id: string;
  program: 'api' | 'workers';
  /** Names of the workers it runs: `relay`, `reindex` …; none for the api. */
  runs: string[];
  host: string;
  pid: number;
  version: string;
  state: WorkerState;
  /** Dependencies that it waits for while it is holding. */
  holdsFor: string[];
  startedAt: string;
  heartbeatAt: string;
  /** Event loop delay in milliseconds, 99th percentile since the previous heartbeat. */
  eventLoopDelayMs: number;
}

export interface WorkersView {
  state: 'alive' | 'holding' | 'overloaded' | 'dead' | 'unknown';
  alive: number;
  silent: number;
  /** Alive processes first; silent ones are listed for a day. */
  list: WorkerView[];
  noAnswerSince: string | null;
}

/** One value for each of the last sixty whole minutes, the oldest first. */
export interface SeriesView {
  values: number[];
  /** Position of the dashed line that marks a fault; null when none began in these sixty minutes. */
  faultAt: string | null;
}

export interface QueueView {
  queue: string;
  state: QueueState;
  /** While held: the dependency that its workers wait for. */
  heldBy: string | null;
  /** Null where the state could not be read. */
  waiting: number | null;
  active: number | null;
  delayed: number | null;
  failed: number | null;
  /**
   * Age of the oldest waiting job in milliseconds; 0 when none is waiting. Alarms depend on this age, not on the depth.
   */
  oldestMs: number | null;
  /** Jobs done per minute, mean of the last five minutes. */
  perMinute: number | null;
  /**
   * Milliseconds until the queue is empty at the current rate; 0 when it is empty; null when no job gets done or the
   * rate is unknown.
   */
  drainMs: number | null;
  done: SeriesView;
  noAnswerSince: string | null;
}

/** Time from publishing to being searchable, over the last minutes. */
export interface LiveAfterView {
  medianMs: number | null;
  p99Ms: number | null;
  /** Median of each minute; 0 for minutes without a publish. */
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
  /** Failed searches in the last minute. */
  refusedPerMinute: number | null;
  /** Cache hit ratio, 0 to 1. */
  cachedShare: number | null;
  minutes: SeriesView;
  noAnswerSince: string | null;
}

export interface DriftView {
  /** Number of listings whose latest version is not in the index. */
  count: number | null;
  oldestMs: number | null;
  /** Number of listings that the index refuses. */
  refused: number | null;
  minutes: SeriesView;
  noAnswerSince: string | null;
}

export interface IndexSummaryView {
  documents: number | null;
  bytes: number | null;
  /** Name of the index behind the alias; null when there is none. */
  name: string | null;
  /** Short hash of its mapping; a rebuild with another mapping changes it. */
  generation: string | null;
  run: IndexRunView | null;
  noAnswerSince: string | null;
}

/** A kind of slow search, without the text that was typed. */
export interface SlowSearchView {
  categories: string[];
  place: string | null;
  /** Whether the search had a name or words. */
  text: boolean;
  /** Active filters with their number of values. */
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

/** Pictures that wait for the same thing. */
export interface WaitingPicturesView {
  /** Null when unknown. */
  count: number | null;
  /** Milliseconds since the upload of the oldest; null when none waits or it is unknown. */
  oldestMs: number | null;
}

/** Uploaded pictures that nobody but their vendor can see yet. */
export interface PictureBacklogView {
  /** Pictures that the automatic check has not decided about. */
  unchecked: WaitingPicturesView;
  /** Flagged pictures, which wait for an operator. */
  flagged: WaitingPicturesView;
  noAnswerSince: string | null;
}

/** Everything on the operators' first page. It is available within a second, even during outages. */
export interface OverviewView {
  at: string;
  level: Level;
  /** The worst first; the first one is the headline. Empty when nothing is wrong. */
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
  pictures: PictureBacklogView;
  /** Slow searches of the last hour, the slowest first, ten at most. */
  slowSearches: SlowSearchView[];
}
