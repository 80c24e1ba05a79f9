import { Injectable, Logger } from '@nestjs/common';
import { sql, type Kysely } from 'kysely';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { SearchEngine } from '#src/platform/search/search-engine.js';
import type { DirectoryTables } from '../../directory.tables.js';
import { countListings } from '../count-listings.js';
import { ListingIndex, type ListingCopy } from '../listing-index.js';
import type { ActiveRun } from './active-run.js';

/** Rows read at once. */
const pageSize = 1_000;
/** Rows in one bulk request. Those of a page are sent concurrently, since the engine executes each with one thread. */
const bulkSize = 500;
/** An index that refuses more than this is itself wrong. */
const refusedAtMost = 1_000;
/** Largest number of seconds between a transaction's write to a row and its commit. */
const commitMargin = 60;

/** The progress of the copying; pages follow the order of ids. */
export interface CopyPosition {
  pass: number;
  /** When the first pass and this one began, in the time of the database, with a margin. */
  firstBegan: string;
  began: string;
  /** This pass copies what was indexed or changed since then; null copies everything. */
  since: string | null;
  after: string | null;
  /** Version and reason of what the new index refuses, by webstore. */
  refused: Record<string, { version: number; reason: string }>;
}

interface CopiedRow {
  webstore_id: string;
  version: string;
  /** Text, which is sent unparsed. */
  document: string | null;
}

/** Copies listings into an index that is being built. */
@Injectable()
export class ListingCopier {
  private readonly logger = new Logger(ListingCopier.name);

  constructor(
    private readonly database: ReadDatabase,
    private readonly engine: SearchEngine,
    private readonly index: ListingIndex,
  ) {}

  async beginning(): Promise<CopyPosition> {
    const began = await this.moment();
    return { pass: 1, firstBegan: began, began, since: null, after: null, refused: {} };
  }

  /** Runs one pass from the checkpoint to its end; the next one will copy what was indexed since this one began. */
  async pass(run: ActiveRun, index: string): Promise<number> {
    const copied = await this.copy(run, index, this.tables());
    const { pass, began, ...position } = positionOf(run);
    run.advance(0, { ...position, pass: pass + 1, since: began, began: await this.moment(), after: null });
    return copied;
  }

  /** Runs the last pass while all other writes of listings wait. */
  async lastPass(run: ActiveRun, index: string, tables: Kysely<DirectoryTables>): Promise<void> {
    run.advance(0, { ...positionOf(run), after: null });
    await this.copy(run, index, tables);
    await this.engine.client.indices.refresh({ index }, { requestTimeout: 5_000 });
  }

  private async copy(run: ActiveRun, index: string, tables: Kysely<DirectoryTables>): Promise<number> {
    let copied = 0;
    for (let rows = await this.page(tables, positionOf(run)); ;) {
      const position = { ...positionOf(run), after: rows.at(-1)?.webstore_id ?? null };
      // The next page is read while this one is written.
      const next = rows.length === pageSize ? this.page(tables, position) : undefined;
      next?.catch(() => undefined);
      const refused = await this.fill(index, rows.map(writeOf), run.signal);
      run.signal.throwIfAborted();
      run.advance(rows.length, { ...position, refused: this.withRefused(position, rows, refused) });
      copied += rows.length;
      if (!next) return copied;
      rows = await next;
    }
  }

  private async fill(index: string, writes: ListingCopy[], signal: AbortSignal): Promise<ReadonlyMap<string, Error>> {
    const bulks = [writes.slice(0, bulkSize), writes.slice(bulkSize)];
    const refused = await Promise.all(bulks.map((bulk) => this.index.fill(index, bulk, signal)));
    return new Map(refused.flatMap((some) => [...some]));
  }

  private page(tables: Kysely<DirectoryTables>, { pass, since, after }: CopyPosition): Promise<CopiedRow[]> {
    return tables
      .selectFrom('directory.listing')
      .select(['webstore_id', 'version', sql<string | null>`document::text`.as('document')])
      .where('version', '>', '0')
      .$if(after !== null, (rows) => rows.where('webstore_id', '>', after ?? ''))
      .$if(since !== null, (rows) => rows.where('webstore_id', 'in', writtenSince(since ?? '')))
      .$if(pass === 1, (rows) => rows.where('document', 'is not', null))
      .orderBy('webstore_id')
      .limit(pageSize)
      .execute();
  }

  private withRefused(
    position: CopyPosition,
    rows: readonly CopiedRow[],
    refused: ReadonlyMap<string, Error>,
  ): CopyPosition['refused'] {
    const now = { ...position.refused };
    for (const { webstore_id: id, version } of rows) {
      const reason = refused.get(id)?.message.slice(0, 2_000);
      if (reason === undefined) delete now[id];
      else now[id] = { version: Number(version), reason };
      if (reason !== undefined) this.logger.warn(`listing ${id} is not in the new index: ${reason}`);
    }
    if (Object.keys(now).length > refusedAtMost) throw new Error(`The new index refuses ${refusedAtMost} listings`);
    return now;
  }

  /**
   * Checks that the new index has every listing that the one in use has. Listings missing in the one in use may be in
   * the new one or not, when they have changed since the copying began.
   */
  async compareCounts(run: ActiveRun, index: string, tables: Kysely<DirectoryTables>): Promise<void> {
    const { firstBegan, refused } = positionOf(run);
    const { shown, open, uncertain } = await countListings(tables, firstBegan);
    const { count } = await this.engine.client.count({ index }, { requestTimeout: 5_000 });
    const certain = shown - uncertain;
    if (count >= certain - Object.keys(refused).length && count <= certain + open) return;
    throw new Error(`The new index has ${count} documents where ${certain} to ${certain + open} were expected`);
  }

  /** Marks what the new index refuses as refused once that index is in use. */
  async markRefused(run: ActiveRun, tables: Kysely<DirectoryTables>): Promise<void> {
    const faults = Object.entries(positionOf(run).refused);
    if (faults.length === 0) return;
    await sql`
      update directory.listing as listing set index_error = fault.reason
      from unnest(
        ${faults.map(([id]) => id)}::uuid[],
        ${faults.map(([, { version }]) => version)}::bigint[],
        ${faults.map(([, { reason }]) => reason)}::text[]
      ) as fault(webstore_id, version, reason)
      where listing.webstore_id = fault.webstore_id and listing.version = fault.version`.execute(tables);
  }

  private async moment(): Promise<string> {
    const { rows } = await sql<{ moment: Date }>`
      select clock_timestamp() - make_interval(secs => ${commitMargin}) as moment`.execute(this.tables());
    return new Date(rows[0]?.moment ?? 0).toISOString();
  }

  private tables(): Kysely<DirectoryTables> {
    return this.database.tables<DirectoryTables>();
  }
}

/**
 * Listings that the index in use may have received since then: those noted as indexed, and changed ones without a note.
 * The engine may have executed a write whose note was lost with the connection to the database, and what searches have
 * shown must not become older with the swap.
 */
const writtenSince = (since: string) => sql<string>`(
  select webstore_id from directory.listing where indexed_at >= ${since}
  union
  select webstore_id from directory.listing
  where version > indexed_version and index_error is null and changed_at >= ${since}
)`;

const positionOf = (run: ActiveRun): CopyPosition => run.position as unknown as CopyPosition;

const writeOf = (row: CopiedRow) => ({
  webstoreId: row.webstore_id,
  version: Number(row.version),
  document: row.document,
});
