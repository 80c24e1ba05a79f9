import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Cluster, Redis } from 'ioredis';
import { Config } from '#src/platform/config/config.js';
import { connectRedis } from '#src/platform/queues/redis.js';
import { withTimeout } from '#src/platform/with-timeout.js';

/** Redis channel on which is said that searches may find something else from now on. */
export const refreshChannel = (config: Config) => `${config.redisPrefix}:listings-refreshed`;

/** Milliseconds that an announcement may keep a batch of listings waiting. */
const announceLimit = 500;

/**
 * Says that the index shows something new, to every api process that keeps answers. Nothing is promised: who hears
 * nothing keeps answers for a second at most.
 */
@Injectable()
export class RefreshAnnouncer implements OnApplicationShutdown {
  private readonly logger = new Logger(RefreshAnnouncer.name);
  private connection?: Redis | Cluster;
  private connected?: Promise<void>;

  constructor(private readonly config: Config) {}

  /** Resolves when Redis has passed it on, or is given up; within half a second. Never fails. */
  async announce(): Promise<void> {
    try {
      await withTimeout(announceLimit, 'announcing', this.publish());
    } catch (error) {
      this.logger.warn(`a refresh of the index was not announced: ${(error as Error).message}`);
    }
  }

  private async publish(): Promise<void> {
    this.connection ??= this.connect();
    await this.connected;
    await this.connection.publish(refreshChannel(this.config), '');
  }

  /** Only programs that write listings come here. The first announcement waits until it is known whether Redis answers. */
  private connect(): Redis | Cluster {
    const connection = connectRedis(this.config.redisUrls, 'caller');
    connection.on('error', () => undefined); // each announcement that fails says it
    this.connected = new Promise((resolve) => {
      connection.once('ready', resolve);
      connection.once('close', resolve);
    });
    return connection;
  }

  onApplicationShutdown(): void {
    this.connection?.disconnect();
  }
}
