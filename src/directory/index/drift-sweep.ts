import { Injectable, Logger } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { Ticks, type Ticking } from '#src/platform/messages/timers.js';
import type { DirectoryTables } from '../directory.tables.js';
import { ListingIndex } from './listing-index.js';
import { ListingIndexer } from './listing-indexer.js';

/** Listings brought up in one tick. */
const pageSize = 500;

/**
 * Second net behind the deliveries: finds listings that the index does not have although they changed more than two
 * seconds ago, and brings them up.
 */
@Injectable()
@Ticks({ worker: 'reindex', every: 2_000 })
export class DriftSweep implements Ticking {
  private readonly logger = new Logger(DriftSweep.name);

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
      .limit(pageSize)
      .execute();
    // Without an index there is nothing to bring up: the first build will hold them.
    if (drifted.length === 0 || !(await this.index.current())) return;
    await this.indexer.bringUp(drifted.map((row) => row.webstore_id));
    this.logger.log(`brought up ${drifted.length} listings that had drifted`);
  }
}
