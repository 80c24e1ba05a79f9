import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A fact that will be recorded at a later time. Rows are written through SQL only; the entity describes the table. */
@Entity({ schema: 'platform', tableName: 'scheduled_message' })
export class ScheduledMessage {
  @PrimaryKey({ type: 'text' })
  key: string;

  @Property({ type: 'timestamptz', length: 3, index: 'scheduled_message_due' })
  dueAt: Date;

  @Property({ type: 'text' })
  type: string;

  @Property({ type: 'integer' })
  version: number;

  @Property({ type: 'uuid', index: 'scheduled_message_subject' })
  subjectId: string;

  @Property({ type: 'jsonb' })
  payload: unknown;

  @Property({ type: 'text' })
  correlationId: string;

  /** The message whose consumer scheduled this one. */
  @Property({ type: 'uuid', nullable: true })
  causationId: string | null;
}
