import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Cluster, Redis } from 'ioredis';
import { ServiceSettings } from '../config/service-settings.js';
import { ProbesDependency, type DependencyProbe } from '../outages/dependency-probe.js';
import { connectRedis } from '../redis/redis.js';

@Injectable()
@ProbesDependency()
export class QueuesProbe implements DependencyProbe, OnApplicationShutdown {
  readonly dependency = 'redis';
  readonly essential = false;
  private readonly connection: Redis | Cluster;

  constructor(settings: ServiceSettings) {
    this.connection = connectRedis(settings.redisUrls, 'caller');
    this.connection.on('error', () => undefined); // the probe reports the error
  }

  async probe(): Promise<void> {
    await this.connection.ping();
  }

  onApplicationShutdown(): void {
    this.connection.disconnect();
  }
}
