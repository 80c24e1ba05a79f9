import { Injectable } from '@nestjs/common';
import type { Dependency, TroubleCode } from '#contracts/operations/operations-words.js';
import type {
  DependencyView,
  DriftView,
  FaultView,
  IndexSummaryView,
  OverviewView,
  QueueView,
  TroubleView,
} from '#contracts/operations/overview.views.js';
import { crashLoopIn } from '../domain/crash-loops.js';
import { levelOf, troublesOf, type Trouble } from '../domain/troubles.js';
import { faultView } from '../rows/fault-view.js';
import { KnownQueues } from '../rows/known-queues.js';
import { DependencyGauges } from './dependency-gauges.js';
import { FaultLog } from './fault-log.js';
import { liveAfterView, measured, picturesView, publishedView, searchesView, slowSearches } from './figures.js';
import { readingsOf, unavailableSince } from './gauge.js';
import { PipelineGauges } from './pipeline-gauges.js';
import { queueView, relayView, workersView } from './queue-views.js';
import { seriesOf, withinSeries } from './series.js';

/** Troubles whose beginning is marked on the sparklines of the index. */
const stopsIndexing: readonly TroubleCode[] = [
  'database-away',
  'relay-dead',
  'search-away',
  'redis-away',
  'index-missing',
];

/** Reads all gauges at once, and responds within a second even during outages. */
@Injectable()
export class OverviewReader {
  private inFlight?: Promise<OverviewView>;
  private latest?: { view: OverviewView; at: number };

  constructor(
    private readonly dependencies: DependencyGauges,
    private readonly pipeline: PipelineGauges,
    private readonly faults: FaultLog,
    private readonly queues: KnownQueues,
  ) {}

  /**
   * Concurrent calls share one reading.
   * @param maxAge milliseconds for which the latest view may be reused
   */
  read(maxAge = 0): Promise<OverviewView> {
    if (this.latest && performance.now() - this.latest.at < maxAge) return Promise.resolve(this.latest.view);
    this.inFlight ??= this.ask().finally(() => (this.inFlight = undefined));
    return this.inFlight;
  }

  private async ask(): Promise<OverviewView> {
    const readings = await this.readAll();
    const now = new Date();
    const { workers, index, drift, deadLetters, minutes, searches, pauses, unknown } = readings;
    const queues = this.queues.names.map((name) => queueView(name, readings));
    const relay = relayView(workers, readings.outboxAge);
    const troubles = troublesOf({
      away: this.dependencies
        .list()
        .flatMap(({ dependency, gauge }) => (gauge.isAway ? [{ dependency, since: gauge.latest.since }] : [])),
      relaysAlive: relay.state === 'unknown' ? null : relay.processes,
      crashLoop: crashLoopIn(workers.value ?? [], now),
      outboxAgeMs: relay.outboxAgeMs,
      queues: queues.map((queue) => ({ ...queue, pausedAt: pauses.value?.get(queue.queue as never)?.since ?? null })),
      drift: drift.value && {
        count: drift.value.drift,
        oldestMs: drift.value.driftOldestMs,
        refused: drift.value.refused,
      },
      hasIndex: index.value && index.value.index !== null,
      isReadOnly: index.value?.index ? !index.value.index.takesWrites : null,
      unknown: unknown.value && {
        count: unknown.value.count,
        oldestMs: Math.round(unknown.value.oldestSeconds * 1_000),
      },
      lastDeadLetterAt: latestOf(deadLetters.value?.map(({ endedAt }) => endedAt) ?? []),
      deadLetters: sumOf(queues.map(({ failed }) => failed)),
      now,
    });
    const views = this.troubleViews(troubles, now);
    const since = (codes: readonly TroubleCode[]) => views.find(({ code }) => codes.includes(code))?.since ?? null;
    for (const queue of queues) queue.done.faultAt = withinSeries(faultOf(queue, views), now);
    const view: OverviewView = {
      at: now.toISOString(),
      level: levelOf(troubles),
      troubles: views,
      lastFault: this.lastFault(),
      dependencies: this.dependencyViews(views),
      relay,
      workers: workersView(workers, queues),
      liveAfter: liveAfterView(readings.liveAfter, minutes, now, since(stopsIndexing)),
      published: publishedView(readings.published, minutes, now, since(['database-away'])),
      searches: searchesView(searches, now, since(['search-away', 'index-missing'])),
      drift: this.driftView(now, since(stopsIndexing)),
      queues,
      index: this.indexView(),
      deadLetters: { count: sumOf(queues.map(({ failed }) => failed)), latest: deadLetters.value ?? [] },
      pictures: picturesView(readings.pictures, now),
      slowSearches: slowSearches(searches),
    };
    this.latest = { view, at: performance.now() };
    return view;
  }

