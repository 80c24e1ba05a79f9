/** The outcome of a job: finished, or retried later; `away` names the dependencies that the worker waits for first. */
export type Verdict = { over: true } | { over: false; again: number; away?: readonly string[] };

/** Milliseconds until a delivery that met an outage is looked at again, once its worker has resumed. */
const afterOutage = 1_000;
/** Milliseconds until a delivery is looked at again that waited for a lock in vain. */
const afterWait = 5_000;

export const over: Verdict = { over: true };
export const waits: Verdict = { over: false, again: afterWait };

/** @param away dependencies that do not answer; none when others hold what the delivery needs */
export const putBackFor = (away: readonly string[]): Verdict =>
  away.length > 0 ? { over: false, again: afterOutage, away } : waits;

/** Counted tries come again after 1 s, doubling up to 5 min. */
export const backoff = (attempts: number): number => Math.min(1_000 * 2 ** (attempts - 1), 300_000);

/** Dependencies that the worker waits for before it retries. */
export const awayIn = (verdict: Verdict | undefined): readonly string[] =>
  verdict && !verdict.over ? (verdict.away ?? []) : [];

export const outcomeOf = (verdict: Verdict): 'over' | 'away' | 'again' =>
  verdict.over ? 'over' : verdict.away ? 'away' : 'again';
