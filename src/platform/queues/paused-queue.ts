import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A queue that an operator has paused; resuming it deletes the row. Rows are written through SQL only. */
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
