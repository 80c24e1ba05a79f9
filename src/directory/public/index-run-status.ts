import type { IndexRunKind, IndexRunState } from '#contracts/operations/operations-words.js';
import type { IndexRunStarter } from '../domain/index-run-starter.js';
import type { IndexRunPhase } from '../domain/index-run-phase.js';
import type { ListingDifference } from '../domain/index-run.js';

/** A rebuild or verification of the index, as its worker last wrote it (twice a second while it runs). */
export interface IndexRunStatus {
  id: string;
  kind: IndexRunKind;
  /** `waiting`: asked for, or held by an engine that is away (`error` says so); it goes on where it was. */
  state: IndexRunState;
  startedBy: IndexRunStarter;
  reason: string;
  repair: boolean;
  facts: boolean;
  /** The index it builds or looks at. */
  index: string | null;
  phase: IndexRunPhase | null;
  /** Listings done in this phase. */
  done: number;
  /** Listings of this phase. */
  total: number | null;
  /** Listings a second in this phase. */
  perSecond: number | null;
  /** When this phase ends at the present rate. */
  endsAbout: Date | null;
  /** Listings that should be in the index and are not. */
  missing: number;
  /** Listings of which the index has another document than the row or, with `facts`, than today's facts make. */
  stale: number;
  /** Documents in the index that should not be there. */
  surplus: number;
  /** How many of all these are right now. */
  repaired: number;
  /** The first twenty differences. */
  examples: readonly { webstoreId: string; difference: ListingDifference }[];
  /** When it was asked for. */
  startedAt: Date;
  /** When its worker was last heard of. */
  beatAt: Date | null;
  endedAt: Date | null;
  cancelAskedAt: Date | null;
  /** A user's id; null when a program asked, or nobody. */
  cancelAskedBy: string | null;
  /** Why it failed, or what it waits for. */
  error: string | null;
}
