import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Queue } from 'bullmq';
import type { Cluster, Redis } from 'ioredis';
import { uuid } from '#contracts/shared/params.js';
import { ServiceSettings } from '../config/service-settings.js';
import type { QueueName } from '../routing/routing-table.js';
import { withTimeout } from '../timing/with-timeout.js';
import { RedisConnection } from '../redis/redis-connection.js';

/** The payload of a job: only the ids of its delivery and consumer. Everything else is read from PostgreSQL. */
export interface DeliveryJob {
  deliveryId: string;
  round: number;
  /** Lets a worker put back jobs of held consumers without reading them; jobs of older versions lack it. */
  consumer?: string;
}

/** A job that the relay adds. */
export interface DueJob extends DeliveryJob {
  /** Milliseconds until a worker may take it. */
  delay: number;
  /** Low priority: taken when no other job waits. */
  bulk: boolean;
}

/** All keys share one hash tag, so that a Redis cluster keeps each queue on one node. */
export const queuePrefix = (settings: ServiceSettings) => `{${settings.redisPrefix}}:queues`;

/** BullMQ takes jobs without a priority first. */
const bulkPriority = 10;
/** Milliseconds that adding a page of jobs may take; BullMQ itself waits as long as Redis is unavailable. */
const addTimeout = 2_000;
/** Milliseconds that a reading for an operator waits for Redis. */
const readTimeout = 500;
/** Key that says that Redis still has what was added; in the slot of the queues. */
const markKey = (settings: ServiceSettings) => `${queuePrefix(settings)}:filled`;

/** The producer side of the queues. */
@Injectable()
export class Queues implements OnApplicationShutdown {
  private readonly logger = new Logger(Queues.name);
  private readonly queues = new Map<QueueName, Queue<DeliveryJob>>();
  private connection?: Redis | Cluster;
  private isAway = false;
  private wasAway = false;

  constructor(
    private readonly settings: ServiceSettings,
    private readonly redis: RedisConnection,
  ) {}

  /** Adds jobs that do not exist yet; jobs that are waiting, delayed or active are not changed. */
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
    await withTimeout(addTimeout, `adding ${jobs.length} jobs to ${name}`, this.queue(name).addBulk(entries));
  }

  /**
   * Returns whether Redis may have lost jobs since the last call of any process: it was emptied, or this process has lost
   * its connection, as after a restart without the newest writes. Nothing is known while Redis is unavailable.
   * @throws when Redis does not respond within half a second
   */
  async mayHaveLostJobs(): Promise<boolean> {
    const client = this.client();
    if (client.status !== 'ready') return false;
    const wasEmptied = await withTimeout(readTimeout, 'reading the mark', client.setnx(markKey(this.settings), '1'));
    const { wasAway } = this;
    this.wasAway = false;
    return wasEmptied === 1 || wasAway;
  }

  /** Counts the active jobs of each queue. @throws when Redis does not respond within half a second */
  async countActive(names: readonly QueueName[]): Promise<ReadonlyMap<QueueName, number>> {
    const counts = Promise.all(names.map(async (name) => [name, await this.queue(name).getActiveCount()] as const));
    return new Map(await withTimeout(readTimeout, 'counting active jobs', counts));
  }

  /** Returns the ids of deliveries with active jobs, a thousand at most. @throws as `countActive` does */
  async activeDeliveries(name: QueueName): Promise<string[]> {
    const jobIds = await withTimeout(
      readTimeout,
      'reading active jobs',
      this.queue(name).getRanges(['active'], 0, 999),
    );
    return jobIds.map((id) => id.replace(/-\d+$/, '')).filter((id) => uuid(id) !== undefined);
  }

  private queue(name: QueueName): Queue<DeliveryJob> {
    const known = this.queues.get(name);
    if (known) return known;
    const queue = new Queue<DeliveryJob>(name, {
      connection: this.client(),
      prefix: queuePrefix(this.settings),
      skipVersionCheck: true,
    });
    queue.on('error', (error) => this.logOnce(`queue ${name}: ${error.message}`));
    this.queues.set(name, queue);
    return queue;
  }

  private client(): Redis | Cluster {
    if (this.connection) return this.connection;
    this.connection = this.redis.join();
    this.connection.on('close', () => (this.wasAway = true));
    this.connection.on('ready', () => (this.isAway = false));
    return this.connection;
  }

  /** Logs an outage once, although the connection is retried continuously. */
  private logOnce(message: string): void {
    if (!this.isAway) this.logger.warn(message);
    this.isAway = this.connection?.status !== 'ready';
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.allSettled([...this.queues.values()].map((queue) => queue.close()));
    if (this.connection) this.redis.leave();
  }
}
