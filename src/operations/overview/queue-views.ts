import type { QueueView, RelayView, WorkersView, WorkerView } from '#contracts/operations/overview.views.js';
import type { QueueState } from '#contracts/operations/operations-words.js';
import type { QueueDepth, QueuePause, QueueThroughput } from '#contracts/shared/queue-state.js';
import type { WorkerRecord } from '#contracts/shared/worker-record.js';
import { secondsToDrain } from '#src/platform/queues/queue-gauges.js';
import { queueCondition } from '#src/platform/workers/queue-condition.js';
import { unavailableSince, type Reading } from './gauge.js';

type ByQueue<T> = Reading<ReadonlyMap<string, T>>;

export interface QueueReadings {
  readonly workers: Reading<readonly WorkerRecord[]>;
  readonly depths: ByQueue<QueueDepth>;
  readonly throughput: ByQueue<QueueThroughput>;
  readonly active: ByQueue<number>;
  readonly pauses: ByQueue<QueuePause>;
}

/** Milliseconds of event loop delay above which a process counts as overloaded. */
const slowEventLoopDelay = 250;
/** Processes shown on the overview. */
const workersShown = 50;
/** Milliseconds after which the relay counts as falling behind. */
const outboxAgeLimit = 10_000;

/** Builds the view of a queue; the caller marks the fault on its sparkline. */
export function queueView(queue: string, { workers, depths, throughput, active, pauses }: QueueReadings): QueueView {
  const depth = depths.value?.get(queue);
  const pace = throughput.value?.get(queue);
  const inFlight = active.value?.get(queue) ?? null;
  const state = queueState(queue, { workers, depths, pauses });
  const oldest = depth?.oldestWaitingSeconds ?? null;
  return {
    queue,
    state,
    heldBy: state === 'held' ? holderOf(queue, workers.value ?? []) : null,
    // The database counts jobs in flight as waiting; only Redis can distinguish them.
    waiting: depth ? Math.max(0, depth.waiting - (inFlight ?? 0)) : null,
    active: inFlight,
    delayed: depth?.delayed ?? null,
    failed: depth?.failed ?? null,
    oldestMs: depth ? Math.round((oldest ?? 0) * 1_000) : null,
    perMinute: pace ? Math.round(pace.rate * 10) / 10 : null,
    drainMs: depth && pace ? drainTime(state, depth, pace) : null,
    done: { values: pace ? [...pace.donePerMinute] : [], faultAt: null },
    noAnswerSince: unavailableSince(depths),
  };
}

function queueState(queue: string, given: Pick<QueueReadings, 'workers' | 'depths' | 'pauses'>): QueueState {
  const workers = given.workers.value;
  if (!workers || !given.depths.value || !given.pauses.value) return 'unknown';
  const paused = given.pauses.value.has(queue);
  const oldestWaitingSeconds = given.depths.value.get(queue)?.oldestWaitingSeconds ?? null;
  const condition = queueCondition({ queue, paused, oldestWaitingSeconds, workers });
  if (condition === 'paused') return 'paused';
  // No process takes jobs of this queue: operators should see it before the first job waits.
  if (condition === 'no workers' || !workers.some((worker) => takes(worker, queue))) return 'stopped';
  if (condition === 'waiting for') return 'held';
  return condition === 'overload' ? 'behind' : 'working';
}

const takes = ({ presence, queues }: WorkerRecord, queue: string) => presence === 'alive' && queues.includes(queue);

const holderOf = (queue: string, workers: readonly WorkerRecord[]): string | null =>
  workers.filter((worker) => takes(worker, queue)).flatMap(({ waitingByQueue }) => waitingByQueue[queue] ?? [])[0] ??
  null;

/** While the queue is blocked, the best minute of the last hour is the estimate of its rate afterwards. */
function drainTime(state: QueueState, depth: QueueDepth, pace: QueueThroughput): number | null {
  const moves = state === 'working' || state === 'behind';
  const seconds = secondsToDrain(depth, moves ? pace : { ...pace, rate: Math.max(...pace.donePerMinute, pace.rate) });
  return seconds === null ? null : seconds * 1_000;
}

export function workersView(reading: Reading<readonly WorkerRecord[]>, queues: readonly QueueView[]): WorkersView {
  const behind = new Set(queues.filter(({ state }) => state === 'behind').map(({ queue }) => queue));
  const all = (reading.value ?? []).map((record) => workerView(record, behind));
  const alive = all.filter(({ program, state }) => program === 'workers' && state !== 'silent');
  const has = (state: WorkerView['state']) => alive.some((worker) => worker.state === state);
  const state = has('holding') ? 'holding' : has('overloaded') ? 'overloaded' : 'alive';
  return {
    state: !reading.value ? 'unknown' : alive.length === 0 ? 'dead' : state,
    alive: alive.length,
    silent: all.filter(({ state }) => state === 'silent').length,
    list: all.slice(0, workersShown),
    noAnswerSince: unavailableSince(reading),
  };
}

function workerView(record: WorkerRecord, behind: ReadonlySet<string>): WorkerView {
  const busy = record.eventLoopDelay > slowEventLoopDelay || record.queues.some((queue) => behind.has(queue));
  const working = record.waitingFor.length > 0 ? 'holding' : busy ? 'overloaded' : 'working';
  return {
    id: record.id,
    program: record.program,
    runs: record.workers,
    host: record.host,
    pid: record.pid,
    version: record.version,
    state: record.presence === 'silent' ? 'silent' : working,
    holdsFor: record.waitingFor,
    startedAt: record.startedAt,
    heartbeatAt: record.beatAt,
    eventLoopDelayMs: Math.round(record.eventLoopDelay * 10) / 10,
  };
}

export function relayView(workers: Reading<readonly WorkerRecord[]>, outboxAge: Reading<number>): RelayView {
  const alive = (workers.value ?? []).filter((one) => one.presence === 'alive' && one.workers.includes('relay'));
  const ageMs = outboxAge.value === null ? null : Math.round(outboxAge.value * 1_000);
  const late = ageMs !== null && ageMs > outboxAgeLimit;
  return {
    state: !workers.value ? 'unknown' : alive.length === 0 ? 'silent' : late ? 'behind' : 'working',
    outboxAgeMs: ageMs,
    processes: alive.length,
    noAnswerSince: unavailableSince(outboxAge),
  };
}
