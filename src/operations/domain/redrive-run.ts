import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { RedriveState } from '#contracts/operations/operations-words.js';
import { Aggregate } from '#src/platform/domain/aggregate.js';
import { Refusal } from '#src/platform/domain/refusal.js';

/** The dead letters that a run re-drives: either named jobs, or all of a kind that failed in a period of time. */
export interface RedriveSelection {
  jobIds?: string[];
  queue?: string;
  consumer?: string;
  messageType?: string;
  /** ISO 8601 in UTC. `from` and `to` are both set unless jobs are named. */
  from?: string;
  to?: string;
}

/** A re-drive of many dead letters, in chunks. It stores its progress, so any relay can continue it. */
@Entity({ schema: 'operations', tableName: 'redrive_run' })
@Index({
  name: 'redrive_run_running',
  expression: `create index "redrive_run_running" on "operations"."redrive_run" ("started_at") where state = 'running'`,
})
export class RedriveRun extends Aggregate {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @Property({ type: 'jsonb' })
  selection: RedriveSelection;

  @Property({ type: 'text' })
  reason: string;

  @Property({ type: 'uuid' })
  startedBy: string;

  @Property({ type: 'timestamptz', length: 3 })
  @Index({ name: 'redrive_run_started' })
  startedAt: Date;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  endedAt: Date | null;

  @Property({ type: 'text' })
  state: RedriveState;

  /** Number of dead letters when the run began. */
  @Property({ type: 'integer' })
  total: number;

  @Property({ type: 'integer' })
  redriven: number;

  /** Jobs that were no longer dead letters when the run reached them. */
  @Property({ type: 'integer' })
  skipped: number;

  /** Cursor of the next chunk; null before the first one. */
  @Property({ type: 'text', nullable: true })
  nextChunk: string | null;

  /** Records that a chunk was re-driven; without `next` it was the last one. */
  advance(chunk: { redriven: number; next?: string }, now: Date): void {
    this.redriven += chunk.redriven;
    this.nextChunk = chunk.next ?? null;
    if (chunk.next !== undefined) return;
    this.skipped = Math.max(0, this.total - this.redriven);
    this.end('done', now);
  }

  /** @throws Refusal `run-already-over` */
  stop(now: Date): void {
    if (this.state !== 'running') throw new Refusal('run-already-over', 'This retry has already ended.');
    this.end('stopped', now);
  }

  private end(state: RedriveState, now: Date): void {
    this.state = state;
    this.endedAt = now;
  }
}
