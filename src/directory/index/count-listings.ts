import { sql, type Kysely } from 'kysely';
import type { DirectoryTables } from '../directory.tables.js';

/** The listings as the database has them; each number is read from an index alone. */
export interface ListingNumbers {
  /** Listings that should be found. */
  readonly shown: number;
  /** Listings whose newest version is not noted as indexed. */
  readonly open: number;
  /** Number of listings that should be found and have changed since the given time: the index may have them or not. */
  readonly uncertain: number;
  /** Listings whose newest version the engine refused. */
  readonly refused: number;
  /** Listings whose newest version the index does not have, without refused ones. */
  readonly drift: number;
  /** Milliseconds since the oldest of them changed; 0 when there is none. */
  readonly driftOldestMs: number;
}

/**
 * Counts listings without reading them. The planner takes every third listing for an open one, so that any plain
 * count of these reads the whole table, which takes seconds for a million.
 * @param since time from which on a change makes a listing uncertain
 */
export async function countListings(tables: Kysely<DirectoryTables>, since = '-infinity'): Promise<ListingNumbers> {
  const { rows } = await sql<Record<keyof ListingNumbers, string>>`
    select shown.number as shown, shown.open + hidden.open as open, shown.uncertain, refused.number as refused,
      shown.open + hidden.open - refused.open as drift,
      coalesce(extract(epoch from clock_timestamp() - oldest.changed_at) * 1000, 0) as "driftOldestMs"
    from (
      select count(*) as number, count(*) filter (where version > indexed_version) as open,
        count(*) filter (where version > indexed_version and changed_at >= ${since}) as uncertain
      from directory.listing where document is not null
    ) as shown
    cross join (
      select count(*) filter (where version > indexed_version) as open from directory.listing where document is null
    ) as hidden
    cross join (
      select count(*) as number, count(*) filter (where version > indexed_version) as open
      from directory.listing where index_error is not null
    ) as refused
    left join (
      select changed_at from directory.listing where version > indexed_version and index_error is null
      order by changed_at limit 1
    ) as oldest on true`.execute(tables);
  const [row] = rows;
  return {
    shown: Number(row?.shown),
    open: Number(row?.open),
    uncertain: Number(row?.uncertain),
    refused: Number(row?.refused),
    drift: Number(row?.drift),
    driftOldestMs: Math.max(0, Math.round(Number(row?.driftOldestMs))),
  };
}
