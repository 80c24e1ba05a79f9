import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Cluster, Redis } from 'ioredis';
import { ProbesDependency, type DependencyProbe } from '../outages/dependency-probe.js';
import { RedisConnection } from '../redis/redis-connection.js';

@Injectable()
@ProbesDependency()
export class QueuesProbe implements DependencyProbe, OnApplicationShutdown {
  readonly dependency = 'redis';
  readonly essential = false;
  private readonly connection: Redis | Cluster;

  constructor(private readonly redis: RedisConnection) {
    this.connection = redis.join();
  }

  async probe(): Promise<void> {
    await this.connection.ping();
  }

  onApplicationShutdown(): void {
    this.redis.leave();
  }
}
