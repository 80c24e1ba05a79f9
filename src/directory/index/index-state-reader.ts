import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { SearchEngine } from '#src/platform/search/search-engine.js';
import { ListingIndex, takesWrites } from './listing-index.js';
import { indexHash } from './mapping.js';

/** Timeout in milliseconds for the state of the engine: the operators' page must not wait for a slow one. */
export const stateTimeout = 500;

/** The index as the engine has it, and the listings as the database has them. */
export interface IndexState {
  /** The alias that searches use. */
  alias: string;
  /** Whether the engine answered in time. */
  answers: boolean;
  /** The index behind the alias; null when there is none, or no answer. */
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
  /** Listings that should be found. */
  listings: number;
  /** Listings whose newest version the index does not have, without refused ones. */
  drift: number;
  /** Milliseconds since the oldest of them changed; 0 when there is none. */
  driftOldestMs: number;
  /** Listings whose newest version the engine refused (`index_error`). */
  refused: number;
}

type EngineState = Pick<IndexState, 'answers' | 'index' | 'others'>;

@Injectable()
export class IndexStateReader {
  constructor(
    private readonly database: ReadDatabase,
    private readonly engine: SearchEngine,
    private readonly listings: ListingIndex,
  ) {}

  async read(): Promise<IndexState> {
    const [engine, counts] = await Promise.all([this.engineState(), this.counts()]);
    return { alias: this.listings.alias, ...engine, ...counts };
  }

  private async engineState(): Promise<EngineState> {
    const { indices } = this.engine.client;
    const limit = { requestTimeout: stateTimeout, signal: AbortSignal.timeout(stateTimeout) };
    try {
      const pattern = { index: `${this.listings.alias}-*`, allow_no_indices: true };
      const [known, stats] = await Promise.all([
        indices.get(pattern, limit),
        indices.stats({ ...pattern, metric: ['docs', 'store'] }, limit),
      ]);
      const names = Object.keys(known);
      const name = names.find((each) => known[each]?.aliases?.[this.listings.alias]);
      const others = names.filter((each) => each !== name);
      if (name === undefined) return { answers: true, index: null, others };
      const { hash = null } = (known[name]?.mappings?._meta ?? {}) as { hash?: string };
      const { primaries } = stats.indices?.[name] ?? {};
      const [documents, bytes] = [primaries?.docs?.count ?? 0, primaries?.store?.size_in_bytes ?? 0];
      const state = { isCurrent: hash === indexHash, takesWrites: takesWrites(known[name]) };
      return { answers: true, index: { name, hash, ...state, documents, bytes }, others };
    } catch {
      return { answers: false, index: null, others: [] };
    }
  }

  /** The part that the database knows by itself. */
  async counts(): Promise<Pick<IndexState, 'listings' | 'drift' | 'driftOldestMs' | 'refused'>> {
    const { rows } = await sql<{ listings: string; drift: string; oldest: string; refused: string }>`
      select
        (select count(*) from directory.listing where document is not null) as listings,
        (select count(*) from directory.listing where index_error is not null) as refused,
        count(*) as drift,
        coalesce(extract(epoch from clock_timestamp() - min(changed_at)) * 1000, 0) as oldest
      from directory.listing where version > indexed_version and index_error is null`.execute(this.database.tables());
    const [row] = rows;
    return {
      listings: Number(row?.listings),
      drift: Number(row?.drift),
      driftOldestMs: Math.max(0, Math.round(Number(row?.oldest))),
      refused: Number(row?.refused),
    };
  }
}
