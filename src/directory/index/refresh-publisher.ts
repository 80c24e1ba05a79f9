import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Cluster, Redis } from 'ioredis';
import { ServiceSettings } from '#src/platform/config/service-settings.js';
import { connectRedis } from '#src/platform/redis/redis.js';
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

  constructor(private readonly settings: ServiceSettings) {}

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

  /** Lazy, because only programs that write listings publish. The first message waits for the connection attempt. */
  private connect(): Redis | Cluster {
    const connection = connectRedis(this.settings.redisUrls, 'caller');
    connection.on('error', () => undefined); // publish() logs each failure
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
