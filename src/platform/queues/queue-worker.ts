import { Logger } from '@nestjs/common';
import { DelayedError, Worker, type Job } from 'bullmq';
import type { Cluster, Redis } from 'ioredis';
import type { Config } from '../config/config.js';
import { BatchCollector } from '../messages/batch-collector.js';
import type { DeliveryRunner, Verdict } from '../messages/delivery-runner.js';
import type { DependencyProbes } from '../messages/dependency-probe.js';
import type { QueueName } from '../messages/routing-table.js';
import { queuePrefix, type DeliveryJob } from './queues.js';
import { connectRedis } from './redis.js';

/** How a queue is worked off: how many jobs at once, and how they are gathered into batches. */
export interface QueueStyle {
  readonly concurrency: number;
  /** Jobs handed to the runner together; 1 runs each alone. */
  readonly batch?: { readonly items: number; readonly wait: number };
}

/** Pauses between probes of an absent dependency, in milliseconds. */
const probePauses = [250, 500, 1_000, 2_000, 5_000];

/**
 * Takes jobs of one queue to the runner. While a dependency is away it fetches nothing, hands back what it holds
 * uncounted, and asks until the dependency answers.
 */
export class QueueWorker {
  private readonly logger: Logger;
  private readonly connection: Redis | Cluster;
  private readonly worker: Worker<DeliveryJob>;
  private readonly collector?: BatchCollector<string, Verdict>;
  private waitingFor?: Promise<void>;
  private closed = false;

  constructor(
    readonly queue: QueueName,
    style: QueueStyle,
    config: Config,
    private readonly runner: DeliveryRunner,
    private readonly probes: DependencyProbes,
  ) {
    this.logger = new Logger(`worker ${queue}`);
    this.connection = connectRedis(config.redisUrls, 'worker');
    this.connection.on('error', () => undefined); // reported by the worker below
    if (style.batch) this.collector = new BatchCollector((ids) => this.runner.run(ids), style.batch);
    this.worker = new Worker<DeliveryJob>(queue, (job, token) => this.process(job, token), {
      connection: this.connection,
      prefix: queuePrefix(config),
      concurrency: style.concurrency,
      maxStalledCount: 1_000, // PostgreSQL counts starts; BullMQ must not give up on its own
      skipVersionCheck: true,
    });
    this.worker.on('error', (error) => this.logger.warn(error.message));
  }

  /** Stops fetching and waits for the jobs in hand. */
  async close(): Promise<void> {
    this.closed = true;
    await this.worker.close();
    this.connection.disconnect();
  }

  private async process(job: Job<DeliveryJob>, token?: string): Promise<void> {
    const { deliveryId } = job.data;
    const verdict = this.waitingFor ? inOutage : await this.verdictOn(deliveryId);
    if (verdict.over) return;
    if (verdict.away) this.pauseUntilBack(verdict.away);
    await job.moveToDelayed(Date.now() + verdict.again, token);
    throw new DelayedError();
  }

  private async verdictOn(deliveryId: string): Promise<Verdict> {
    if (this.collector) return this.collector.add(deliveryId);
    const verdicts = await this.runner.run([deliveryId]);
    return verdicts.get(deliveryId) ?? { over: true };
  }

  private pauseUntilBack(dependencies: readonly string[]): void {
    this.waitingFor ??= this.waitUntilBack(dependencies)
      .catch((error: unknown) => this.logger.error((error as Error).message))
      .finally(() => (this.waitingFor = undefined));
  }

  private async waitUntilBack(dependencies: readonly string[]): Promise<void> {
    this.logger.warn(`waiting for ${dependencies.join(' and ')}`);
    await this.worker.pause(true);
    for (let asked = 0; !this.closed; asked++) {
      await new Promise((resolve) => setTimeout(resolve, probePauses[Math.min(asked, probePauses.length - 1)]));
      if (await this.probes.allWell(dependencies)) break;
    }
    if (this.closed) return;
    void this.worker.resume();
    this.logger.log('resumed');
  }
}

const inOutage: Verdict = { over: false, again: 1_000 };
