import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { TroubleCode } from '#contracts/operations/operations-words.js';
import { Aggregate } from '#src/platform/domain/aggregate.js';

/** A fault with its beginning and end. It is stored, so that its beginning is known even after a restart. */
@Entity({ schema: 'operations', tableName: 'fault' })
@Index({
  name: 'fault_open',
  expression: `create unique index "fault_open" on "operations"."fault" ("code", "queue") where ended_at is null`,
})
export class Fault extends Aggregate {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @Property({ type: 'text' })
  code: TroubleCode;

  @Property({ type: 'text' })
  level: 'warning' | 'fault';

  /** Empty if the fault does not concern a single queue. */
  @Property({ type: 'text' })
  queue: string;

  @Property({ type: 'timestamptz', length: 3 })
  @Index({ name: 'fault_began' })
  beganAt: Date;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  endedAt: Date | null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  acknowledgedAt: Date | null;

  @Property({ type: 'uuid', nullable: true })
  acknowledgedBy: string | null;

  /** The first operator who acknowledges a fault is shown; later calls change nothing. */
  acknowledge(userId: string, now: Date): void {
    this.acknowledgedAt ??= now;
    this.acknowledgedBy ??= userId;
  }
}
