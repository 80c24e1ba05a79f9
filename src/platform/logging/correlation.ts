import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUIDv7 } from 'node:crypto';

/** Connects a request with the messages that it wrote, their jobs, and the log lines of all of them. */
export interface Correlation {
  correlationId: string;
  /** The message that caused the current work; absent in a request. */
  causationId?: string;
}

const current = new AsyncLocalStorage<Correlation>();

/** Runs work under a correlation, which is added to everything that the work logs and records. */
export const withCorrelation = <T>(correlation: Correlation, work: () => T): T => current.run(correlation, work);

/** The correlation of the current work; work without a request, such as a timer, gets a new one. */
export const currentCorrelation = (): Correlation => current.getStore() ?? { correlationId: randomUUIDv7() };

export const currentCorrelationId = (): string | undefined => current.getStore()?.correlationId;
