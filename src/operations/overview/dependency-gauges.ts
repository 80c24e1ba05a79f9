import { statfs } from 'node:fs/promises';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Cluster, Redis } from 'ioredis';
import { sql } from 'kysely';
import { dependencies, type Dependency } from '#contracts/operations/operations-words.js';
import { Config } from '#src/platform/config/config.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { SmtpMailer } from '#src/platform/mail/smtp-mailer.js';
import { DependencyProbes } from '#src/platform/outages/dependency-probe.js';
import { RedisConnection } from '#src/platform/redis/redis-connection.js';
import { Gauge } from './gauge.js';

/** Numbers about a dependency, by the names of `DependencyView.details`. */
export type Details = Record<string, number>;

/** Milliseconds between two checks of the mail server: one every second would be a nuisance to it. */
const mailInterval = 10_000;
const storageInterval = 5_000;

/** Checks whether each dependency responds, and reads the numbers that warn of an outage before it happens. */
@Injectable()
export class DependencyGauges implements OnApplicationShutdown {
  readonly all: Readonly<Record<Dependency, Gauge<Details>>>;
  private readonly mailer: SmtpMailer;
  private readonly connection: Redis | Cluster;

  constructor(
    private readonly config: Config,
    private readonly database: ReadDatabase,
    private readonly probes: DependencyProbes,
    private readonly redis: RedisConnection,
  ) {
    // A mailer of its own: the readiness of a program that sends no mail must not depend on the mail server.
    this.mailer = new SmtpMailer(config);
    this.connection = redis.join();
    this.all = {
      database: new Gauge('database', () => this.checkDatabase()),
      redis: new Gauge('redis', () => this.checkRedis()),
      search: new Gauge('search', () => this.probe('search')),
      mail: new Gauge('mail', () => this.checkMail(), { maxAge: mailInterval }),
      storage: new Gauge('storage', () => this.checkStorage(), { maxAge: storageInterval }),
    };
  }

  /** All gauges, in the order in which the page shows them. */
  list(): { dependency: Dependency; gauge: Gauge<Details> }[] {
    return dependencies.map((dependency) => ({ dependency, gauge: this.all[dependency] }));
  }

  private async checkDatabase(): Promise<Details> {
    const { rows } = await sql<{ connections: number; limit: number }>`
      select (select sum(numbackends)::int from pg_stat_database) as connections,
        current_setting('max_connections')::int as limit`.execute(this.database.tables());
    const [row] = rows;
    return row ? { connections: row.connections, connectionLimit: row.limit } : {};
  }

  private async checkRedis(): Promise<Details> {
    const info = await this.connection.info('memory');
    const used = /^used_memory:(\d+)/m.exec(info)?.[1];
    return used === undefined ? {} : { memoryBytes: Number(used) };
  }

  private async checkMail(): Promise<Details> {
    await this.mailer.probe();
    return {};
  }

  private async checkStorage(): Promise<Details> {
    await this.probe('storage');
    const { bavail, blocks } = await statfs(this.config.storageDir);
    return { freeShare: blocks > 0 ? bavail / blocks : 0 };
  }

  private async probe(dependency: Dependency): Promise<Details> {
    await this.probes.of(dependency)?.probe();
    return {};
  }

  onApplicationShutdown(): void {
    this.redis.leave();
  }
}
