import type { Opt } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property, Trigger, Unique } from '@mikro-orm/decorators/legacy';

/** A step in the history of a delivery, for operators: an outcome in a worker, or an action of an operator. */
export interface DeliveryStep {
  at: string;
  step: 'put back' | 'refused' | 'failed' | 'worker died' | 're-driven' | 'promoted' | 'discarded';
  worker?: string;
  error?: string;
  stack?: string;
  /** Start of the attempt that ended with this step. */
  started?: string | null;
  by?: string;
  why?: string;
  /** Time at which the round before a re-drive was first enqueued. */
  queued?: string | null;
}

/**
 * A message for one consumer. While it is neither done nor failed, the relay keeps enqueuing it; a failed one is a dead
 * letter. Rows are inserted through the entity, and updated through SQL only (relay and runner).
 */
@Entity({ schema: 'platform', tableName: 'delivery' })
@Index({
  name: 'delivery_open',
  expression:
    'create index "delivery_open" on "platform"."delivery" ("enqueued_at" nulls first, "bulk", "id") where done_at is null and failed_at is null',
})
@Index({
  name: 'delivery_due',
  expression:
    'create index "delivery_due" on "platform"."delivery" ("consumer", "due_at", "id") where done_at is null and failed_at is null',
})
@Index({
  name: 'delivery_done',
  expression:
    'create index "delivery_done" on "platform"."delivery" ("consumer", "done_at", "id") where done_at is not null',
})
@Index({
  name: 'delivery_failed',
  expression:
    'create index "delivery_failed" on "platform"."delivery" ("failed_at", "id", "consumer") where failed_at is not null and discarded_at is null',
})
@Index({
  name: 'delivery_discarded',
  expression:
    'create index "delivery_discarded" on "platform"."delivery" ("discarded_at", "id") where discarded_at is not null',
})
@Trigger({
  name: 'announced',
  timing: 'after',
  events: ['insert'],
  forEach: 'statement',
  body: `perform pg_notify('platform_delivery', ''); return null;`,
})
@Unique({ properties: ['messageId', 'consumer'], name: 'delivery_message_consumer' })
export class Delivery {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @Property({ type: 'uuid' })
  messageId: string;

  @Property({ type: 'text' })
  consumer: string;

  /** Incremented by a re-drive. It is part of the job's id, so that a new round is a new job. */
  @Property({ type: 'integer' })
  round: number;

  /** Whether it has a lower priority than others, because no user waits for it. */
  @Property({ type: 'boolean', default: false })
  bulk: Opt<boolean>;

  /** Time of the first enqueue in this round. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  roundStartedAt: Date | null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  enqueuedAt: Date | null;

  @Property({ type: 'integer' })
  enqueueCount: number;

  /** Expiry of the claim under which work outside a transaction runs. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  claimedUntil: Date | null;

  /** Random id of the claim. */
  @Property({ type: 'uuid', nullable: true })
  claimId: Opt<string> | null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  doneAt: Date | null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  failedAt: Date | null;

  /** Time at which an operator discarded it; `failedAt` is set too. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  discardedAt: Date | null;

  /** Time from which it is due; after a failed attempt, the time of the next one. Set by the clock of the database. */
  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  dueAt: Opt<Date>;

  /** Time of the last start. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  startedAt: Date | null;

  /** Starts since the last outcome; after ten without one, it counts as the reason why its workers die. */
  @Property({ type: 'integer' })
  starts: number;

  /** Attempts that count. */
  @Property({ type: 'integer' })
  attempts: number;

  /** The last 20 steps. */
  @Property({ type: 'jsonb' })
  history: DeliveryStep[];
}
