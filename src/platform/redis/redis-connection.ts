import { Injectable } from '@nestjs/common';
import type { Cluster, Redis } from 'ioredis';
import { ServiceSettings } from '../config/service-settings.js';
import { connectRedis } from './redis.js';

/**
 * The one connection of a program for commands that neither block nor subscribe: they fail at once while Redis is
 * unavailable. Each user joins once, and leaves in its own shutdown, for which it may still need the connection; the last
 * one closes it.
 */
@Injectable()
export class RedisConnection {
  private client?: Redis | Cluster;
  private users = 0;

  constructor(private readonly settings: ServiceSettings) {}

  /** Opens the connection for the first user. After the last has left, commands fail. */
  join(): Redis | Cluster {
    this.users += 1;
    if (this.client) return this.client;
    this.client = connectRedis(this.settings.redisUrls, 'caller');
    this.client.on('error', () => undefined); // each failed command reports the error
    return this.client;
  }

  leave(): void {
    this.users -= 1;
    if (this.users === 0) this.client?.disconnect();
  }
}
