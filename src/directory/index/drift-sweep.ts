import { Injectable, Logger } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { forEachItem } from '#src/platform/timing/for-each-item.js';
import { looksLikeOutage } from '#src/platform/outages/outage.js';
import { Ticks, type Ticking } from '#src/platform/timing/timers.js';
import type { DirectoryTables } from '../directory.tables.js';
import { ListingIndex } from './listing-index.js';
import { ListingIndexer } from './listing-indexer.js';

/** Largest number of listings indexed in one tick. */
const largestPage = 500;

/**
 * Finds listings that the index does not have although they changed more than two seconds ago, and indexes them: a
 * safety net behind the deliveries.
 */
@Injectable()
@Ticks({ worker: 'reindex', every: 2_000 })
export class DriftSweep implements Ticking {
  private readonly logger = new Logger(DriftSweep.name);
  private pageSize = largestPage;

  constructor(
    private readonly database: ReadDatabase,
    private readonly indexer: ListingIndexer,
    private readonly index: ListingIndex,
  ) {}

  async tick(): Promise<void> {
    const drifted = await this.database
      .tables<DirectoryTables>()
      .selectFrom('directory.listing')
      .whereRef('version', '>', 'indexed_version')
      .where('index_error', 'is', null)
      .where('changed_at', '<', sql<string>`now() - interval '2 seconds'`)
      .select('webstore_id')
      .orderBy('changed_at')
      .limit(this.pageSize)
      .execute();
    // Without an index there is nothing to repair: the first build will contain these listings.
    if (drifted.length === 0 || !(await this.index.current())) return;
    await this.indexPage(drifted.map((row) => row.webstore_id));
    this.logger.log(`brought up ${drifted.length} listings that had drifted`);
  }

  /** Projects a page of listings. After an outage pages get smaller, and larger again as they succeed. */
  private async indexPage(webstoreIds: readonly string[]): Promise<void> {
    try {
      await this.indexListings(webstoreIds);
      this.pageSize = Math.min(this.pageSize * 2, largestPage);
    } catch (error) {
      if (looksLikeOutage(error)) this.pageSize = Math.max(1, Math.floor(this.pageSize / 2));
      throw error;
    }
  }

  /** Retries listings that failed together in halves, so that one that cannot be indexed does not block the others. */
  private async indexListings(webstoreIds: readonly string[]): Promise<void> {
    try {
      await this.indexer.indexListings(webstoreIds);
    } catch (error) {
      if (webstoreIds.length === 1 || looksLikeOutage(error)) throw error;
      const middle = Math.ceil(webstoreIds.length / 2);
      await forEachItem(
        [webstoreIds.slice(0, middle), webstoreIds.slice(middle)],
        (half) => `listings from ${half[0]}`,
        (half) => this.indexListings(half),
      );
    }
  }
}
