import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { SearchEngine } from '#src/platform/search/search-engine.js';
import type { DirectoryTables } from '../directory.tables.js';
import { countListings } from './count-listings.js';
import { ListingIndex, takesWrites } from './listing-index.js';
import { indexHash } from './mapping.js';

/** Timeout in milliseconds for the state of the engine: the operators' page must not wait for a slow one. */
export const stateTimeout = 500;
/** Timeout in milliseconds for readers that do not wait for the response. */
const patientTimeout = 2_000;

/** The indices of listings that the engine has. */
export interface SearchIndices {
  /** The index behind the alias; null when there is none. */
  index: {
    name: string;
    /** Hash of its mapping, settings and document shape; changes with them. */
    hash: string | null;
    /** Whether that is the hash of this program. */
    isCurrent: boolean;
    /** Whether the engine accepts writes; it blocks them when its disk is nearly full. */
    takesWrites: boolean;
    documents: number;
    bytes: number;
  } | null;
  /** Other existing indices of listings: unfinished, or retired less than about ten minutes ago. */
  others: string[];
}

/** The listings as the database has them. */
export interface ListingCounts {
  /** Listings that should be found. */
  listings: number;
  /** Listings whose newest version the index does not have, without refused ones. */
  drift: number;
  /** Milliseconds since the oldest of them changed; 0 when there is none. */
  driftOldestMs: number;
  /** Listings whose newest version the engine refused (`index_error`). */
  refused: number;
}

/** Both; without a response in time there is no index. */
export interface IndexState extends SearchIndices, ListingCounts {
  /** The alias that searches use. */
  alias: string;
  /** Whether the engine answered in time. */
  answers: boolean;
}

@Injectable()
export class IndexStateReader {
  constructor(
    private readonly database: ReadDatabase,
    private readonly engine: SearchEngine,
    private readonly listings: ListingIndex,
  ) {}

  async read(): Promise<IndexState> {
    const [engine, counts] = await Promise.all([
      this.indices(stateTimeout).then(
        (indices) => ({ answers: true, ...indices }),
        () => ({ answers: false, index: null, others: [] }),
      ),
      this.counts(),
    ]);
    return { alias: this.listings.alias, ...engine, ...counts };
  }

  /**
   * Asks for the aliases first: a busy engine knows that an index is missing long before it has the sizes of others.
   * @throws the client's errors, also when it takes longer than `timeout` milliseconds
   */
  async indices(timeout = patientTimeout): Promise<SearchIndices> {
    const { indices } = this.engine.client;
    const limit = { requestTimeout: timeout, signal: AbortSignal.timeout(timeout) };
    const known = await indices.get({ index: `${this.listings.alias}-*`, allow_no_indices: true }, limit);
    const names = Object.keys(known);
    const name = names.find((each) => known[each]?.aliases?.[this.listings.alias]);
    const others = names.filter((each) => each !== name);
    if (name === undefined) return { index: null, others };
    const stats = await indices.stats({ index: name, metric: ['docs', 'store'] }, limit);
    const { hash = null } = (known[name]?.mappings?._meta ?? {}) as { hash?: string };
    const { primaries } = stats.indices?.[name] ?? {};
    const [documents, bytes] = [primaries?.docs?.count ?? 0, primaries?.store?.size_in_bytes ?? 0];
    const state = { isCurrent: hash === indexHash, takesWrites: takesWrites(known[name]) };
    return { index: { name, hash, ...state, documents, bytes }, others };
  }

  /** The part that the database knows by itself. */
  async counts(): Promise<ListingCounts> {
    const { shown, drift, driftOldestMs, refused } = await countListings(this.database.tables<DirectoryTables>());
    return { listings: shown, drift, driftOldestMs, refused };
  }
}
