import { Logger } from '@nestjs/common';
import { DelayedError, UnrecoverableError, type Job } from 'bullmq';
import type { Cluster, Redis } from 'ioredis';
import { uuid } from '#contracts/shared/params.js';
import { BatchCollector } from '../messages/batch-collector.js';
import type { Verdict } from '../messages/verdict.js';
import type { QueueName } from '../messages/routing-table.js';
import { DependencyHolds } from './dependency-holds.js';
import { JobsInFlight } from './jobs-in-flight.js';
import { PauseWatch } from './pause-watch.js';
import type { QueueWorkerTools } from './queue-worker-tools.js';
import { queuePrefix, type DeliveryJob } from './queues.js';
import { connectRedis } from './redis.js';
import { TolerantWorker } from './tolerant-worker.js';

/** How a queue is worked off: how many jobs at once, and how they are gathered into batches. */
export interface QueueStyle {
  readonly concurrency: number;
  /** Jobs handed to the runner together; 1 runs each alone. */
  readonly batch?: { readonly items: number; readonly wait: number };
}

/**
 * A killed worker's jobs go to another one once their lock has ended and been looked for: together less than 15 seconds.
 * Until then they count as active, and adding them again does nothing.
 */
const takeOver = { lockDuration: 10_000, stalledInterval: 5_000 };
/** Jobs of nobody (unknown name, broken payload) that stay to be looked at. */
const strangersKept = 1_000;

/**
 * Takes jobs of one queue to the runner. While a dependency is away, jobs of the consumers that need it go back uncounted
 * and those of others are done; when none of the queue's consumers can work, or while an operator has paused the queue,
 * it fetches nothing.
 */
export class QueueWorker {
  private readonly logger: Logger;
  private readonly connection: Redis | Cluster;
  private readonly worker: TolerantWorker<DeliveryJob>;
  private readonly jobs: JobsInFlight;
  private readonly pauses: PauseWatch;
  private readonly collector?: BatchCollector<string, Verdict>;
  private readonly holds = new Set<'outage' | 'pause'>();
  private readonly dependencies: DependencyHolds;
  private closed = false;

  constructor(
    readonly queue: QueueName,
    style: QueueStyle,
    private readonly tools: QueueWorkerTools,
  ) {
    this.logger = new Logger(`worker ${queue}`);
    this.connection = connectRedis(tools.config.redisUrls, 'worker');
    this.connection.on('error', () => undefined); // reported by the worker below
    if (style.batch) this.collector = new BatchCollector((ids) => tools.runner.run(ids), style.batch);
    this.worker = new TolerantWorker<DeliveryJob>(queue, (job, token) => this.process(job, token), {
      connection: this.connection,
      prefix: queuePrefix(tools.config),
      concurrency: style.concurrency,
      autorun: false,
      ...takeOver,
      maxStalledCount: 1_000, // PostgreSQL counts starts; BullMQ must not give up on its own
      removeOnFail: { count: strangersKept },
      skipVersionCheck: true,
    });
    this.worker.on('error', (error) => this.logger.warn(error.message));
    this.jobs = new JobsInFlight(tools.rows);
    this.pauses = new PauseWatch(queue, tools, (isPaused) => (isPaused ? this.hold('pause') : this.release('pause')));
    const consumers = tools.registry.ofQueue(queue);
    this.dependencies = new DependencyHolds(consumers, tools.probes, this.logger, () => {
      if (this.dependencies.holdsAll) this.hold('outage');
      else this.release('outage');
    });
    tools.heartbeat.serves(queue, () => this.dependencies.waitsFor);
  }

  /** Whether it fetches nothing at present: while no consumer can work, or while an operator has paused the queue. */
  get isHolding(): boolean {
    return this.holds.size > 0;
  }

  /** Begins to take jobs, unless an operator has paused the queue. */
  async start(): Promise<void> {
    await this.pauses.start();
    if (this.holds.size === 0) this.worker.run().catch((error: unknown) => this.logger.error((error as Error).message));
  }

  /**
   * Stops fetching and waits for the jobs in flight. What is not finished in time goes back uncounted, for another worker
   * to take at once.
   */
  async close(): Promise<void> {
    this.closed = true;
    this.dependencies.close();
    this.pauses.stop();
    const returned = await this.jobs.finishOrReturn(this.worker.close());
    if (returned > 0) this.logger.warn(`put back ${returned} unfinished jobs`);
    this.connection.disconnect();
  }

  private async process(job: Job<DeliveryJob>, token?: string): Promise<void> {
    const deliveryId = this.read(job);
    const verdict = this.heldVerdict(job.data) ?? (await this.jobs.hold(job, token, this.verdictOn(deliveryId)));
    if (verdict.over) return;
    if (verdict.away) this.dependencies.waitFor(verdict.away);
    await job.moveToDelayed(Date.now() + verdict.again, token);
    throw new DelayedError();
  }

  /** What is said of a job without a look at its delivery: it, or the whole queue, has to wait. */
  private heldVerdict({ consumer }: DeliveryJob): Verdict | undefined {
    if (this.holds.size > 0) return comesBack;
    return this.dependencies.holds(consumer) ? comesBackLater : undefined;
  }

  /** @throws UnrecoverableError for a job that the product did not make: it fails alone, and is not tried again */
  private read({ id, name, data }: Job<Partial<DeliveryJob> | undefined>): string {
    const deliveryId = typeof data?.deliveryId === 'string' ? uuid(data.deliveryId) : undefined;
    if (name === this.queue && deliveryId !== undefined) return deliveryId;
    const why = name === this.queue ? 'its payload names no delivery' : `nobody knows jobs called '${name}'`;
    this.logger.error(`job ${id} failed: ${why}`);
    throw new UnrecoverableError(why);
  }

  private async verdictOn(deliveryId: string): Promise<Verdict> {
    if (this.collector) return this.collector.add(deliveryId);
    const verdicts = await this.tools.runner.run([deliveryId]);
    return verdicts.get(deliveryId) ?? { over: true };
  }

  private hold(reason: 'outage' | 'pause'): void {
    if (this.holds.has(reason)) return;
    this.holds.add(reason);
    void this.worker.pause(true);
  }

  private release(reason: 'outage' | 'pause'): void {
    if (!this.holds.delete(reason) || this.holds.size > 0 || this.closed) return;
    void this.worker.resume();
  }
}

const comesBack: Verdict = { over: false, again: 1_000 };
/** A job of a held consumer, while the worker goes on with others: it must not come in a circle. */
const comesBackLater: Verdict = { over: false, again: 3_000 };
