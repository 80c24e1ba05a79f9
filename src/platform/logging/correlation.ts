import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUIDv7 } from 'node:crypto';

/** What belongs together: a request, the messages it wrote, the jobs they became, the log lines of all of them. */
export interface Correlation {
  correlationId: string;
  /** The message that caused the present work; absent in a request. */
  causationId?: string;
}

const current = new AsyncLocalStorage<Correlation>();

/** Runs work under a correlation; everything it logs and records carries it. */
export const withCorrelation = <T>(correlation: Correlation, work: () => T): T => current.run(correlation, work);

/** The correlation of the present work; work that nobody asked for (a timer) starts one of its own. */
export const currentCorrelation = (): Correlation => current.getStore() ?? { correlationId: randomUUIDv7() };

export const currentCorrelationId = (): string | undefined => current.getStore()?.correlationId;
