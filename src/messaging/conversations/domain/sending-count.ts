import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Messages or conversations of a user in the current window. Rows are written through SQL only. */
@Entity({ schema: 'messaging', tableName: 'sending_count' })
export class SendingCount {
  @PrimaryKey({ type: 'uuid' })
  userId: string;

  /** `messages` or `conversations`. */
  @PrimaryKey({ type: 'text' })
  what: string;

  /** Start of the window. */
  @Property({ type: 'timestamptz', length: 3 })
  since: Date;

  @Property({ type: 'integer' })
  count: number;
}
