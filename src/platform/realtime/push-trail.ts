import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Cluster, Redis } from 'ioredis';
import { Config } from '../config/config.js';
import { connectRedis } from '../queues/redis.js';
import { withTimeout } from '../with-timeout.js';

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

/** Pushes kept of all requests together, the latest: about 6 MB of Redis' memory. */
const mostKept = 20_000;
/** Milliseconds for which a push is kept at most; messages are kept as long. */
const keptFor = 7 * 86_400_000;
/** Pushes of one request that are told; the latest. */
const mostTold = 100;
/** Milliseconds that Redis may take to tell them. */
const readLimit = 500;

/** The Redis stream that keeps them. */
export const pushTrailKey = ({ redisPrefix }: Config) => `${redisPrefix}:pushes`;

/**
 * Remembers which pushes a request led to, for operators who follow it. It stands in Redis, beside the pushes themselves:
 * neither is promised, and a push must not cost a write to the database.
 */
@Injectable()
export class PushTrail implements OnApplicationShutdown {
  private readonly connection: Redis | Cluster;
  private readonly key: string;

  constructor(config: Config) {
    this.connection = connectRedis(config.redisUrls, 'caller');
    this.connection.on('error', () => undefined); // what fails says it
    this.key = pushTrailKey(config);
  }

  /** @throws Error when Redis is away */
  async note(correlationId: string, frame: PushedFrame): Promise<void> {
    const fields = ['request', correlationId, 'frame', JSON.stringify(frame)];
    await Promise.all([
      this.connection.xadd(this.key, 'MAXLEN', '~', mostKept, '*', ...fields),
      this.connection.xtrim(this.key, 'MINID', '~', Date.now() - keptFor),
      this.connection.pexpire(this.key, keptFor),
    ]);
  }

  /**
   * Pushes of one request, the oldest first, 100 at most; of a request of long ago, none.
   * @throws Error when Redis is away, or takes longer than half a second
   */
  async of(correlationId: string): Promise<PushedFrame[]> {
    const kept = await withTimeout(readLimit, 'reading pushes', this.connection.xrange(this.key, '-', '+'));
    return kept
      .filter(([, [, request]]) => request === correlationId)
      .slice(-mostTold)
      .map(([, [, , , frame]]) => JSON.parse(frame ?? '') as PushedFrame);
  }

  onApplicationShutdown(): void {
    this.connection.disconnect();
  }
}
