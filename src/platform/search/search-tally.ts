import type { SearchedFor, SearchOutcome } from './searched-for.js';

const minute = 60_000;
const hour = 60 * minute;
/** Largest number of kinds of searches that are stored; the fastest are dropped first. */
const maxKinds = 300;
/** Number of response times stored for each kind, and for all searches together; the latest ones. */
const timesKept = 50;
const latestKept = 1_000;
const slowestReturned = 20;

export interface SlowKind {
  readonly what: SearchedFor;
  readonly times: number;
  readonly p95: number;
  readonly worst: number;
}

/** Summary of the searches of a process. Times are in milliseconds. */
export interface SearchTally {
  readonly at: number;
  /** Minute (since 1970) -> number of searches in the engine, cache hits and failures; the last 61 minutes. */
  readonly minutes: Readonly<Record<string, readonly [number, number, number]>>;
  /** 95th percentile of the last minute, for searches in the engine. */
  readonly p95: number | null;
  /** Slowest kinds of searches in the last hour. */
  readonly slow: readonly SlowKind[];
}

interface Kind {
  readonly what: SearchedFor;
  times: { at: number; took: number }[];
}

/** Counts searches in memory, within microseconds each. */
export class SearchCounter {
  private readonly minutes = new Map<number, [number, number, number]>();
  private readonly kinds = new Map<string, Kind>();
  private latest: { at: number; took: number }[] = [];

  /** @param took milliseconds */
  add(what: SearchedFor, took: number, outcome: SearchOutcome, now = Date.now()): void {
    this.count(outcome === 'asked' ? 0 : 2, now);
    if (outcome !== 'asked') return;
    this.latest.push({ at: now, took });
    if (this.latest.length > 2 * latestKept) this.latest = this.latest.slice(-latestKept);
    this.addKind(what, took, now);
  }

  addRemembered(now = Date.now()): void {
    this.count(1, now);
  }

  tally(now = Date.now()): SearchTally {
    this.forgetMinutesBefore(Math.floor(now / minute) - 60);
    this.forgetOldTimes(now);
    const recent = this.latest.filter(({ at }) => at > now - minute).map(({ took }) => took);
    const slow = [...this.kinds.values()]
      .map(({ what, times }) => summary(what, times))
      .sort((a, b) => b.p95 - a.p95)
      .slice(0, slowestReturned);
    return { at: now, minutes: Object.fromEntries(this.minutes), p95: recent.length > 0 ? p95Of(recent) : null, slow };
  }

  private count(which: 0 | 1 | 2, now: number): void {
    const at = Math.floor(now / minute);
    const counts = this.minutes.get(at) ?? [0, 0, 0];
    counts[which] += 1;
    this.minutes.set(at, counts);
    if (this.minutes.size > 61) this.forgetMinutesBefore(at - 60);
  }

  private addKind(what: SearchedFor, took: number, now: number): void {
    const key = JSON.stringify(what);
    const kind = this.kinds.get(key) ?? { what, times: [] };
    this.kinds.set(key, kind);
    kind.times.push({ at: now, took });
    if (kind.times.length > timesKept) kind.times.shift();
    if (this.kinds.size > 2 * maxKinds) this.forgetFastKinds();
  }

  private forgetFastKinds(): void {
    const byWorst = [...this.kinds].map(([key, { times }]) => ({ key, worst: Math.max(...times.map((t) => t.took)) }));
    byWorst.sort((a, b) => b.worst - a.worst);
    for (const { key } of byWorst.slice(maxKinds)) this.kinds.delete(key);
  }

  private forgetMinutesBefore(first: number): void {
    for (const at of this.minutes.keys()) if (at < first) this.minutes.delete(at);
  }

  private forgetOldTimes(now: number): void {
    for (const [key, kind] of this.kinds) {
      kind.times = kind.times.filter(({ at }) => at > now - hour);
      if (kind.times.length === 0) this.kinds.delete(key);
    }
  }
}

function p95Of(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
}

function summary(what: SearchedFor, times: readonly { took: number }[]): SlowKind {
  const took = times.map((time) => time.took);
  return { what, times: took.length, p95: p95Of(took), worst: Math.max(...took) };
}

/** Merges the summaries of several processes; for each kind, the values of the slowest process count. */
export function mergeTallies(tallies: readonly SearchTally[]): SearchTally {
  const minutes: Record<string, [number, number, number]> = {};
  for (const [at, counts] of tallies.flatMap((tally) => Object.entries(tally.minutes))) {
    const [asked, remembered, refused] = minutes[at] ?? [0, 0, 0];
    minutes[at] = [asked + counts[0], remembered + counts[1], refused + counts[2]];
  }
  const kinds = Map.groupBy(
    tallies.flatMap((tally) => tally.slow),
    ({ what }) => JSON.stringify(what),
  );
  const slow = [...kinds.values()].flatMap((same) => {
    const [first] = same;
    const most = (of: (kind: SlowKind) => number) => Math.max(...same.map(of));
    const times = same.reduce((sum, kind) => sum + kind.times, 0);
    return first ? [{ what: first.what, times, p95: most(({ p95 }) => p95), worst: most(({ worst }) => worst) }] : [];
  });
  const known = tallies.map(({ p95 }) => p95).filter((p95) => p95 !== null);
  return {
    at: Math.max(0, ...tallies.map(({ at }) => at)),
    minutes,
    p95: known.length > 0 ? Math.max(...known) : null,
    slow: slow.sort((a, b) => b.p95 - a.p95).slice(0, slowestReturned),
  };
}
