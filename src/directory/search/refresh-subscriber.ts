import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Cluster, Redis } from 'ioredis';
import { ServiceSettings } from '#src/platform/config/service-settings.js';
import { connectRedis } from '#src/platform/redis/redis.js';
import { refreshChannel } from '../index/refresh-publisher.js';

/** Subscribes to announcements that the index has changed; connects when the first listener is added. */
@Injectable()
export class RefreshSubscriber implements OnApplicationShutdown {
  private readonly logger = new Logger(RefreshSubscriber.name);
  private readonly listeners = new Set<() => void>();
  private connection?: Redis | Cluster;
  private hearing = false;

  constructor(private readonly settings: ServiceSettings) {}

  /** Whether announcements arrive. While they do not, cached results may be outdated at any time. */
  get isSubscribed(): boolean {
    return this.hearing;
  }

  /** Calls the listener after every refresh, and when one may have been missed. Returns a function that removes it. */
  onRefresh(listener: () => void): () => void {
    this.listeners.add(listener);
    this.connection ??= this.connect();
    return () => void this.listeners.delete(listener);
  }

  private connect(): Redis | Cluster {
    const connection = connectRedis(this.settings.redisUrls, 'subscriber');
    connection.on('error', () => undefined); // 'close' follows
    connection.on('close', () => (this.hearing = false));
    connection.on('ready', () => void this.subscribe(connection));
    connection.on('message', () => this.tell());
    return connection;
  }

  private async subscribe(connection: Redis | Cluster): Promise<void> {
    try {
      await connection.subscribe(refreshChannel(this.settings));
      this.hearing = true;
      this.tell();
    } catch (error) {
      this.logger.warn(`refreshes are not heard: ${(error as Error).message}`);
    }
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }

  onApplicationShutdown(): void {
    this.listeners.clear();
    this.connection?.disconnect();
  }
}
