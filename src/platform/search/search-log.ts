import { randomUUID } from 'node:crypto';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Cluster, Redis } from 'ioredis';
import { Config } from '../config/config.js';
import { Refusal } from '../domain/refusal.js';
import { connectRedis } from '../queues/redis.js';
import { joinTallies, SearchCounter, type SearchTally } from './search-tally.js';
import type { SearchedFor, SearchOutcome } from './searched-for.js';

/** Milliseconds between a search and the moment when other processes can read of it. */
const tellAfter = 2_000;
/** What a process has told is worth reading for so long, in milliseconds. */
const heardFor = 3_700_000;

/**
 * Remembers in memory how searches went, and lets every process read of all: each writes its own summary into one Redis
 * hash, a moment after a search and not on its way. An emptied Redis loses what is older than the next summary.
 */
@Injectable()
export class SearchLog implements OnApplicationShutdown {
  private readonly counter = new SearchCounter();
  private readonly process = randomUUID();
  private readonly key: string;
  private connection?: Redis | Cluster;
  private telling?: NodeJS.Timeout;

  constructor(private readonly config: Config) {
    this.key = `{${config.redisPrefix}}:searches`;
  }

  /** Notes how an engine's answer to a search went: how long it took, or that it was refused. */
  async time<T>(what: SearchedFor, call: Promise<T>): Promise<T> {
    const started = performance.now();
    try {
      const answer = await call;
      this.note(what, performance.now() - started, 'asked');
      return answer;
    } catch (error) {
      if (error instanceof Refusal) this.note(what, performance.now() - started, 'refused');
      throw error;
    }
  }

  /** A search was answered from memory. */
  noteRemembered(): void {
    this.counter.addRemembered();
    this.tellSoon();
  }

  private note(what: SearchedFor, took: number, outcome: SearchOutcome): void {
    this.counter.add(what, took, outcome);
    this.tellSoon();
  }

  private tellSoon(): void {
    this.telling ??= setTimeout(() => void this.tell(), tellAfter).unref();
  }

  /**
   * Of all processes.
   * @throws when Redis is away
   */
  async read(): Promise<SearchTally> {
    const told = await this.redis().hgetall(this.key);
    const tallies = Object.entries(told).flatMap(([process, text]) => {
      const tally = JSON.parse(text) as SearchTally;
      return process === this.process || Date.now() - tally.at > heardFor ? [] : [tally];
    });
    return joinTallies([this.counter.tally(), ...tallies]);
  }

  private async tell(): Promise<void> {
    this.telling = undefined;
    try {
      const redis = this.redis();
      await redis.hset(this.key, this.process, JSON.stringify(this.counter.tally()));
      await redis.pexpire(this.key, heardFor);
    } catch {
      // Redis is away: the next summary holds what this one would have.
    }
  }

  private redis(): Redis | Cluster {
    if (!this.connection) {
      this.connection = connectRedis(this.config.redisUrls, 'caller');
      this.connection.on('error', () => undefined); // each call that fails says it
    }
    return this.connection;
  }

  async onApplicationShutdown(): Promise<void> {
    clearTimeout(this.telling);
    await this.connection?.hdel(this.key, this.process).catch(() => undefined);
    this.connection?.disconnect();
  }
}
