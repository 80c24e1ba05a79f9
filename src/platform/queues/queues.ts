import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Queue } from 'bullmq';
import type { Cluster, Redis } from 'ioredis';
import { uuid } from '#contracts/shared/params.js';
import { Config } from '../config/config.js';
import type { QueueName } from '../messages/routing-table.js';
import { withTimeout } from '../with-timeout.js';
import { connectRedis } from './redis.js';

/** A job carries nothing but the delivery it stands for, and who takes it: what it means is read from PostgreSQL. */
export interface DeliveryJob {
  deliveryId: string;
  round: number;
  /** Lets a worker leave alone what has to wait anyhow; jobs of older versions lack it. */
  consumer?: string;
}

/** A job to be added. */
export interface DueJob extends DeliveryJob {
  /** Milliseconds until a worker may take it. */
  delay: number;
  /** Taken when nothing else waits. */
  bulk: boolean;
}

/** All keys of the product carry one hash tag, so that a cluster keeps a queue on one node. */
export const queuePrefix = (config: Config) => `{${config.redisPrefix}}:queues`;

/** BullMQ takes jobs without a priority first. */
const bulkPriority = 10;
/** How long adding a page of jobs may take, in milliseconds: without a limit it waits as long as Redis is away. */
const addLimit = 2_000;
/** How long a person who looks at a queue waits for Redis, in milliseconds. */
const askLimit = 500;

/** The queues, from the side that fills them. */
@Injectable()
export class Queues implements OnApplicationShutdown {
  private readonly logger = new Logger(Queues.name);
  private readonly queues = new Map<QueueName, Queue<DeliveryJob>>();
  private connection?: Redis | Cluster;
  private isAway = false;

  constructor(private readonly config: Config) {}

  /** Adds jobs that are not there yet; one that waits, is delayed or runs already stays as it is. */
  async add(name: QueueName, jobs: readonly DueJob[]): Promise<void> {
    const entries = jobs.map(({ deliveryId, round, consumer, delay, bulk }) => ({
      name,
      data: { deliveryId, round, consumer },
      opts: {
        jobId: `${deliveryId}-${round}`,
        delay,
        ...(bulk && { priority: bulkPriority }),
        removeOnComplete: true,
        removeOnFail: true,
      },
    }));
    await withTimeout(addLimit, `adding ${jobs.length} jobs to ${name}`, this.queue(name).addBulk(entries));
  }

  /** How many jobs of each queue are in the hands of workers. @throws when Redis does not answer within half a second */
  async countActive(names: readonly QueueName[]): Promise<ReadonlyMap<QueueName, number>> {
    const counts = Promise.all(names.map(async (name) => [name, await this.queue(name).getActiveCount()] as const));
    return new Map(await withTimeout(askLimit, 'counting active jobs', counts));
  }

  /** Deliveries whose jobs are in the hands of workers, a thousand at most. @throws as `countActive` does */
  async activeDeliveries(name: QueueName): Promise<string[]> {
    const jobIds = await withTimeout(askLimit, 'reading active jobs', this.queue(name).getRanges(['active'], 0, 999));
    return jobIds.map((id) => id.replace(/-\d+$/, '')).filter((id) => uuid(id) !== undefined);
  }

  private queue(name: QueueName): Queue<DeliveryJob> {
    const known = this.queues.get(name);
    if (known) return known;
    if (!this.connection) {
      this.connection = connectRedis(this.config.redisUrls, 'caller');
      this.connection.on('error', () => undefined); // BullMQ reports it on the queue
      this.connection.on('ready', () => (this.isAway = false));
    }
    const queue = new Queue<DeliveryJob>(name, {
      connection: this.connection,
      prefix: queuePrefix(this.config),
      skipVersionCheck: true,
    });
    queue.on('error', (error) => this.complain(`queue ${name}: ${error.message}`));
    this.queues.set(name, queue);
    return queue;
  }

  /** A connection that is tried again and again says so once. */
  private complain(message: string): void {
    if (!this.isAway) this.logger.warn(message);
    this.isAway = this.connection?.status !== 'ready';
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.allSettled([...this.queues.values()].map((queue) => queue.close()));
    this.connection?.disconnect();
  }
}
