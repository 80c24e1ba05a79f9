import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { TroubleCode } from '#contracts/operations/operations-words.js';
import { Aggregate } from '#src/platform/domain/aggregate.js';

/** Something that was wrong, from when to when: 'since' outlives every process. */
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

  /** Empty when it concerns all of Posy. */
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

  /** The first to say it is the one who looks at it. */
  acknowledge(userId: string, now: Date): void {
    this.acknowledgedAt ??= now;
    this.acknowledgedBy ??= userId;
  }
}
