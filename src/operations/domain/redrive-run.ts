import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { RedriveState } from '#contracts/operations/operations-words.js';
import { Aggregate } from '#src/platform/domain/aggregate.js';
import { Refusal } from '#src/platform/domain/refusal.js';

/** Which dead letters a run drives: the named ones, or all of a kind that failed in a time. */
export interface RedriveSelection {
  jobIds?: string[];
  queue?: string;
  consumer?: string;
  messageType?: string;
  /** ISO 8601 in UTC; both unless jobs are named. */
  from?: string;
  to?: string;
}

/** Drives many dead letters once more, a chunk at a time, and knows how far it is: any relay can go on with it. */
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

  /** Dead letters when it began. */
  @Property({ type: 'integer' })
  total: number;

  @Property({ type: 'integer' })
  redriven: number;

  /** No dead letters any more when their turn came. */
  @Property({ type: 'integer' })
  skipped: number;

  /** Where the next chunk begins; null at the start. */
  @Property({ type: 'text', nullable: true })
  nextChunk: string | null;

  /** A chunk was driven; without `next` it was the last. */
  advance(chunk: { redriven: number; next?: string }, now: Date): void {
    this.redriven += chunk.redriven;
    this.nextChunk = chunk.next ?? null;
    if (chunk.next !== undefined) return;
    this.skipped = Math.max(0, this.total - this.redriven);
    this.end('done', now);
  }

  /** @throws Refusal `run-already-over` */
  stop(now: Date): void {
    if (this.state !== 'running') throw new Refusal('run-already-over', 'This re-drive has already ended.');
    this.end('stopped', now);
  }

  private end(state: RedriveState, now: Date): void {
    this.state = state;
    this.endedAt = now;
  }
}
