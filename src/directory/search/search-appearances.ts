import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '#src/platform/database/read-database.js';

/** Milliseconds between two writes. A process that is killed loses what it has counted since. */
const writtenEvery = 5_000;
/** Largest number of webstores (by day) that are counted while the database is unavailable; later ones are ignored. */
const mostRemembered = 50_000;

/** Length of an id, which the day follows in a key. */
const idLength = 36;

/**
 * Counts in memory how often webstores appear in results, and writes the counts every few seconds: a search never waits
 * for the database. When a write fails the counts are kept for the next; one that was committed although its response
 * got lost is then counted twice.
 */
@Injectable()
export class SearchAppearances implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(SearchAppearances.name);
  private counts = new Map<string, number>();
  private missed = 0;
  private timer?: NodeJS.Timeout;
  private writing?: Promise<void>;

  constructor(private readonly database: ReadDatabase) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.write(), writtenEvery).unref();
  }

  /** Counts one more appearance, today, of each webstore of a page. */
  count(webstoreIds: readonly string[]): void {
    const day = new Date(Date.now()).toISOString().slice(0, 10);
    for (const id of webstoreIds) this.add(id + day, 1);
  }

  /** Writes what has been counted so far. Never fails. */
  write(): Promise<void> {
    this.writing ??= this.writeAll().finally(() => (this.writing = undefined));
    return this.writing;
  }

  /** Runs before the database closes, and after all requests have ended. */
  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.writing;
    await this.write();
  }

  private async writeAll(): Promise<void> {
    if (this.counts.size === 0) return;
    const counts = this.counts;
    this.counts = new Map();
    try {
      await this.upsert(counts);
    } catch (error) {
      for (const [key, count] of counts) this.add(key, count);
      this.logger.warn(`appearances of ${counts.size} webstores not written yet: ${(error as Error).message}`);
    }
    if (this.missed > 0) this.logger.warn(`${this.missed} appearances not counted: too many wait to be written`);
    this.missed = 0;
  }

  /** Ordered by id, so that processes that write the same webstores cannot deadlock. */
  private async upsert(counts: ReadonlyMap<string, number>): Promise<void> {
    const rows = [...counts].map(([key, count]) => [key.slice(0, idLength), key.slice(idLength), count]);
    await sql`
      insert into directory.search_appearance as known (webstore_id, day, count)
      select (given ->> 0)::uuid, (given ->> 1)::date, (given ->> 2)::int
      from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as given
      order by 1, 2
      on conflict (webstore_id, day) do update set count = known.count + excluded.count`.execute(
      this.database.tables(),
    );
  }

  private add(key: string, more: number): void {
    const count = this.counts.get(key);
    if (count === undefined && this.counts.size >= mostRemembered) this.missed += more;
    else this.counts.set(key, (count ?? 0) + more);
  }
}
