import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Cluster, Redis } from 'ioredis';
import { Config } from '../config/config.js';
import { connectRedis } from '../queues/redis.js';
import { within } from '../queues/within.js';

/** One push that a request led to. */
export interface PushedFrame {
  action: string;
  /** Absent when it went to everyone. */
  userId?: string;
  /** ISO 8601. */
  at: string;
  /** Programs that held a socket of that person, and passed it on. */
  heardBy: number;
}

/** Pushes kept of one request; the latest. */
const mostKept = 100;
/** Seconds; messages are kept as long. */
const keptFor = 7 * 86_400;
/** Milliseconds that Redis may take to tell them. */
const readLimit = 500;

/**
 * Remembers which pushes a request led to, for operators who follow it. It stands in Redis, beside the pushes themselves:
 * neither is promised, and a push must not cost a write to the database.
 */
@Injectable()
export class PushTrail implements OnApplicationShutdown {
  private readonly connection: Redis | Cluster;
  private readonly prefix: string;

  constructor(config: Config) {
    this.connection = connectRedis(config.redisUrls, 'caller');
    this.connection.on('error', () => undefined); // what fails says it
    this.prefix = `${config.redisPrefix}:pushed:`;
  }

  /** @throws Error when Redis is away */
  async note(correlationId: string, frame: PushedFrame): Promise<void> {
    const key = this.prefix + correlationId;
    await Promise.all([
      this.connection.rpush(key, JSON.stringify(frame)),
      this.connection.ltrim(key, -mostKept, -1),
      this.connection.expire(key, keptFor),
    ]);
  }

  /**
   * Pushes of one request, the oldest first.
   * @throws Error when Redis is away, or takes longer than half a second
   */
  async of(correlationId: string): Promise<PushedFrame[]> {
    const kept = await within(readLimit, 'reading pushes', this.connection.lrange(this.prefix + correlationId, 0, -1));
    return kept.map((text) => JSON.parse(text) as PushedFrame);
  }

  onApplicationShutdown(): void {
    this.connection.disconnect();
  }
}
