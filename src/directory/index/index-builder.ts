import { Injectable, Logger } from '@nestjs/common';
import pg from 'pg';
import { sql, type Kysely } from 'kysely';
import { Config } from '#src/platform/config/config.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { SearchEngine } from '#src/platform/search/search-engine.js';
import type { DirectoryTables } from '../directory.tables.js';
import { IndexGenerations } from './index-generations.js';
import { documentShape } from './listing-document.js';
import { ListingIndex } from './listing-index.js';
import { swapLock } from './listing-indexer.js';
import { ListingProjection } from './listing-projection.js';
import { indexDefinition, indexHash } from './mapping.js';

/** Rows copied in one bulk request. */
const pageSize = 1_000;
/** Rows projected in one transaction. */
const projectedAtOnce = 500;
/** A pass that copied no more than this is small enough to do the next one with all writes stopped. */
const smallPass = 2_000;
/** Under steady edits passes never get small: after so many the swap is tried all the same. */
const passLimit = 5;
/** Milliseconds by which the clocks of two machines may differ. */
const clockMargin = 60_000;
/** How often the swap asks for the lock, each time for a second, before it copies once more. */
const swapTries = 30;

/**
 * Builds the index from the listing rows beside the one in use, and swaps the alias. Nothing is written twice meanwhile:
 * what changes during a pass is copied by the next, and external versions make every copy harmless.
 */
@Injectable()
export class IndexBuilder {
  private readonly logger = new Logger(IndexBuilder.name);

  constructor(
    private readonly config: Config,
    private readonly database: ReadDatabase,
    private readonly unitOfWork: UnitOfWork,
    private readonly engine: SearchEngine,
    private readonly index: ListingIndex,
    private readonly projection: ListingProjection,
    private readonly generations: IndexGenerations,
  ) {}

  /** Builds unless another process does already. Answers whether it built. */
  async build(): Promise<boolean> {
    const lock = new pg.Client({ connectionString: this.config.databaseUrl, connectionTimeoutMillis: 2_000 });
    lock.on('error', () => undefined);
    await lock.connect();
    try {
      const { rows } = await lock.query<{ mine: boolean }>(
        `select pg_try_advisory_lock(hashtext('directory.rebuild')) as mine`,
      );
      if (!rows[0]?.mine) return false;
      await this.buildAlone();
      return true;
    } finally {
      await lock.end();
    }
  }

  /** Documents of an older shape would not fit the new index. */
  private async projectOlderShapes(): Promise<void> {
    for (;;) {
      const rows = await this.tables()
        .selectFrom('directory.listing')
        .where('shape', '<', documentShape)
        .select('webstore_id')
        .orderBy('webstore_id')
        .limit(projectedAtOnce)
        .execute();
      if (rows.length === 0) return;
      const failed = await this.unitOfWork.run((em) =>
        this.projection.project(
          em,
          rows.map((row) => row.webstore_id),
        ),
      );
      for (const [id, error] of failed) this.logger.error(`listing ${id} cannot be made: ${error.message}`);
      if (failed.size === rows.length) throw new Error('No listing of an older shape can be made anew');
    }
  }

  private async buildAlone(): Promise<void> {
    await this.generations.dropUnfinished();
    await this.projectOlderShapes();
    const index = `${this.index.alias}-${indexHash}-${Date.now()}`;
    const started = Date.now();
    await this.engine.client.indices.create({ index, ...indexDefinition, timeout: '10s' });
    try {
      let since: Date | undefined;
      for (let pass = 1, copied = Infinity; copied > smallPass && pass <= passLimit; pass++) {
        const began = new Date(Date.now() - clockMargin);
        copied = await this.copy(index, since);
        since = began;
      }
      await this.swap(index, since);
      this.logger.log(`built ${index} in ${Date.now() - started} ms`);
    } catch (error) {
      await this.engine.client.indices.delete({ index }).catch(() => undefined);
      throw error;
    }
  }

  /** Copies rows in the order of their ids, those indexed since a moment or all. Answers how many. */
  private async copy(index: string, since: Date | undefined, tables = this.tables()): Promise<number> {
    let copied = 0;
    for (let after: string | undefined; ;) {
      const rows = await this.page(tables, after, since);
      const refused = await this.index.fill(
        index,
        rows.map((row) => ({ webstoreId: row.webstore_id, version: Number(row.version), document: row.document })),
      );
      for (const [id, error] of refused) this.logger.warn(`listing ${id} is not in the new index: ${error.message}`);
      copied += rows.length;
      after = rows.at(-1)?.webstore_id;
      if (rows.length < pageSize) return copied;
    }
  }

  private page(tables: Kysely<DirectoryTables>, after: string | undefined, since: Date | undefined) {
    return tables
      .selectFrom('directory.listing')
      .select(['webstore_id', 'version', 'document'])
      .where('version', '>', '0')
      .$if(after !== undefined, (rows) => rows.where('webstore_id', '>', after ?? ''))
      .$if(since !== undefined, (rows) => rows.where('indexed_at', '>=', since?.toISOString() ?? null))
      .$if(since === undefined, (rows) => rows.where('document', 'is not', null))
      .orderBy('webstore_id')
      .limit(pageSize)
      .execute();
  }

  /** The last pass and the swap, with every other write of listings waiting: some 100 ms. */
  private async swap(index: string, since: Date | undefined): Promise<void> {
    for (let tried = 1; ; tried++) {
      try {
        return await this.unitOfWork.run(async (em) => {
          const tables = em.getKysely() as unknown as Kysely<DirectoryTables>;
          await sql`set local lock_timeout = '1s'`.execute(tables);
          await sql`select pg_advisory_xact_lock(${swapLock})`.execute(tables);
          await this.copy(index, since, tables);
          await this.generations.takeOver(index);
        });
      } catch (error) {
        if (tried >= swapTries || (error as { code?: string }).code !== '55P03') throw error;
        await this.copy(index, since);
      }
    }
  }

  private tables(): Kysely<DirectoryTables> {
    return this.database.tables<DirectoryTables>();
  }
}
