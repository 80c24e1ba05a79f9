import { randomUUIDv7 } from 'node:crypto';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { IndexRunKind, IndexRunState } from '#contracts/operations/operations-words.js';
import { Aggregate } from '#src/platform/domain/aggregate.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import type { IndexRunStarter } from './index-run-starter.js';

/** The kind of a run: a rebuild, or a verification and what it should do. */
export interface IndexRunRequest {
  kind: IndexRunKind;
  by: IndexRunStarter;
  reason: string;
  /** Verify only. */
  repair: boolean;
  /** Verify only. */
  facts: boolean;
  /** Hash of the index definition that the requesting program knows. */
  hash: string;
}

/** Checkpoint from which a run continues after its worker died. Only the code of the run interprets it. */
export type IndexRunPosition = Readonly<Record<string, unknown>>;

/** How a listing and the index differ. `unfit`: the document does not match the current facts. */
export type ListingDifference = 'missing' | 'stale' | 'surplus' | 'unfit';

/**
 * A rebuild or a verification of the index, from its request on. Any reindex worker takes it, and another one continues
 * when the heartbeat stops. Progress is written by SQL, under the name of the worker that has it.
 */
@Entity({ schema: 'directory', tableName: 'index_run' })
@Index({
  name: 'index_run_open',
  expression: `create unique index "index_run_open" on "directory"."index_run" ((true)) where state = any (array['waiting', 'running'])`,
})
export class IndexRun extends Aggregate {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @Property({ type: 'text' })
  kind: IndexRunKind;

  @Property({ type: 'text' })
  state: IndexRunState;

  /** A user's id; null when a program started it. */
  @Property({ type: 'uuid', nullable: true })
  startedBy: string | null;

  @Property({ type: 'text', nullable: true })
  startedByProgram: string | null;

  @Property({ type: 'text' })
  reason: string;

  @Property({ type: 'boolean' })
  repair: boolean;

  @Property({ type: 'boolean' })
  facts: boolean;

  /**
   * Workers with the same hash take it first: during an upgrade an older one would build an index that is never used.
   */
  @Property({ type: 'text' })
  hash: string;

  /** The index that the run builds or verifies. */
  @Property({ type: 'text', nullable: true })
  indexName: string | null;

  @Property({ type: 'text', nullable: true })
  phase: string | null;

  /** Listings done in this phase. */
  @Property({ type: 'integer' })
  done: number;

  /** Listings of this phase; null before it is known. */
  @Property({ type: 'integer', nullable: true })
  total: number | null;

  @Property({ type: 'float', nullable: true })
  perSecond: number | null;

  /** When this phase ends at the present rate. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  endsAbout: Date | null;

  @Property({ type: 'jsonb', nullable: true })
  position: IndexRunPosition | null;

  @Property({ type: 'integer' })
  missing: number;

  @Property({ type: 'integer' })
  stale: number;

  @Property({ type: 'integer' })
  surplus: number;

  @Property({ type: 'integer' })
  repaired: number;

  /** The first differences found. */
  @Property({ type: 'jsonb' })
  examples: { webstoreId: string; difference: ListingDifference }[];

  @Property({ type: 'timestamptz', length: 3 })
  @Index({ name: 'index_run_started' })
  startedAt: Date;

  /** The attempt that runs it, and its last heartbeat. */
  @Property({ type: 'uuid', nullable: true })
  worker: string | null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  beatAt: Date | null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  endedAt: Date | null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  cancelAskedAt: Date | null;

  /** A user's id; null when a program cancelled it, or if it was not cancelled. */
  @Property({ type: 'uuid', nullable: true })
  cancelAskedBy: string | null;

  /** Why it failed, or which dependency it waits for. */
  @Property({ type: 'text', nullable: true })
  error: string | null;

  static ask(request: IndexRunRequest, now: Date): IndexRun {
    return Object.assign(new IndexRun(), {
      id: randomUUIDv7(),
      kind: request.kind,
      state: 'waiting',
      startedBy: 'userId' in request.by ? request.by.userId : null,
      startedByProgram: 'program' in request.by ? request.by.program : null,
      reason: request.reason,
      repair: request.repair,
      facts: request.facts,
      hash: request.hash,
      indexName: null,
      phase: null,
      done: 0,
      total: null,
      perSecond: null,
      endsAbout: null,
      position: null,
      missing: 0,
      stale: 0,
      surplus: 0,
      repaired: 0,
      examples: [],
      startedAt: now,
      worker: null,
      beatAt: null,
      endedAt: null,
      cancelAskedAt: null,
      cancelAskedBy: null,
      error: null,
    } satisfies Omit<IndexRun, 'cancel'>);
  }

  /**
   * Cancels the run. One without a worker ends at once, otherwise its worker ends it within a second or two. Repeated
   * calls change nothing.
   * @throws Refusal `run-already-over`
   */
  cancel(by: IndexRunStarter, now: Date): void {
    if (this.state !== 'waiting' && this.state !== 'running') {
      throw new Refusal('run-already-over', 'This run has already ended.');
    }
    this.cancelAskedAt ??= now;
    this.cancelAskedBy ??= 'userId' in by ? by.userId : null;
    if (this.state === 'running') return;
    this.state = 'cancelled';
    this.endedAt = now;
  }
}
