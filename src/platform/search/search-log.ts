import { randomUUID } from 'node:crypto';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Cluster, Redis } from 'ioredis';
import { ServiceSettings } from '../config/service-settings.js';
import { Refusal } from '../domain/refusal.js';
import { RedisConnection } from '../redis/redis-connection.js';
import { mergeTallies, SearchCounter, type SearchTally } from './search-tally.js';
import type { SearchedFor, SearchOutcome } from './searched-for.js';

/** Milliseconds after a search until its process writes a summary to Redis. */
const flushDelay = 2_000;
/** Milliseconds after which the summary of a process is ignored. */
const summaryMaxAge = 3_700_000;

/**
 * Records the times and outcomes of searches in memory, and shares them between processes: each writes a summary to a
 * Redis hash, shortly after a search and outside of its response time. A loss of Redis loses older data of processes
 * that have stopped.
 */
@Injectable()
export class SearchLog implements OnApplicationShutdown {
  private readonly counter = new SearchCounter();
  private readonly process = randomUUID();
  private readonly key: string;
  private readonly connection: Redis | Cluster;
  private flushTimer?: NodeJS.Timeout;

  constructor(
    settings: ServiceSettings,
    private readonly redis: RedisConnection,
  ) {
    this.key = `{${settings.redisPrefix}}:searches`;
    this.connection = redis.join();
  }

  /** Records the response time or the failure of a search in the engine. */
  async time<T>(what: SearchedFor, call: Promise<T>): Promise<T> {
    const started = performance.now();
    try {
      const answer = await call;
      this.record(what, performance.now() - started, 'asked');
      return answer;
    } catch (error) {
      if (error instanceof Refusal) this.record(what, performance.now() - started, 'refused');
      throw error;
    }
  }

  /** Records a cache hit. */
  noteRemembered(): void {
    this.counter.addRemembered();
    this.scheduleFlush();
  }

  private record(what: SearchedFor, took: number, outcome: SearchOutcome): void {
    this.counter.add(what, took, outcome);
    this.scheduleFlush();
  }

  private scheduleFlush(): void {
    this.flushTimer ??= setTimeout(() => void this.flush(), flushDelay).unref();
  }

  /**
   * Returns the merged summaries of all processes.
   * @throws when Redis is unavailable
   */
  async read(): Promise<SearchTally> {
    const told = await this.connection.hgetall(this.key);
    const tallies = Object.entries(told).flatMap(([process, text]) => {
      const tally = JSON.parse(text) as SearchTally;
      return process === this.process || Date.now() - tally.at > summaryMaxAge ? [] : [tally];
    });
    return mergeTallies([this.counter.tally(), ...tallies]);
  }

  private async flush(): Promise<void> {
    this.flushTimer = undefined;
    try {
      await this.connection.hset(this.key, this.process, JSON.stringify(this.counter.tally()));
      await this.connection.pexpire(this.key, summaryMaxAge);
    } catch {
      // Redis is unavailable: the next summary contains the same data.
    }
  }

  async onApplicationShutdown(): Promise<void> {
    clearTimeout(this.flushTimer);
    await this.connection.hdel(this.key, this.process).catch(() => undefined);
    this.redis.leave();
  }
}
