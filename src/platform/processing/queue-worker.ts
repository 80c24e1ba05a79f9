import { Logger } from '@nestjs/common';
import { DelayedError, UnrecoverableError, type Job } from 'bullmq';
import type { Cluster, Redis } from 'ioredis';
import { uuid } from '#contracts/shared/params.js';
import { BatchCollector, type BatchLimits } from './batch-collector.js';
import type { Verdict } from '../deliveries/verdict.js';
import type { QueueName } from '../routing/routing-table.js';
import { DependencyHolds } from './dependency-holds.js';
import { IdleWatch } from './idle-watch.js';
import { JobsInFlight } from './jobs-in-flight.js';
import { PauseWatch } from './pause-watch.js';
import type { QueueWorkerTools } from './queue-worker-tools.js';
import { queuePrefix, type DeliveryJob } from '../queues/queues.js';
import { connectRedis } from '../redis/redis.js';
import { TolerantWorker } from './tolerant-worker.js';

/**
 * Limits of the batches of each lane. The lanes run side by side, so that work for which somebody waits never waits for
 * the end of a batch of bulk work.
 */
export interface BatchesOfLanes {
  readonly urgent: BatchLimits;
  readonly bulk: BatchLimits;
}

/** Concurrency and batching of a queue worker. */
export interface QueueWorkerOptions {
  readonly concurrency: number;
  /** Limits of batches; without them, each job runs alone. */
  readonly batches?: BatchesOfLanes;
  /** Called when the queue has had no jobs for some seconds after the last one. */
  readonly onIdle?: () => void;
}

/**
 * Jobs of a killed worker go to another one after their lock has expired and the next check for stalled jobs: less than
 * 15 seconds in all. Until then they count as active, and adding them again has no effect.
 */
const stalledJobOptions = { lockDuration: 10_000, stalledInterval: 5_000 };
/** Milliseconds without a job after which a worker is idle. */
const idleAfter = 5_000;
/** Number of unknown jobs (unknown name, broken payload) that are kept for inspection. */
const unknownJobsKept = 1_000;

/**
 * Passes the jobs of one queue to the runner. While a dependency is unavailable, jobs of consumers that need it are put
 * back without counting an attempt, and other jobs are done. The worker fetches no jobs while none of its consumers can
 * work, or while an operator has paused the queue.
 */
export class QueueWorker {
  private readonly logger: Logger;
  private readonly connection: Redis | Cluster;
  private readonly worker: TolerantWorker<DeliveryJob>;
  private readonly jobs: JobsInFlight;
  private readonly idle: IdleWatch;
  private readonly pauses: PauseWatch;
  private readonly lanes?: Record<keyof BatchesOfLanes, BatchCollector<string, Verdict>>;
  private readonly holds = new Set<'outage' | 'pause'>();
  private readonly dependencies: DependencyHolds;
  private closed = false;

  constructor(
    readonly queue: QueueName,
    style: QueueWorkerOptions,
    private readonly tools: QueueWorkerTools,
  ) {
    this.logger = new Logger(`worker ${queue}`);
    this.connection = connectRedis(tools.config.redisUrls, 'worker');
    this.connection.on('error', () => undefined); // reported by the worker below
    if (style.batches) this.lanes = this.lanesOf(style.batches);
    this.worker = new TolerantWorker<DeliveryJob>(queue, (job, token) => this.idle.during(this.process(job, token)), {
      connection: this.connection,
      prefix: queuePrefix(tools.config),
      concurrency: style.concurrency,
      autorun: false,
      ...stalledJobOptions,
      maxStalledCount: 1_000, // PostgreSQL counts starts; BullMQ must not discard stalled jobs
      removeOnFail: { count: unknownJobsKept },
      skipVersionCheck: true,
    });
    this.worker.on('error', (error) => this.logger.warn(error.message));
    this.jobs = new JobsInFlight(tools.rows);
    this.idle = new IdleWatch(idleAfter, () => style.onIdle?.());
    this.pauses = new PauseWatch(queue, tools, (isPaused) => (isPaused ? this.hold('pause') : this.release('pause')));
    const consumers = tools.registry.ofQueue(queue);
    this.dependencies = new DependencyHolds(consumers, tools.probes, this.logger, () => {
      if (this.dependencies.holdsAll) this.hold('outage');
      else this.release('outage');
    });
    tools.heartbeat.serves(queue, () => this.dependencies.waitsFor);
  }

  /** Whether fetching is suspended, because no consumer can work or an operator has paused the queue. */
  get isHolding(): boolean {
    return this.holds.size > 0;
  }

  /** Starts to fetch jobs, unless an operator has paused the queue. */
  async start(): Promise<void> {
    await this.pauses.start();
    if (this.holds.size === 0) this.worker.run().catch((error: unknown) => this.logger.error((error as Error).message));
  }

  /**
   * Stops fetching and waits for the jobs in flight. Unfinished jobs are put back without counting an attempt, and
   * another worker can take them at once.
   */
  async close(): Promise<void> {
    this.closed = true;
    this.dependencies.close();
    this.pauses.stop();
    this.idle.stop();
    const returned = await this.jobs.finishOrReturn(this.worker.close());
    if (returned > 0) this.logger.warn(`put back ${returned} unfinished jobs`);
    this.connection.disconnect();
  }

  private async process(job: Job<DeliveryJob>, token?: string): Promise<void> {
    const deliveryId = this.read(job);
    const verdict =
      this.heldVerdict(job.data) ?? (await this.jobs.track(job, token, this.verdictOn(deliveryId, job.priority > 0)));
    if (verdict.over) return;
    if (verdict.away) this.dependencies.waitFor(verdict.away);
    await job.moveToDelayed(Date.now() + verdict.again, token);
    throw new DelayedError();
  }

  /** Returns the verdict on a job whose consumer or whole queue has to wait, without reading its delivery. */
  private heldVerdict({ consumer }: DeliveryJob): Verdict | undefined {
    if (this.holds.size > 0) return retrySoon;
    return this.dependencies.holds(consumer) ? retryLater : undefined;
  }

  /** @throws UnrecoverableError for a job that the product did not create: only this job fails, and is not retried */
  private read({ id, name, data }: Job<Partial<DeliveryJob> | undefined>): string {
    const deliveryId = typeof data?.deliveryId === 'string' ? uuid(data.deliveryId) : undefined;
    if (name === this.queue && deliveryId !== undefined) return deliveryId;
    const why = name === this.queue ? 'its payload names no delivery' : `nobody knows jobs called '${name}'`;
    this.logger.error(`job ${id} failed: ${why}`);
    throw new UnrecoverableError(why);
  }

  private async verdictOn(deliveryId: string, isBulk: boolean): Promise<Verdict> {
    if (this.lanes) return this.lanes[isBulk ? 'bulk' : 'urgent'].add(deliveryId);
    const verdicts = await this.tools.runner.run([deliveryId]);
    return verdicts.get(deliveryId) ?? { over: true };
  }

  private lanesOf({ urgent, bulk }: BatchesOfLanes) {
    const lane = (limits: BatchLimits) =>
      new BatchCollector<string, Verdict>((ids) => this.tools.runner.run(ids), limits);
    return { urgent: lane(urgent), bulk: lane(bulk) };
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

const retrySoon: Verdict = { over: false, again: 1_000 };
/** Verdict on a job of a held consumer while the worker continues with others; the longer delay avoids a busy loop. */
const retryLater: Verdict = { over: false, again: 3_000 };
