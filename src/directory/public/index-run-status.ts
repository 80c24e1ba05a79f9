import type { IndexRunKind, IndexRunState } from '#contracts/operations/operations-words.js';
import type { IndexRunStarter } from '../domain/index-run-starter.js';
import type { IndexRunPhase } from '../domain/index-run-phase.js';
import type { ListingDifference } from '../domain/index-run.js';

/** A rebuild or verification of the index, as its worker last wrote it (twice a second while it runs). */
export interface IndexRunStatus {
  id: string;
  kind: IndexRunKind;
  /**
   * `waiting`: requested, or paused because the engine is unavailable (`error` tells so); it continues from its
   * checkpoint.
   */
  state: IndexRunState;
  startedBy: IndexRunStarter;
  reason: string;
  repair: boolean;
  facts: boolean;
  /** The index that the run builds or verifies. */
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
  /** Listings that should be in the index and are missing. */
  missing: number;
  /**
   * Listings whose document in the index differs from the row or, with `facts`, from what the current facts result in.
   */
  stale: number;
  /** Documents in the index that should not be there. */
  surplus: number;
  /** How many of all these are repaired. */
  repaired: number;
  /** The first twenty differences. */
  examples: readonly { webstoreId: string; difference: ListingDifference }[];
  /** When it was requested. */
  startedAt: Date;
  /** Its worker's last heartbeat. */
  beatAt: Date | null;
  endedAt: Date | null;
  cancelAskedAt: Date | null;
  /** A user's id; null when a program cancelled it, or if it was not cancelled. */
  cancelAskedBy: string | null;
  /** Why it failed, or which dependency it waits for. */
  error: string | null;
}
