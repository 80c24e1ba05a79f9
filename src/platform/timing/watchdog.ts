import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';

/** Milliseconds that a batch or a tick may take: six times the longest database statement. */
const defaultTimeout = 180_000;
/**
 * Share of the limit after which work is overdue. The liveness check then fails, so that a supervisor can restart the
 * process in an orderly way.
 */
const overdueShare = 2 / 3;

interface Work {
  readonly what: string;
  /** On the clock of `performance.now()`. */
  readonly overdueAt: number;
  readonly timer: NodeJS.Timeout | undefined;
}

/**
 * Last resort for work that hangs for an unforeseen reason: a process whose batch or tick exceeds its limit logs an
 * error and exits, so that it is restarted. Other processes take over its jobs, and no attempt is counted.
 */
@Injectable()
export class Watchdog implements OnApplicationShutdown {
  private readonly logger = new Logger(Watchdog.name);
  private readonly inFlight = new Set<Work>();
  private stopped = false;

  /**
   * Awaits the work. If it exceeds the limit, the process exits with code 1.
   * @param limit milliseconds
   */
  async watch<T>(what: string, work: Promise<T>, limit = defaultTimeout): Promise<T> {
    const timer = this.stopped ? undefined : setTimeout(() => this.expire(what, limit), limit).unref();
    const entry: Work = { what, overdueAt: performance.now() + limit * overdueShare, timer };
    this.inFlight.add(entry);
    try {
      return await work;
    } finally {
      clearTimeout(timer);
      this.inFlight.delete(entry);
    }
  }

  /** Stops all watchdog timers, because `run-program.ts` ends a program that is shutting down even if work hangs. */
  onApplicationShutdown(): void {
    this.stopped = true;
    for (const { timer } of this.inFlight) clearTimeout(timer);
  }

  /** Names the work that is overdue; a process with overdue work is not live. */
  overdue(): string[] {
    const now = performance.now();
    return [...this.inFlight].filter(({ overdueAt }) => overdueAt <= now).map(({ what }) => what);
  }

  private expire(what: string, limit: number): void {
    this.logger.error(`${what} has taken longer than ${limit / 1_000} s: this process exits, to be restarted`);
    process.exit(1);
  }
}
