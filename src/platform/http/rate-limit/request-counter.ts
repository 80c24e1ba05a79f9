import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Cluster, Redis } from 'ioredis';
import { Config } from '../../config/config.js';
import { connectRedis } from '../../queues/redis.js';
import { within } from '../../queues/within.js';
import { LocalCounter, type Counted } from './local-counter.js';

/** Milliseconds that a request waits for Redis before it is counted here. */
const answerLimit = 500;
/** Milliseconds after which a Redis that did not answer is asked again. */
const pause = 5_000;

/** Counts and starts the window in one step; a key that lost its end (it was made by hand) gets a new one. */
const script = `
  local count = redis.call('INCR', KEYS[1])
  local left = redis.call('PTTL', KEYS[1])
  if left < 0 then
    left = tonumber(ARGV[1])
    redis.call('PEXPIRE', KEYS[1], left)
  end
  return {count, left}`;

/**
 * Counts requests in Redis, for all api processes together. While Redis is away each process counts for itself: callers
 * may then do a little more, and nobody has to wait.
 */
@Injectable()
export class RequestCounter implements OnApplicationShutdown {
  private readonly logger = new Logger(RequestCounter.name);
  private readonly connection: Redis | Cluster;
  private readonly local = new LocalCounter();
  private isAway = false;
  private askAgainAt = 0;

  constructor(private readonly config: Config) {
    this.connection = connectRedis(config.redisUrls, 'caller');
    this.connection.on('error', () => undefined); // the next count says it
    this.connection.on('ready', () => (this.askAgainAt = 0));
  }

  /** One more of `key`, in windows of so many milliseconds. Never fails. */
  async count(key: string, window: number): Promise<Counted> {
    if (this.isAway && Date.now() < this.askAgainAt) return this.local.count(key, window);
    this.askAgainAt = Date.now() + pause;
    try {
      const counted = await within(answerLimit, 'counting', this.countInRedis(key, window));
      this.nowAway(false);
      return counted;
    } catch (error) {
      this.nowAway(true, (error as Error).message);
      return this.local.count(key, window);
    }
  }

  private async countInRedis(key: string, window: number): Promise<Counted> {
    const name = `${this.config.redisPrefix}:requests:${key}`;
    const [count, left] = (await this.connection.eval(script, 1, name, window)) as [number, number];
    return { count, left };
  }

  private nowAway(isAway: boolean, why = ''): void {
    if (isAway === this.isAway) return;
    this.isAway = isAway;
    if (isAway) this.logger.warn(`requests are counted in each process, Redis is away: ${why}`);
    else this.logger.log('requests are counted in Redis again');
  }

  onApplicationShutdown(): void {
    this.connection.disconnect();
  }
}