  private async readAll() {
    const { workers, depths, throughput, active, pauses, outboxAge, unknown, index, drift, run } = this.pipeline;
    const { deadLetters, published, liveAfter, searches, minutes, pictures } = this.pipeline;
    const { open, last } = this.faults;
    const [state, figures] = await Promise.all([
      readingsOf({ workers, depths, throughput, active, pauses, outboxAge, unknown, index, drift, run, open, last }),
      readingsOf({ deadLetters, published, liveAfter, searches, minutes, pictures }),
      ...this.dependencies.list().map(({ gauge }) => gauge.read()),
    ]);
    return { ...state, ...figures };
  }

  private troubleViews(troubles: readonly Trouble[], now: Date): TroubleView[] {
    const known = this.faults.update(troubles, this.faults.open.latest.value, now);
    return troubles.map((trouble) => {
      const { code, level, queue, advice, params } = trouble;
      const fault = known.get(trouble);
      return {
        code,
        level,
        queue,
        since: fault?.since ?? now.toISOString(),
        advice,
        params,
        faultId: fault?.id ?? null,
        acknowledgedBy: fault?.acknowledgedBy ?? null,
      };
    });
  }

  private dependencyViews(troubles: readonly TroubleView[]): DependencyView[] {
    return this.dependencies.list().map(({ dependency, gauge }) => {
      const { latest: shown } = gauge;
      const answers = !gauge.isAway;
      const away = troubles.find(({ code }) => code === awayCode(dependency));
      return {
        dependency,
        answers,
        since: answers ? this.lastEndOf(dependency) : (away?.since ?? shown.since?.toISOString() ?? null),
        milliseconds: shown.milliseconds === null ? null : Math.round(shown.milliseconds * 10) / 10,
        error: shown.error,
        tries: shown.tries,
        details: shown.value ?? {},
      };
    });
  }

  /** Null without a recorded outage: the start of this process says nothing about the dependency. */
  private lastEndOf(dependency: Dependency): string | null {
    const row = this.faults.last.latest.value?.rows.find(({ code }) => code === awayCode(dependency));
    return row?.ended_at ? new Date(row.ended_at).toISOString() : null;
  }

  private lastFault(): FaultView | null {
    const { value } = this.faults.last.latest;
    const row = value?.rows.find(({ level }) => level === 'fault');
    return value && row ? faultView(row, value.named) : null;
  }

  private driftView(now: Date, faultAt: string | null): DriftView {
    const reading = this.pipeline.drift.latest;
    return {
      count: reading.value?.drift ?? null,
      oldestMs: reading.value?.driftOldestMs ?? null,
      refused: reading.value?.refused ?? null,
      minutes: seriesOf(measured(this.pipeline.minutes.latest, 'drift'), now, faultAt),
      noAnswerSince: unavailableSince(reading),
    };
  }

  private indexView(): IndexSummaryView {
    const reading = this.pipeline.index.latest;
    const index = reading.value?.index;
    return {
      documents: index?.documents ?? null,
      bytes: index?.bytes ?? null,
      name: index?.name ?? null,
      generation: index?.hash?.slice(0, 7) ?? null,
      run: this.pipeline.run.latest.value?.view ?? null,
      noAnswerSince: unavailableSince(reading),
    };
  }
}

const awayCode = (dependency: Dependency): TroubleCode => `${dependency}-away`;

/** The beginning of the fault that blocks a queue: its own trouble, or the unavailable dependency. */
function faultOf(queue: QueueView, troubles: readonly TroubleView[]): string | null {
  const own = troubles.find((trouble) => trouble.queue === queue.queue);
  if (own) return own.since;
  if (queue.state !== 'held') return null;
  return troubles.find(({ code }) => code.endsWith('-away'))?.since ?? null;
}

const sumOf = (counts: readonly (number | null)[]): number | null =>
  counts.every((count) => count !== null) ? counts.reduce((sum, count) => sum + count, 0) : null;

function latestOf(times: readonly (string | null)[]): Date | null {
  const known = times.filter((time) => time !== null).sort();
  const last = known.at(-1);
  return last === undefined ? null : new Date(last);
}
