import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql, type Kysely } from 'kysely';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import type { DirectoryTables } from '../directory.tables.js';
import { ListingIndex } from './listing-index.js';

/** Advisory lock that an index swap takes alone and every write of listings takes together with others. */
export const swapLock = sql`hashtext('directory.swap')`;

/** Brings the index up to what the listing rows say. */
@Injectable()
export class ListingIndexer {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly index: ListingIndex,
  ) {}

  /**
   * Writes the present documents of listings and notes that the index has them. The shared lock is held from before
   * the write until the note is committed: a swap in between could otherwise miss a document that counts as indexed.
   * @param alsoDo runs in the transaction of the note
   * @returns what the engine refused, by webstore
   */
  async bringUp(
    webstoreIds: readonly string[],
    alsoDo: (em: EntityManager, refused: ReadonlyMap<string, Error>) => Promise<void> = () => Promise.resolve(),
  ): Promise<ReadonlyMap<string, Error>> {
    return this.unitOfWork.run(async (em) => {
      const tables = em.getKysely() as unknown as Kysely<DirectoryTables>;
      await sql`select pg_advisory_xact_lock_shared(${swapLock})`.execute(tables);
      const rows = await tables
        .selectFrom('directory.listing')
        .where('webstore_id', '=', sql<string>`any(${[...webstoreIds]}::uuid[])`)
        .whereRef('version', '>', 'indexed_version')
        .select(['webstore_id', 'version', 'published_version', 'document'])
        .execute();
      const refused = await this.index.write(
        rows.map((row) => ({ webstoreId: row.webstore_id, version: Number(row.version), document: row.document })),
      );
      await noteRefused(tables, rows, refused);
      await noteIndexed(
        tables,
        rows.filter((row) => !refused.has(row.webstore_id)),
      );
      await alsoDo(em, refused);
      return refused;
    });
  }
}

type WrittenRow = Pick<DirectoryTables['directory.listing'], 'webstore_id' | 'version' | 'published_version'>;

/** Only upwards: another process may have indexed something newer meanwhile. */
export async function noteIndexed(tables: Kysely<DirectoryTables>, rows: readonly WrittenRow[]): Promise<void> {
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

/** A newer version that came meanwhile has not been refused. */
async function noteRefused(
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
