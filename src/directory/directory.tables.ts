import type { IndexRunKind, IndexRunState } from '#contracts/operations/operations-words.js';
import type { IndexRunPosition, ListingDifference } from './domain/index-run.js';
import type { ListingDocument } from './index/listing-document.js';
import type { IndexRunPhase } from './domain/index-run-phase.js';

/** The tables as queries see them. Times come as text, in UTC; versions as text, because they are bigint. */
export interface DirectoryTables {
  'directory.listing': {
    webstore_id: string;
    published_version: number;
    version: string;
    indexed_version: string;
    indexed_published_version: number;
    document: ListingDocument | null;
    hash: string;
    shape: number;
    index_error: string | null;
    changed_at: string;
    indexed_at: string | null;
    live_at: string | null;
  };
  'directory.index_run': {
    id: string;
    kind: IndexRunKind;
    state: IndexRunState;
    started_by: string | null;
    started_by_program: 'command line' | 'boot' | 'keeper' | null;
    reason: string;
    repair: boolean;
    facts: boolean;
    hash: string;
    index_name: string | null;
    phase: IndexRunPhase | null;
    done: number;
    total: number | null;
    per_second: number | null;
    ends_about: string | null;
    position: IndexRunPosition | null;
    missing: number;
    stale: number;
    surplus: number;
    repaired: number;
    examples: { webstoreId: string; difference: ListingDifference }[];
    started_at: string;
    worker: string | null;
    beat_at: string | null;
    ended_at: string | null;
    cancel_asked_at: string | null;
    cancel_asked_by: string | null;
    error: string | null;
  };
}
