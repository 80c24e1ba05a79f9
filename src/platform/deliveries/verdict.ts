/** The outcome of a job: finished, or retried later; `away` names the dependencies that the worker waits for first. */
export type Verdict = { over: true } | { over: false; again: number; away?: readonly string[] };

/** Milliseconds until a delivery is retried after an outage, once its worker has resumed. */
const outageRetryDelay = 1_000;
/** Milliseconds until a delivery is retried that did not get a lock. */
const lockRetryDelay = 5_000;

export const over: Verdict = { over: true };
export const waits: Verdict = { over: false, again: lockRetryDelay };

/** @param away unavailable dependencies; empty if the delivery waits for a lock */
export const putBackFor = (away: readonly string[]): Verdict =>
  away.length > 0 ? { over: false, again: outageRetryDelay, away } : waits;

/** Exponential backoff between attempts: 1 s, doubling up to 5 min. */
export const backoff = (attempts: number): number => Math.min(1_000 * 2 ** (attempts - 1), 300_000);

/** Dependencies that the worker waits for before it retries. */
export const awayIn = (verdict: Verdict | undefined): readonly string[] =>
  verdict && !verdict.over ? (verdict.away ?? []) : [];

export const outcomeOf = (verdict: Verdict): 'over' | 'away' | 'again' =>
  verdict.over ? 'over' : verdict.away ? 'away' : 'again';
