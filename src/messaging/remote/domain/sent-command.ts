import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A signed command that was sent to browsers. It is sent once: its code contains the time of its issue. */
@Entity({ schema: 'messaging', tableName: 'sent_command' })
export class SentCommand {
  @PrimaryKey({ type: 'text' })
  code: string;

  @Property({ type: 'timestamptz', length: 3 })
  sentAt: Date;
}
