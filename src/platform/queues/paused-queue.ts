import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A queue that an operator has paused; the row is deleted when it runs again. Changed through SQL only. */
@Entity({ schema: 'platform', tableName: 'queue_pause' })
export class PausedQueue {
  @PrimaryKey({ type: 'text' })
  queue: string;

  @Property({ type: 'timestamptz', length: 3 })
  pausedAt: Date;

  @Property({ type: 'text' })
  pausedBy: string;

  @Property({ type: 'text' })
  reason: string;
}
