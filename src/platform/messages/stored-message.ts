import { Entity, Index, PrimaryKey, Property, Trigger } from '@mikro-orm/decorators/legacy';

/** A fact in the outbox. */
@Entity({ schema: 'platform', tableName: 'message' })
@Index({ name: 'message_kind', properties: ['type', 'occurredAt'] })
@Trigger({
  name: 'announced',
  timing: 'after',
  events: ['insert'],
  forEach: 'row',
  body: `perform pg_notify('platform_message', new.subject_id::text); return null;`,
})
export class StoredMessage {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @Property({ type: 'text' })
  type: string;

  @Property({ type: 'integer' })
  version: number;

  @Property({ type: 'uuid', index: 'message_subject' })
  subjectId: string;

  @Property({ type: 'jsonb' })
  payload: unknown;

  @Property({ type: 'text', index: 'message_correlation' })
  correlationId: string;

  /** The message whose consumer caused this one. */
  @Property({ type: 'uuid', nullable: true })
  causationId: string | null;

  @Property({ type: 'timestamptz', length: 3, index: 'message_occurred' })
  occurredAt: Date;
}
