import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql, type Kysely } from 'kysely';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import type { DirectoryTables } from '../directory.tables.js';
import { EngineDocuments } from './engine-documents.js';
import { ListingIndex, type ListingWrite, type NotWritten } from './listing-index.js';
import { indexHash } from './mapping.js';
import { lockListings, raiseVersions } from './raise-versions.js';

/** Advisory lock: exclusive for an index swap, shared for every write of listings. */
export const swapLock = sql`hashtext('directory.swap')`;

/** Listings whose current version the index does not have. */
export interface IndexingOutcome {
  /** Reasons of the engine, by webstore id. */
  refused: ReadonlyMap<string, Error>;
  /** Webstores whose write met another version twice; they have to be indexed again. */
  unsettled: ReadonlySet<string>;
}

/** Writes listing rows into the index. */
@Injectable()
export class ListingIndexer {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly index: ListingIndex,
    private readonly documents: EngineDocuments,
  ) {}

  /**
   * Writes the current documents of listings and marks them as indexed. The shared lock is held from before the write
   * until the mark is committed: a swap in between could otherwise miss a document that counts as indexed.
   * @param alsoDo runs in the transaction of the mark
   * @returns what the engine refused, by webstore
   */
  async indexListings(
    webstoreIds: readonly string[],
    alsoDo: (em: EntityManager, outcome: IndexingOutcome) => Promise<void> = () => Promise.resolve(),
  ): Promise<ReadonlyMap<string, Error>> {
    return this.unitOfWork.run(async (em) => {
      const tables = em.getKysely() as unknown as Kysely<DirectoryTables>;
      await sql`select pg_advisory_xact_lock_shared(${swapLock})`.execute(tables);
      await markUnchangedLive(tables, webstoreIds);
      const { refused, conflicts } = await this.writeAndMark(tables, await notIndexed(tables, webstoreIds));
      const refusedAgain =
        conflicts.size > 0 ? await this.resolveConflicts(tables, [...conflicts]) : new Map<string, Error>();
      const allRefused = new Map([...refused, ...refusedAgain]);
      const drifted = conflicts.size > 0 ? await notIndexed(tables, [...conflicts]) : [];
      const unsettled = new Set(drifted.map((row) => row.webstore_id));
      await alsoDo(em, { refused: allRefused, unsettled });
      return allRefused;
    });
  }

  /**
   * Resolves version conflicts: listings of which the engine has this version or a later one. Usually another process
   * was faster and has marked the listing, or will; but after a failover or a restore the engine may have what the
   * database has lost, under the same version or a higher one. Listings without a mark are written again under a
   * version above the engine's.
   * @returns what the engine refused, by webstore
   */
  private async resolveConflicts(
    tables: Kysely<DirectoryTables>,
    webstoreIds: readonly string[],
  ): Promise<ReadonlyMap<string, Error>> {
    await lockListings(tables, webstoreIds);
    const versions = await this.documents.versions(webstoreIds);
    const behind = (await notIndexed(tables, webstoreIds))
      .filter((row) => Number(row.version) <= (versions.get(row.webstore_id) ?? Infinity))
      .map((row) => row.webstore_id);
    if (behind.length === 0) return new Map();
    const raised = behind.map((webstoreId) => ({ webstoreId, engineVersion: versions.get(webstoreId) }));
    await raiseVersions(tables, raised);
    // A second conflict leaves the listing drifted, and the drift sweep retries it.
    return (await this.writeAndMark(tables, await notIndexed(tables, behind))).refused;
  }

  private async writeAndMark(tables: Kysely<DirectoryTables>, rows: readonly NotIndexedRow[]): Promise<NotWritten> {
    const [writes, successor] = [rows.map(writeOf), rows[0]?.successor];
    const ahead = successor ? await this.index.writeAhead(successor, writes) : undefined;
    const { refused, conflicts: met } = await this.index.write(writes);
    // Once the new index is in use, both writes go to the same index, and the second one conflicts with the first.
    const isSame = ahead && successor && met.size > 0 && (await this.index.isInUse(successor));
    const conflicts = isSame ? met.difference(ahead) : met;
    await markRefused(tables, rows, refused);
    await markIndexed(
      tables,
      rows.filter(({ webstore_id: id }) => !refused.has(id) && !conflicts.has(id)),
    );
    return { refused, conflicts };
  }
}

type NotIndexedRow = Awaited<ReturnType<typeof notIndexed>>[number];

/** Returns listings whose newest version is not marked as indexed. */
const notIndexed = (tables: Kysely<DirectoryTables>, webstoreIds: readonly string[]) =>
  tables
    .selectFrom('directory.listing')
    .where('webstore_id', '=', sql<string>`any(${[...webstoreIds]}::uuid[])`)
    .whereRef('version', '>', 'indexed_version')
    .select(['webstore_id', 'version', 'published_version', 'document', successor.as('successor')])
    .execute();

/**
 * The index that a rebuild has asked the engine to use without getting a response: the engine may execute that call
 * late, and edits have to be found before it and after it. Read under the lock of the swap.
 */
const successor = sql<string | null>`(
  select index_name from directory.index_run
  where state = any(array['waiting', 'running']) and hash = ${indexHash} and (position ->> 'mayTakeOver')::boolean
  limit 1)`;

const writeOf = (row: NotIndexedRow): ListingWrite => ({
  webstoreId: row.webstore_id,
  version: Number(row.version),
  document: row.document,
});

type WrittenRow = Pick<DirectoryTables['directory.listing'], 'webstore_id' | 'version' | 'published_version'>;

/** Only raises the version: another process may have indexed something newer meanwhile. */
export async function markIndexed(tables: Kysely<DirectoryTables>, rows: readonly WrittenRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update directory.listing as listing set
      indexed_version = greatest(listing.indexed_version, written.version),
      indexed_published_version = greatest(listing.indexed_published_version, written.published_version),
      live_at = case when written.published_version > listing.indexed_published_version then clock_timestamp() else listing.live_at end,
      indexed_at = clock_timestamp()
    from unnest(
      ${rows.map((row) => row.webstore_id)}::uuid[],
      ${rows.map((row) => row.version)}::bigint[],
      ${rows.map((row) => row.published_version)}::int[]
    ) as written(webstore_id, version, published_version)
    where listing.webstore_id = written.webstore_id`.execute(tables);
}

/**
 * A publish that changed nothing visible needs no write. If it was projected while another process was still writing
 * the same document, it could not be marked as live then.
 */
async function markUnchangedLive(tables: Kysely<DirectoryTables>, webstoreIds: readonly string[]): Promise<void> {
  await sql`
    update directory.listing set indexed_published_version = published_version, live_at = clock_timestamp()
    where webstore_id = any(${[...webstoreIds]}::uuid[]) and version <= indexed_version
      and published_version > indexed_published_version`.execute(tables);
}

/** A newer version that was written meanwhile has not been refused. */
async function markRefused(
  tables: Kysely<DirectoryTables>,
  rows: readonly WrittenRow[],
  refused: ReadonlyMap<string, Error>,
): Promise<void> {
  const faults = rows.filter((row) => refused.has(row.webstore_id));
  if (faults.length === 0) return;
  await sql`
    update directory.listing as listing set index_error = fault.reason
    from unnest(
      ${faults.map((row) => row.webstore_id)}::uuid[],
      ${faults.map((row) => row.version)}::bigint[],
      ${faults.map((row) => refused.get(row.webstore_id)?.message.slice(0, 2_000))}::text[]
    ) as fault(webstore_id, version, reason)
    where listing.webstore_id = fault.webstore_id and listing.version = fault.version`.execute(tables);
}
