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
import type { QueueName } from '../messages/routing-table.js';
import { withTimeout } from '../with-timeout.js';
import { productVersion } from './product-version.js';

/** Which of the two programs this is. */
export const PROGRAM = Symbol('Program');
export type Program = 'api' | 'workers';

/** Milliseconds between two beats. */
const beatEvery = 3_000;
/** Milliseconds that a stop waits for the database. */
const leaveLimit = 2_000;

/** Says every few seconds that this process is there, what it does and what it waits for. */
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

  /** The process runs this worker. */
  runs(worker: string): void {
    this.workers.push(worker);
  }

  /**
   * The process takes jobs of this queue.
   * @param waitsFor dependencies that it waits for at the moment
   */
  serves(queue: QueueName, waitsFor: () => readonly string[]): void {
    this.queues.set(queue, waitsFor);
  }

  async onApplicationBootstrap(): Promise<void> {
    this.delay.enable();
    await this.beat();
    this.timer = setInterval(() => {
      this.beating ??= this.beat().finally(() => (this.beating = undefined));
    }, beatEvery);
  }

  /** At once, when something changed that operators should not wait for. Never throws. */
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

  /** A clean stop leaves nothing behind: only what was killed, stopped or blocked is missed. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.delay.disable();
    try {
      await withTimeout(leaveLimit, 'leaving', this.leave());
    } catch (error) {
      this.logger.warn(`left a heartbeat behind: ${(error as Error).message}`);
    }
  }

  private async leave(): Promise<void> {
    await this.beating;
    await sql`delete from platform.worker where id = ${this.id}`.execute(this.database.tables());
  }
}
