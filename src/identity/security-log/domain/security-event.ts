import { Entity, Index, PrimaryKey, Property, Trigger } from '@mikro-orm/decorators/legacy';
import type { SecurityEventKind } from './security-event-kind.js';

/**
 * A security-relevant event of an account. Entries are append-only, which a trigger of the table enforces. After the
 * erasure of the person an entry loses address, user agent and note, and nothing else.
 */
@Entity({ schema: 'identity', tableName: 'security_event' })
@Index({ properties: ['sessionId'], name: 'security_event_acted', where: 'actor_id is not null' })
@Trigger({
  name: 'kept',
  timing: 'before',
  events: ['update', 'delete'],
  forEach: 'row',
  body: `if tg_op = 'DELETE' and old.at < now() - interval '30 days' then return old; end if;
      if tg_op = 'UPDATE' and new.address = '' and new.user_agent = '' and new.note is null
        and old.user_id is not null and not exists (select from identity."user" where id = old.user_id)
        and to_jsonb(new) - array['address', 'user_agent', 'note'] = to_jsonb(old) - array['address', 'user_agent', 'note']
      then return new; end if;
      raise exception 'entries of the security log do not change';`,
})
export class SecurityEvent {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @Property({ type: 'timestamptz', length: 3 })
  @Index({ name: 'security_event_at' })
  at: Date;

  @Property({ type: 'text' })
  kind: SecurityEventKind;

  /** The owner of the account; null when no account has the email that was entered. */
  @Property({ type: 'uuid', nullable: true })
  @Index({ name: 'security_event_user' })
  userId: string | null;

  /** The operator who acted for the user. */
  @Property({ type: 'uuid', nullable: true })
  actorId: string | null;

  @Property({ type: 'uuid', nullable: true })
  sessionId: string | null;

  /** IP address of the request; empty for events without one. */
  @Property({ type: 'text' })
  address: string;

  @Property({ type: 'text' })
  userAgent: string;

  @Property({ type: 'text' })
  correlationId: string;

  /** Short details. They never contain a secret, a code, a token or an email. */
  @Property({ type: 'text', nullable: true })
  note: string | null;
}
