import { TimeoutError } from 'p-timeout';
import { withTimeout } from '#src/platform/timing/with-timeout.js';

/** Milliseconds that a reading may take, so that a broken dependency never makes the overview slow. */
const gaugeTimeout = 500;
/** Milliseconds after a success in which one timeout does not count as an outage: this process may have been busy. */
const timeoutGrace = 5_000;
/** Milliseconds for which a response that arrived after its reading had timed out counts in the next one. */
const lateResponseAge = 5_000;
/** Milliseconds after which a request without a response is abandoned and sent again. */
const staleRequestAge = 30_000;

/** The latest result of a gauge. */
export interface Reading<T> {
  /** Null after a failure. */
  readonly value: T | null;
  /**
   * Start of the present state, available or unavailable; null before the first request. A timeout that does not count
   * as an outage does not change it.
   */
  readonly since: Date | null;
  /** First of the consecutive failures; null after a success. */
  readonly failingSince: Date | null;
  /** Response time; null after a failure. */
  readonly milliseconds: number | null;
  readonly error: string | null;
  /** Whether the last request timed out. */
  readonly timedOut: boolean;
  /** Consecutive failures. */
  readonly tries: number;
}

interface GaugeOptions {
  /** Milliseconds; for requests that contain timeouts of their own. */
  readonly timeout?: number;
  /** Milliseconds for which a result is reused. */
  readonly maxAge?: number;
  /** While this gauge fails, no request is sent. */
  readonly dependsOn?: Gauge<unknown>;
}

/**
 * Reads a value from a dependency that may be down. A reading has half a second. A request that is still in flight is
 * awaited again instead of being sent twice, so that requests do not pile up on a dependency that hangs. A response that
 * comes later than its reading counts in the next one, so that a slow dependency is not mistaken for an absent one.
 */
export class Gauge<T> {
  private last: Reading<T> = {
    value: null,
    since: null,
    failingSince: null,
    milliseconds: null,
    error: null,
    timedOut: false,
    tries: 0,
  };
  private inFlight?: { answer: Promise<T>; at: number };
  /** The latest response, until a reading has used it. */
  private arrived?: { value: T; at: number; milliseconds: number };
  /** Time of the last success, and the time until which its result is reused. */
  private answeredAt = -Infinity;
  private freshUntil = -Infinity;

  constructor(
    readonly name: string,
    private readonly fetch: () => Promise<T>,
    private readonly options: GaugeOptions = {},
  ) {}

  /** The latest reading, without a new request. */
  get latest(): Reading<T> {
    return this.last;
  }

  /**
   * Whether the dependency is unavailable. A single timeout after a recent success does not count; an error counts at
   * once.
   */
  get isAway(): boolean {
    const { tries, timedOut } = this.last;
    const missedOnce = tries === 1 && timedOut && performance.now() - this.answeredAt < timeoutGrace;
    return tries > 0 && !missedOnce;
  }

  /** Never throws, and takes no longer than the timeout. */
  async read(): Promise<Reading<T>> {
    if (performance.now() < this.freshUntil) return this.last;
    const { dependsOn } = this.options;
    if (dependsOn && dependsOn.latest.tries > 0) return this.failed(`${dependsOn.name} does not answer`);
    const started = performance.now();
    try {
      const value = await withTimeout(this.options.timeout ?? gaugeTimeout, this.name, this.request());
      return this.succeeded(value, performance.now() - started);
    } catch (error) {
      const timedOut = error instanceof TimeoutError;
      const late = this.arrived;
      if (timedOut && late && performance.now() - late.at < lateResponseAge) {
        return this.succeeded(late.value, late.milliseconds);
      }
      return this.failed((error as Error).message || 'no answer', timedOut);
    }
  }

  private request(): Promise<T> {
    if (this.inFlight && performance.now() - this.inFlight.at < staleRequestAge) return this.inFlight.answer;
    const answer = this.fetch();
    const open = { answer, at: performance.now() };
    this.inFlight = open;
    const close = () => {
      if (this.inFlight === open) this.inFlight = undefined;
    };
    answer.then((value) => {
      const at = performance.now();
      this.arrived = { value, at, milliseconds: at - open.at };
      close();
    }, close);
    return answer;
  }

  private succeeded(value: T, milliseconds: number): Reading<T> {
    const since = this.isAway ? null : this.last.since;
    this.arrived = undefined;
    this.answeredAt = performance.now();
    this.freshUntil = this.answeredAt + (this.options.maxAge ?? 0);
    this.last = {
      value,
      since: since ?? new Date(),
      failingSince: null,
      milliseconds,
      error: null,
      timedOut: false,
      tries: 0,
    };
    return this.last;
  }

  private failed(error: string, timedOut = false): Reading<T> {
    const { tries, since, failingSince } = this.last;
    const began = failingSince ?? new Date();
    this.freshUntil = -Infinity;
    this.last = {
      value: null,
      since,
      failingSince: began,
      milliseconds: null,
      error,
      timedOut,
      tries: tries + 1,
    };
    if (this.isAway) this.last = { ...this.last, since: began };
    return this.last;
  }
}

/** Reads many gauges at once, each within its own timeout. */
export async function readingsOf<Values>(gauges: {
  readonly [Name in keyof Values]: Gauge<Values[Name]>;
}): Promise<{ readonly [Name in keyof Values]: Reading<Values[Name]> }> {
  const names = Object.keys(gauges) as (keyof Values)[];
  const entries = await Promise.all(names.map(async (name) => [name, await gauges[name].read()]));
  return Object.fromEntries(entries) as { [Name in keyof Values]: Reading<Values[Name]> };
}

/** Time since when a reading fails; null while it succeeds. */
export const unavailableSince = (reading: Reading<unknown>): string | null =>
  reading.failingSince?.toISOString() ?? null;
