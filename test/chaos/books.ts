import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const everyMs = 250;

/** A published version that is not in search, without an open delivery that would index it. */
const forgotten = `
  select webstore.id, webstore.published_version as published, coalesce(listing.indexed_published_version, 0) as indexed
  from webstore.webstore left join directory.listing on listing.webstore_id = webstore.id
  where webstore.published is not null
    and webstore.published_version > coalesce(listing.indexed_published_version, 0)
    and not exists (
      select from platform.message join platform.delivery on delivery.message_id = message.id
      where message.subject_id = webstore.id and delivery.consumer = 'directory.project-listing'
        and delivery.done_at is null)`;

/**
 * Checks the database all the time, each time in one statement: a publish that search does not have must have an open
 * delivery, or nothing guarantees that it will be found.
 */
export class Books {
  readonly broken = new Set<string>();
  readings = 0;
  private readonly url: string;
  private done = false;

  /** @param url bypasses all links */
  constructor(url: string) {
    this.url = url;
    void this.read();
  }

  stop(): void {
    this.done = true;
  }

  private async read(): Promise<void> {
    for (; !this.done; await sleep(everyMs)) {
      const database = new pg.Client({
        connectionString: this.url,
        query_timeout: 5_000,
        connectionTimeoutMillis: 2_000,
      });
      database.on('error', () => undefined); // the query fails
      // PostgreSQL may be unavailable, or starting.
      await this.readOn(database).catch(() => undefined);
      await database.end().catch(() => undefined);
    }
  }

  private async readOn(database: pg.Client): Promise<void> {
    await database.connect();
    for (; !this.done; await sleep(everyMs)) await this.readOnce(database);
  }

  private async readOnce(database: pg.Client): Promise<void> {
    const { rows } = await database.query<{ id: string; published: number; indexed: number }>(forgotten);
    this.readings += 1;
    for (const { id, published, indexed } of rows) {
      this.broken.add(`${id}: version ${published} is published, ${indexed} can be found, and no delivery is open`);
    }
  }
}
