import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { withTimeout } from './with-timeout.js';
import { Watchdog } from './watchdog.js';

export interface TimerDeclaration {
  /** Name of the worker that runs it. */
  readonly worker: string;
  /** Milliseconds between the end of a tick and the start of the next. */
  readonly every: number;
}

/** Milliseconds that a shutdown waits for running ticks; another process will tick again. */
const shutdownTimeout = 1_000;

/** Marks a provider whose `tick` a worker calls periodically, the first time at its start. */
export const Ticks = DiscoveryService.createDecorator<TimerDeclaration>();

/**
 * A periodic task, such as a sweep, retention or reminders. A tick must be short, and safe to run in several processes
 * at once.
 */
export interface Ticking {
  tick(): Promise<void>;
}

/** Runs the periodic tasks of a worker. The timers are in the process and not in Redis, whose data may be lost. */
@Injectable()
export class Timers implements BeforeApplicationShutdown {
  private readonly logger = new Logger(Timers.name);
  private readonly pending = new Set<NodeJS.Timeout>();
  private readonly running = new Set<Promise<void>>();
  private stopped = false;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly deadlines: Watchdog,
  ) {}

  /** @param mayTake time limits in milliseconds of tasks whose ticks are not short, by name */
  start(worker: string, mayTake: Readonly<Record<string, number>> = {}): void {
    for (const provider of this.discovery.getProviders({ metadataKey: Ticks.KEY })) {
      const declared = this.discovery.getMetadataByDecorator(Ticks, provider);
      if (declared?.worker !== worker) continue;
      const name = provider.name as string;
      this.run(name, provider.instance as Ticking, { every: declared.every, limit: mayTake[name] });
    }
  }

  private run(name: string, timer: Ticking, pace: { every: number; limit?: number }): void {
    const tick: Promise<void> = this.deadlines
      .watch(`a tick of ${name}`, timer.tick(), pace.limit)
      .catch((error: unknown) => this.logger.warn(`${name}: ${(error as Error).message}`))
      .finally(() => {
        this.running.delete(tick);
        if (this.stopped) return;
        const timeout = setTimeout(() => {
          this.pending.delete(timeout);
          this.run(name, timer, pace);
        }, pace.every);
        this.pending.add(timeout);
      });
    this.running.add(tick);
  }

  /** Waits for running ticks, before the connections that they use are closed. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    for (const timeout of this.pending) clearTimeout(timeout);
    await withTimeout(shutdownTimeout, 'finishing ticks', Promise.all(this.running)).catch(() => undefined);
  }
}
