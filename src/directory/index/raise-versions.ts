import { sql, type Kysely } from 'kysely';
import type { DirectoryTables } from '../directory.tables.js';

/** For an hour the engine remembers what it deleted, with a version that cannot be queried. This margin exceeds it. */
const versionStep = 1_000;

/** A listing to be written again. */
export interface RaisedListing {
  webstoreId: string;
  /** Version of the document in the engine; absent when there is none. */
  engineVersion?: number | undefined;
}

/** Locks listings in the order of ids, as everywhere. */
export async function lockListings(tables: Kysely<DirectoryTables>, webstoreIds: readonly string[]): Promise<void> {
  await tables
    .selectFrom('directory.listing')
    .where('webstore_id', '=', sql<string>`any(${[...webstoreIds]}::uuid[])`)
    .select('webstore_id')
    .orderBy('webstore_id')
    .forUpdate()
    .execute();
}

/**
 * Gives listings, which must be locked, versions above those that the engine has, so that it accepts their documents:
 * after a failover or a restore of the database, or after a manual change of the index, it may have later ones.
 */
export async function raiseVersions(
  tables: Kysely<DirectoryTables>,
  listings: readonly RaisedListing[],
): Promise<void> {
  await sql`
    update directory.listing as listing set
      version = greatest(listing.version, engine.version) + ${versionStep},
      index_error = null,
      changed_at = clock_timestamp()
    from unnest(
      ${listings.map(({ webstoreId }) => webstoreId)}::uuid[],
      ${listings.map(({ engineVersion }) => engineVersion ?? 0)}::bigint[]
    ) as engine(webstore_id, version)
    where listing.webstore_id = engine.webstore_id`.execute(tables);
}
