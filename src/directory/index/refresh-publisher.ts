import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Cluster, Redis } from 'ioredis';
import { ServiceSettings } from '#src/platform/config/service-settings.js';
import { RedisConnection } from '#src/platform/redis/redis-connection.js';
import { withTimeout } from '#src/platform/timing/with-timeout.js';

/** Redis channel that carries a message whenever searches may return different results. */
export const refreshChannel = (settings: ServiceSettings) => `${settings.redisPrefix}:listings-refreshed`;

/** Milliseconds that publishing may delay a batch of listings. */
const publishTimeout = 500;

/**
 * Notifies every api process with a search cache that the index has changed. Delivery is best effort: a process that
 * misses the message keeps its cached responses for at most a second.
 */
@Injectable()
export class RefreshPublisher implements OnApplicationShutdown {
  private readonly logger = new Logger(RefreshPublisher.name);
  private connection?: Redis | Cluster;
  private connected?: Promise<void>;

  constructor(
    private readonly settings: ServiceSettings,
    private readonly redis: RedisConnection,
  ) {}

  /** Resolves when Redis has the message, or after half a second without a response. Never rejects. */
  async publish(): Promise<void> {
    try {
      await withTimeout(publishTimeout, 'publishing a refresh', this.send());
    } catch (error) {
      this.logger.warn(`a refresh of the index was not published: ${(error as Error).message}`);
    }
  }

  private async send(): Promise<void> {
    this.connection ??= this.connect();
    await this.connected;
    await this.connection.publish(refreshChannel(this.settings), '');
  }

  /** Lazy, because only programs that write listings publish. The first message waits for an attempt to connect. */
  private connect(): Redis | Cluster {
    const connection = this.redis.join();
    this.connected = new Promise((resolve) => {
      if (connection.status === 'ready') resolve();
      connection.once('ready', resolve);
      connection.once('close', resolve);
    });
    return connection;
  }

  onApplicationShutdown(): void {
    if (this.connection) this.redis.leave();
  }
}
