import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A user who cannot send messages any more, by the decision of an operator. */
@Entity({ schema: 'messaging', tableName: 'blocked_sender' })
export class BlockedSender {
  @PrimaryKey({ type: 'uuid' })
  userId: string;

  @Property({ type: 'timestamptz', length: 3 })
  blockedAt: Date;
}
