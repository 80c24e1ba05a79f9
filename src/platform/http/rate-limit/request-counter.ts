import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Cluster, Redis } from 'ioredis';
import { Config } from '../../config/config.js';
import { connectRedis } from '../../queues/redis.js';
import { withTimeout } from '../../with-timeout.js';
import { RequestWindow, type Counted } from './request-window.js';

/** Milliseconds that a request waits for Redis before it is counted here. */
const answerLimit = 500;
/** Milliseconds after which a Redis that did not answer is asked again. */
const pause = 5_000;
/** Milliseconds after which Redis is told of calls that did not wait for it. */
const toldAfter = 1_000;
/** Callers kept at most; beyond it everything is forgotten, which only lets callers do a little more. */
const mostKept = 50_000;

/** Counts and starts the window in one step; a key that lost its end (it was made by hand) gets a new one. */
const script = `
  local count = redis.call('INCRBY', KEYS[1], ARGV[2])
  local left = redis.call('PTTL', KEYS[1])
  if left < 0 then
    left = tonumber(ARGV[1])
    redis.call('PEXPIRE', KEYS[1], left)
  end
  return {count, left}`;

/**
 * Counts requests in Redis, for all api processes together. A caller far from the limit is counted here and Redis is
 * told afterwards, so that most requests do not wait for it. While Redis is away each process counts for itself: callers
 * may then do a little more, and nobody has to wait.
 */
@Injectable()
export class RequestCounter implements OnApplicationShutdown {
  private readonly logger = new Logger(RequestCounter.name);
  private readonly connection: Redis | Cluster;
  private readonly windows = new Map<string, RequestWindow>();
  private readonly toTell = new Map<string, { window: RequestWindow; length: number }>();
  private telling?: NodeJS.Timeout;
  private isAway = false;
  private askAgainAt = 0;

  constructor(private readonly config: Config) {
    this.connection = connectRedis(config.redisUrls, 'caller');
    this.connection.on('error', () => undefined); // the next count says it
    this.connection.on('ready', () => (this.askAgainAt = 0));
  }

  /**
   * One more of `key`, in windows of so many milliseconds. Never fails. The count is exact from three quarters of the
   * limit on; below, each other process may know of calls up to a twentieth of the limit that are not in it yet.
   */
  async count(key: string, length: number, limit: number): Promise<Counted> {
    const now = Date.now();
    const window = this.windowOf(key, length, now);
    const counted = window.add(now);
    if (!window.isEnough(limit)) {
      if (this.isAway && now < this.askAgainAt) return counted;
      return (await this.tell(key, window, length)) ?? counted;
    }
    this.tellLater(key, window, length);
    return counted;
  }

  private windowOf(key: string, length: number, now: number): RequestWindow {
    const known = this.windows.get(key);
    if (known && !known.isOver(now)) return known;
    if (this.windows.size >= mostKept) this.windows.clear();
    const window = new RequestWindow(now + length);
    this.windows.set(key, window);
    return window;
  }

  private tellLater(key: string, window: RequestWindow, length: number): void {
    this.toTell.set(key, { window, length });
    this.telling ??= setTimeout(() => this.tellAll(), toldAfter).unref();
  }

  private tellAll(): void {
    this.telling = undefined;
    const now = Date.now();
    const waiting = [...this.toTell];
    this.toTell.clear();
    for (const [key, { window, length }] of waiting) if (!window.isOver(now)) void this.tell(key, window, length);
  }

  /** Answers what Redis has counted, nothing when it could not be told. */
  private async tell(key: string, window: RequestWindow, length: number): Promise<Counted | undefined> {
    const taken = window.takeUntold();
    this.askAgainAt = Date.now() + pause;
    try {
      const counted = await withTimeout(answerLimit, 'counting', this.countInRedis(key, length, taken));
      window.wasTold(taken, counted, Date.now());
      this.nowAway(false);
      return counted;
    } catch (error) {
      window.wasNotTold(taken);
      this.nowAway(true, (error as Error).message);
      return undefined;
    }
  }

  private async countInRedis(key: string, length: number, more: number): Promise<Counted> {
    const name = `${this.config.redisPrefix}:requests:${key}`;
    const [count, left] = (await this.connection.eval(script, 1, name, length, more)) as [number, number];
    return { count, left };
  }

  private nowAway(isAway: boolean, why = ''): void {
    if (isAway === this.isAway) return;
    this.isAway = isAway;
    if (isAway) this.logger.warn(`requests are counted in each process, Redis is away: ${why}`);
    else this.logger.log('requests are counted in Redis again');
  }

  onApplicationShutdown(): void {
    clearTimeout(this.telling);
    this.connection.disconnect();
  }
}
