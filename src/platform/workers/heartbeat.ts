import { randomUUIDv7 } from 'node:crypto';
import { hostname } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '../database/read-database.js';
import type { QueueName } from '../routing/routing-table.js';
import { withTimeout } from '../timing/with-timeout.js';
import { productVersion } from './product-version.js';

/** Injection token for the name of the current program. */
export const PROGRAM = Symbol('Program');
export type Program = 'api' | 'workers';

/** Milliseconds between two heartbeats. */
const heartbeatInterval = 3_000;
/** Milliseconds that a shutdown waits for the database. */
const leaveTimeout = 2_000;

/**
 * Writes the heartbeat of this process every few seconds: its workers, its queues and the dependencies it waits for.
 */
@Injectable()
export class Heartbeat implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly id = randomUUIDv7();
  private readonly logger = new Logger(Heartbeat.name);
  private readonly startedAt = new Date();
  private readonly delay = monitorEventLoopDelay({ resolution: 20 });
  private readonly workers: string[] = [];
  private readonly queues = new Map<QueueName, () => readonly string[]>();
  private timer?: NodeJS.Timeout;
  private beating?: Promise<void>;
  private silent = false;

  constructor(
    private readonly database: ReadDatabase,
    @Inject(PROGRAM) private readonly program: Program,
  ) {}

  /** Declares that the process runs this worker. */
  runs(worker: string): void {
    this.workers.push(worker);
  }

  /**
   * Declares that the process takes jobs of this queue.
   * @param waitsFor returns the dependencies that its consumers currently wait for
   */
  serves(queue: QueueName, waitsFor: () => readonly string[]): void {
    this.queues.set(queue, waitsFor);
  }

  async onApplicationBootstrap(): Promise<void> {
    this.delay.enable();
    await this.beat();
    this.timer = setInterval(() => {
      this.beating ??= this.beat().finally(() => (this.beating = undefined));
    }, heartbeatInterval);
  }

  /** Writes a heartbeat at once, when something has changed that operators should see immediately. Never throws. */
  async beat(): Promise<void> {
    try {
      await this.write();
      this.silent = false;
    } catch (error) {
      if (!this.silent) this.logger.warn(`no heartbeat: ${(error as Error).message}`);
      this.silent = true;
    }
  }

  private async write(): Promise<void> {
    const waits = [...this.queues].map(([queue, waitsFor]) => [queue, waitsFor()] as const);
    const waitingFor = [...new Set(waits.flatMap(([, dependencies]) => dependencies))];
    const waitingByQueue = Object.fromEntries(waits.filter(([, dependencies]) => dependencies.length > 0));
    const delay = this.delay.count > 0 ? this.delay.percentile(99) / 1e6 : 0;
    this.delay.reset();
    await sql`
      insert into platform.worker
        (id, program, workers, queues, waiting_for, waiting_by_queue, version, host, pid, started_at, beat_at,
          event_loop_delay)
      values (${this.id}, ${this.program}, ${this.workers}::text[], ${[...this.queues.keys()]}::text[],
        ${waitingFor}::text[], ${JSON.stringify(waitingByQueue)}::jsonb, ${productVersion}, ${hostname()},
        ${process.pid}, ${this.startedAt.toISOString()}::timestamptz, clock_timestamp(), ${delay})
      on conflict (id) do update set workers = excluded.workers, queues = excluded.queues,
        waiting_for = excluded.waiting_for, waiting_by_queue = excluded.waiting_by_queue, beat_at = excluded.beat_at, event_loop_delay = excluded.event_loop_delay
      `.execute(this.database.tables());
  }

  /** Deletes the row on a clean shutdown, so that only processes that were killed or are blocked appear as silent. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.delay.disable();
    try {
      await withTimeout(leaveTimeout, 'leaving', this.leave());
    } catch (error) {
      this.logger.warn(`could not delete the heartbeat: ${(error as Error).message}`);
    }
  }

  private async leave(): Promise<void> {
    await this.beating;
    await sql`delete from platform.worker where id = ${this.id}`.execute(this.database.tables());
  }
}
