import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { ReconciliationWanted } from '#contracts/billing/billing.messages.js';
import { Aggregate } from '#src/platform/domain/aggregate.js';

/** A comparison of all customers with the payment provider. */
@Entity({ schema: 'billing', tableName: 'reconciliation' })
export class Reconciliation extends Aggregate {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @Property({ type: 'timestamptz', length: 3, index: 'reconciliation_started' })
  startedAt: Date;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  finishedAt: Date | null;

  @Property({ type: 'integer' })
  compared: number;

  /** Customers of whom something was not known. */
  @Property({ type: 'integer' })
  repaired: number;

  @Property({ type: 'text', nullable: true })
  error: string | null;

  /** One that a worker is going to carry out. */
  static start(id: string, now: Date): Reconciliation {
    const started = Object.assign(new Reconciliation(), {
      id,
      startedAt: now,
      finishedAt: null,
      compared: 0,
      repaired: 0,
      error: null,
    });
    started.record(ReconciliationWanted({ reconciliationId: id }));
    return started;
  }

  /** Notes how it ended. */
  finish(outcome: { compared: number; repaired: number; error: string | null }, now: Date): void {
    Object.assign(this, outcome, { finishedAt: now });
  }
}
