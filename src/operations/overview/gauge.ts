import { TimeoutError } from 'p-timeout';
import { withTimeout } from '#src/platform/with-timeout.js';

/** Milliseconds that a gauge may take: a broken dependency never makes the overview slow. */
const gaugeLimit = 500;
/** An answer is missed once, and not away, for so long after the one before: a busy moment of this process, perhaps. */
const missedFor = 5_000;
/** A question without an answer for so long is given up and asked anew. */
const patience = 30_000;

/** What a gauge shows. */
export interface Reading<T> {
  /** Null without an answer. */
  readonly value: T | null;
  /** It has answered, or not answered, without a break since then; null when it was never asked. */
  readonly since: Date | null;
  /** How long the answer took. */
  readonly milliseconds: number | null;
  readonly error: string | null;
  /** The last try had no answer in time. */
  readonly timedOut: boolean;
  /** Failed tries in a row. */
  readonly tries: number;
}

interface GaugeOptions {
  /** Milliseconds, for what has limits of its own inside. */
  readonly limit?: number;
  /** An answer is good for so many milliseconds. */
  readonly every?: number;
  /** Without what it stands on it is not even asked. */
  readonly standsOn?: Gauge<unknown>;
}

/**
 * Asks one thing that may not answer. The question has half a second; one that is still open is waited for again instead
 * of being asked twice, so that a hanging dependency gathers no questions.
 */
export class Gauge<T> {
  private last: Reading<T> = { value: null, since: null, milliseconds: null, error: null, timedOut: false, tries: 0 };
  private open?: { answer: Promise<T>; at: number };
  /** When the last answer came, and until when it is good. */
  private answeredAt = -Infinity;
  private goodUntil = -Infinity;

  constructor(
    readonly name: string,
    private readonly ask: () => Promise<T>,
    private readonly options: GaugeOptions = {},
  ) {}

  /** The last reading, without a question. */
  get shown(): Reading<T> {
    return this.last;
  }

  /** Whether it does not answer, as far as one slow answer can tell: a refusal counts at once. */
  get isAway(): boolean {
    const { tries, timedOut } = this.last;
    const missedOnce = tries === 1 && timedOut && performance.now() - this.answeredAt < missedFor;
    return tries > 0 && !missedOnce;
  }

  /** Never throws, and takes half a second at most. */
  async read(): Promise<Reading<T>> {
    if (performance.now() < this.goodUntil) return this.last;
    const { standsOn } = this.options;
    if (standsOn && standsOn.shown.tries > 0) return this.failed(`${standsOn.name} does not answer`);
    const started = performance.now();
    try {
      const value = await withTimeout(this.options.limit ?? gaugeLimit, this.name, this.question());
      return this.answered(value, performance.now() - started);
    } catch (error) {
      return this.failed((error as Error).message || 'no answer', error instanceof TimeoutError);
    }
  }

  private question(): Promise<T> {
    if (this.open && performance.now() - this.open.at < patience) return this.open.answer;
    const answer = this.ask();
    const open = { answer, at: performance.now() };
    this.open = open;
    const close = () => {
      if (this.open === open) this.open = undefined;
    };
    answer.then(close, close);
    return answer;
  }

  private answered(value: T, milliseconds: number): Reading<T> {
    this.answeredAt = performance.now();
    this.goodUntil = this.answeredAt + (this.options.every ?? 0);
    const since = this.last.tries === 0 ? this.last.since : null;
    this.last = { value, since: since ?? new Date(), milliseconds, error: null, timedOut: false, tries: 0 };
    return this.last;
  }

  private failed(error: string, timedOut = false): Reading<T> {
    const { tries, since } = this.last;
    this.goodUntil = -Infinity;
    this.last = {
      value: null,
      since: tries > 0 ? since : new Date(),
      milliseconds: null,
      error,
      timedOut,
      tries: tries + 1,
    };
    return this.last;
  }
}

/** Reads many at once, each within its own limit. */
export async function readingsOf<Values>(gauges: {
  readonly [Name in keyof Values]: Gauge<Values[Name]>;
}): Promise<{ readonly [Name in keyof Values]: Reading<Values[Name]> }> {
  const names = Object.keys(gauges) as (keyof Values)[];
  const entries = await Promise.all(names.map(async (name) => [name, await gauges[name].read()]));
  return Object.fromEntries(entries) as { [Name in keyof Values]: Reading<Values[Name]> };
}

/** Since when a gauge does not answer; null while it does. */
export const silentSince = (reading: Reading<unknown>): string | null =>
  reading.tries > 0 ? (reading.since?.toISOString() ?? null) : null;
