import type { Opt } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property, Trigger, Unique } from '@mikro-orm/decorators/legacy';

/** One step in the life of a delivery, for operators: what a worker met, or what an operator did. */
export interface DeliveryStep {
  at: string;
  step: 'put back' | 'refused' | 'failed' | 'worker died' | 're-driven' | 'promoted' | 'discarded';
  worker?: string;
  error?: string;
  stack?: string;
  /** When the try began that ended so. */
  started?: string | null;
  by?: string;
  why?: string;
  /** When the round that a re-drive ended was first enqueued. */
  queued?: string | null;
}

/**
 * A message on its way to one consumer. Neither done nor failed: the relay keeps enqueuing it. Failed: a dead letter.
 * Rows change through SQL only (relay and runner); the entity writes the first version of them.
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

  /** Raised by a re-drive; part of the job's id, so that a new round is a new job. */
  @Property({ type: 'integer' })
  round: number;

  /** Nobody waits for it: it gives way to others. */
  @Property({ type: 'boolean', default: false })
  bulk: Opt<boolean>;

  /** First enqueued in this round. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  roundStartedAt: Date | null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  enqueuedAt: Date | null;

  @Property({ type: 'integer' })
  enqueueCount: number;

  /** Work outside a transaction is under way until then. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  claimedUntil: Date | null;

  /** Made up for each claim. */
  @Property({ type: 'uuid', nullable: true })
  claimId: Opt<string> | null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  doneAt: Date | null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  failedAt: Date | null;

  /** Given up by an operator; failed as well then. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  discardedAt: Date | null;

  /** Since when it is due; after a refused try, when it comes again. The database's clock sets it. */
  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  dueAt: Opt<Date>;

  /** The last start. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  startedAt: Date | null;

  /** Starts since the last answer; ten without one mean that it kills its worker. */
  @Property({ type: 'integer' })
  starts: number;

  /** Counted tries. */
  @Property({ type: 'integer' })
  attempts: number;

  /** The last 20 steps. */
  @Property({ type: 'jsonb' })
  history: DeliveryStep[];
}
