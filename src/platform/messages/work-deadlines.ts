import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';

/** Milliseconds that a batch or a tick may take: six times the longest statement. */
const usualLimit = 180_000;
/** The part of its limit after which work is overdue: whoever asks may end the process in better order. */
const overdueShare = 2 / 3;

interface Work {
  readonly what: string;
  /** As `performance.now()` counts. */
  readonly overdueAt: number;
  readonly timer: NodeJS.Timeout | undefined;
}

/**
 * The last net for work that hangs for a reason nobody has thought of: a process whose batch or tick does not end says
 * so, and ends itself, to be started again. What it holds is taken over by others, uncounted.
 */
@Injectable()
export class WorkDeadlines implements OnApplicationShutdown {
  private readonly logger = new Logger(WorkDeadlines.name);
  private readonly underway = new Set<Work>();
  private stopped = false;

  /**
   * Waits for the work. A process in which it takes longer than the limit ends with code 1.
   * @param limit milliseconds
   */
  async watch<T>(what: string, work: Promise<T>, limit = usualLimit): Promise<T> {
    const timer = this.stopped ? undefined : setTimeout(() => this.expire(what, limit), limit).unref();
    const entry: Work = { what, overdueAt: performance.now() + limit * overdueShare, timer };
    this.underway.add(entry);
    try {
      return await work;
    } finally {
      clearTimeout(timer);
      this.underway.delete(entry);
    }
  }

  /** From here on the program ends by itself, also with work that still hangs: `run-program.ts` sees to that. */
  onApplicationShutdown(): void {
    this.stopped = true;
    for (const { timer } of this.underway) clearTimeout(timer);
  }

  /** Work that has taken minutes; a process with any of it is not live. */
  overdue(): string[] {
    const now = performance.now();
    return [...this.underway].filter(({ overdueAt }) => overdueAt <= now).map(({ what }) => what);
  }

  private expire(what: string, limit: number): void {
    this.logger.error(`${what} has taken longer than ${limit / 1_000} s: this process ends, to be started again`);
    process.exit(1);
  }
}
