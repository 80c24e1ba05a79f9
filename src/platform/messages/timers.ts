import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { withTimeout } from '../with-timeout.js';
import { WorkDeadlines } from './work-deadlines.js';

export interface TimerDeclaration {
  /** The worker that runs it. */
  readonly worker: string;
  /** Milliseconds between the end of a tick and the next. */
  readonly every: number;
}

/** Milliseconds that running ticks may take to end once their worker stops: another process will tick again. */
const tickLimit = 1_000;

/** Marks a provider whose `tick` a worker calls again and again, the first time at its start. */
export const Ticks = DiscoveryService.createDecorator<TimerDeclaration>();

/** Work that time causes: sweeps, retention, reminders. A tick is short, and harmless when another process ticks too. */
export interface Ticking {
  tick(): Promise<void>;
}

/** Runs the timers of a worker. They live in the process, not in Redis, where they would vanish with it. */
@Injectable()
export class Timers implements BeforeApplicationShutdown {
  private readonly logger = new Logger(Timers.name);
  private readonly pending = new Set<NodeJS.Timeout>();
  private readonly running = new Set<Promise<void>>();
  private stopped = false;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly deadlines: WorkDeadlines,
  ) {}

  /** @param mayTake milliseconds that a tick of these timers may take, where they are not short */
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

  /** Before the connections close that a running tick needs. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    for (const timeout of this.pending) clearTimeout(timeout);
    await withTimeout(tickLimit, 'finishing ticks', Promise.all(this.running)).catch(() => undefined);
  }
}
