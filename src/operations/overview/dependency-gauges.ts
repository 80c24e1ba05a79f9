import { statfs } from 'node:fs/promises';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Cluster, Redis } from 'ioredis';
import { sql } from 'kysely';
import { dependencies, type Dependency } from '#contracts/operations/operations-words.js';
import { Config } from '#src/platform/config/config.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { SmtpMailer } from '#src/platform/mail/smtp-mailer.js';
import { DependencyProbes } from '#src/platform/messages/dependency-probe.js';
import { connectRedis } from '#src/platform/queues/redis.js';
import { Gauge } from './gauge.js';

/** Numbers about a dependency, by the names of `DependencyView.details`. */
export type Details = Record<string, number>;

/** A mail server is not there to be asked every second. */
const mailEvery = 10_000;
const storageEvery = 5_000;

/** Asks each thing that Posy stands on whether it answers, and for the numbers that warn before it does not. */
@Injectable()
export class DependencyGauges implements OnApplicationShutdown {
  readonly all: Readonly<Record<Dependency, Gauge<Details>>>;
  private readonly mailer: SmtpMailer;
  private readonly redis: Redis | Cluster;

  constructor(
    private readonly config: Config,
    private readonly database: ReadDatabase,
    private readonly probes: DependencyProbes,
  ) {
    // Its own mailer: readiness of a program that sends no mail does not depend on the mail server.
    this.mailer = new SmtpMailer(config);
    this.redis = connectRedis(config.redisUrls, 'caller');
    this.redis.on('error', () => undefined); // the gauge's own answer says it
    this.all = {
      database: new Gauge('database', () => this.askDatabase()),
      redis: new Gauge('redis', () => this.askRedis()),
      search: new Gauge('search', () => this.probe('search')),
      mail: new Gauge('mail', () => this.askMail(), { every: mailEvery }),
      storage: new Gauge('storage', () => this.askStorage(), { every: storageEvery }),
    };
  }

  /** Every gauge, in the order operators read them. */
  list(): { dependency: Dependency; gauge: Gauge<Details> }[] {
    return dependencies.map((dependency) => ({ dependency, gauge: this.all[dependency] }));
  }

  private async askDatabase(): Promise<Details> {
    const { rows } = await sql<{ connections: number; limit: number }>`
      select (select sum(numbackends)::int from pg_stat_database) as connections,
        current_setting('max_connections')::int as limit`.execute(this.database.tables());
    const [row] = rows;
    return row ? { connections: row.connections, connectionLimit: row.limit } : {};
  }

  private async askRedis(): Promise<Details> {
    const told = await this.redis.info('memory');
    const used = /^used_memory:(\d+)/m.exec(told)?.[1];
    return used === undefined ? {} : { memoryBytes: Number(used) };
  }

  private async askMail(): Promise<Details> {
    await this.mailer.probe();
    return {};
  }

  private async askStorage(): Promise<Details> {
    await this.probe('storage');
    const { bavail, blocks } = await statfs(this.config.storageDir);
    return { freeShare: blocks > 0 ? bavail / blocks : 0 };
  }

  private async probe(dependency: Dependency): Promise<Details> {
    await this.probes.of(dependency)?.probe();
    return {};
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}
