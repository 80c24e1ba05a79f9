import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Cluster, Redis } from 'ioredis';
import { ServiceSettings } from '../config/service-settings.js';
import { RedisConnection } from '../redis/redis-connection.js';
import { withTimeout } from '../timing/with-timeout.js';

/** A push that was caused by a request. */
export interface PushedFrame {
  action: string;
  /** Absent for a push to everyone. */
  userId?: string;
  /** ISO 8601. */
  at: string;
  /** Number of processes that had a socket of the user and forwarded the push. */
  heardBy: number;
}

/** Number of pushes stored, the latest of all requests: about 6 MB in Redis. */
const maxEntries = 20_000;
/** Retention time in milliseconds, the same as for messages. */
const retention = 7 * 86_400_000;
/** Largest number of pushes returned for a request; the latest ones. */
const maxReturned = 100;
/** Timeout of reading them from Redis in milliseconds. */
const readTimeout = 500;

/** Key of the Redis stream that stores the pushes. */
export const pushTrailKey = ({ redisPrefix }: ServiceSettings) => `${redisPrefix}:pushes`;

/**
 * Records the pushes that each request caused, for operators who trace it. They are stored in Redis, because pushes are
 * best effort and must not cost a write to the database.
 */
@Injectable()
export class PushTrail implements OnApplicationShutdown {
  private readonly connection: Redis | Cluster;
  private readonly key: string;

  constructor(
    settings: ServiceSettings,
    private readonly redis: RedisConnection,
  ) {
    this.connection = redis.join();
    this.key = pushTrailKey(settings);
  }

  /** @throws Error when Redis is unavailable */
  async record(correlationId: string, frame: PushedFrame): Promise<void> {
    const fields = ['request', correlationId, 'frame', JSON.stringify(frame)];
    await Promise.all([
      this.connection.xadd(this.key, 'MAXLEN', '~', maxEntries, '*', ...fields),
      this.connection.xtrim(this.key, 'MINID', '~', Date.now() - retention),
      this.connection.pexpire(this.key, retention),
    ]);
  }

  /**
   * Returns the pushes of a request, the oldest first, 100 at most; none for an old request.
   * @throws Error when Redis is unavailable or takes longer than half a second
   */
  async of(correlationId: string): Promise<PushedFrame[]> {
    const kept = await withTimeout(readTimeout, 'reading pushes', this.connection.xrange(this.key, '-', '+'));
    return kept
      .filter(([, [, request]]) => request === correlationId)
      .slice(-maxReturned)
      .map(([, [, , , frame]]) => JSON.parse(frame ?? '') as PushedFrame);
  }

  onApplicationShutdown(): void {
    this.redis.leave();
  }
}
