import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Cluster, Redis } from 'ioredis';
import { ServiceSettings } from '../../config/service-settings.js';
import { RedisConnection } from '../../redis/redis-connection.js';
import { withTimeout } from '../../timing/with-timeout.js';
import { RequestWindow, type Counted } from './request-window.js';

/** Milliseconds that a request waits for Redis before it is counted in memory. */
const redisTimeout = 500;
/** Milliseconds after which Redis is tried again after a failure. */
const redisRetryDelay = 5_000;
/** Milliseconds after which calls that were counted in memory are written to Redis. */
const flushDelay = 1_000;
/** Largest number of windows in memory; beyond it all are dropped, which only allows callers a few more requests. */
const maxWindows = 50_000;

/** Counts and starts the window atomically; a key without an expiry, created manually, gets a new one. */
const script = `
  local count = redis.call('INCRBY', KEYS[1], ARGV[2])
  local left = redis.call('PTTL', KEYS[1])
  if left < 0 then
    left = tonumber(ARGV[1])
    redis.call('PEXPIRE', KEYS[1], left)
  end
  return {count, left}`;

/**
 * Counts requests in Redis, for all api processes together. Callers far below the limit are counted in memory first and
 * flushed to Redis later, so that most requests do not wait for it. While Redis is unavailable, each process counts
 * alone: callers are allowed more requests, but none has to wait.
 */
@Injectable()
export class RequestCounter implements OnApplicationShutdown {
  private readonly logger = new Logger(RequestCounter.name);
  private readonly connection: Redis | Cluster;
  private readonly windows = new Map<string, RequestWindow>();
  private readonly pending = new Map<string, { window: RequestWindow; length: number }>();
  private flushTimer?: NodeJS.Timeout;
  private isAway = false;
  private retryAt = 0;

  constructor(
    private readonly settings: ServiceSettings,
    private readonly redis: RedisConnection,
  ) {
    this.connection = redis.join();
    this.connection.on('ready', () => (this.retryAt = 0));
  }

  /**
   * Counts a request of `key` in a window of `length` milliseconds. Never throws. The count is exact above three
   * quarters of the limit; below, each other process may have up to a twentieth of the limit that is not flushed yet.
   */
  async count(key: string, length: number, limit: number): Promise<Counted> {
    const now = Date.now();
    const window = this.windowOf(key, length, now);
    const counted = window.add(now);
    if (!window.isEnough(limit)) {
      if (this.isAway && now < this.retryAt) return counted;
      return (await this.flush(key, window, length)) ?? counted;
    }
    this.scheduleFlush(key, window, length);
    return counted;
  }

  private windowOf(key: string, length: number, now: number): RequestWindow {
    const known = this.windows.get(key);
    if (known && !known.isOver(now)) return known;
    if (this.windows.size >= maxWindows) this.windows.clear();
    const window = new RequestWindow(now + length);
    this.windows.set(key, window);
    return window;
  }

  private scheduleFlush(key: string, window: RequestWindow, length: number): void {
    this.pending.set(key, { window, length });
    this.flushTimer ??= setTimeout(() => this.flushAll(), flushDelay).unref();
  }

  private flushAll(): void {
    this.flushTimer = undefined;
    const now = Date.now();
    const waiting = [...this.pending];
    this.pending.clear();
    for (const [key, { window, length }] of waiting) if (!window.isOver(now)) void this.flush(key, window, length);
  }

  /** Returns the count in Redis; undefined on failure. */
  private async flush(key: string, window: RequestWindow, length: number): Promise<Counted | undefined> {
    const taken = window.takeUnflushed();
    this.retryAt = Date.now() + redisRetryDelay;
    try {
      const counted = await withTimeout(redisTimeout, 'counting', this.countInRedis(key, length, taken));
      window.confirmFlush(taken, counted, Date.now());
      this.setUnavailable(false);
      return counted;
    } catch (error) {
      window.revertFlush(taken);
      this.setUnavailable(true, (error as Error).message);
      return undefined;
    }
  }

  private async countInRedis(key: string, length: number, more: number): Promise<Counted> {
    const name = `${this.settings.redisPrefix}:requests:${key}`;
    const [count, left] = (await this.connection.eval(script, 1, name, length, more)) as [number, number];
    return { count, left };
  }

  private setUnavailable(isAway: boolean, why = ''): void {
    if (isAway === this.isAway) return;
    this.isAway = isAway;
    if (isAway) this.logger.warn(`Redis is unavailable, each process counts requests alone: ${why}`);
    else this.logger.log('requests are counted in Redis again');
  }

  onApplicationShutdown(): void {
    clearTimeout(this.flushTimer);
    this.redis.leave();
  }
}
