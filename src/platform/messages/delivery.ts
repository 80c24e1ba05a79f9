import { Entity, Index, PrimaryKey, Property, Trigger, Unique } from '@mikro-orm/decorators/legacy';

/** One step in the life of a delivery, for operators. */
export interface DeliveryStep {
  at: string;
  step: 'put back' | 'refused' | 'failed' | 'worker died';
  worker: string;
  error?: string;
  stack?: string;
}

/**
 * A message on its way to one consumer. Neither done nor failed: the relay keeps enqueuing it. Failed: a dead letter.
 * Rows change through SQL only (relay and runner); the entity writes the first version of them.
 */
@Entity({ schema: 'platform', tableName: 'delivery' })
@Index({
  name: 'delivery_open',
  expression:
    'create index "delivery_open" on "platform"."delivery" ("enqueued_at" nulls first, "id") where done_at is null and failed_at is null',
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

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  doneAt: Date | null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  failedAt: Date | null;

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
