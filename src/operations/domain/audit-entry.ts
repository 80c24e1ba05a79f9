import { Entity, Index, PrimaryKey, Property, Trigger } from '@mikro-orm/decorators/legacy';
import type { AuditedAction } from '#contracts/operations/operations-words.js';

/** An action of an operator with its result. The database refuses to change or delete entries. */
@Entity({ schema: 'operations', tableName: 'audit' })
@Trigger({
  name: 'kept',
  timing: 'before',
  events: ['update'],
  forEach: 'row',
  body: `raise exception 'entries of the audit do not change';`,
})
export class AuditEntry {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @Property({ type: 'timestamptz', length: 3 })
  @Index({ name: 'audit_at' })
  at: Date;

  /**
   * The user who acted. Only the id is stored, so that the audit holds no personal data. Null for a shell command,
   * whose `reason` names the user of the operating system.
   */
  @Property({ type: 'uuid', nullable: true })
  userId: string | null;

  @Property({ type: 'text' })
  action: AuditedAction;

  /** A `TargetKind`, or the kind that the route of a direct change declares. */
  @Property({ type: 'text' })
  targetKind: string;

  @Property({ type: 'text' })
  @Index({ name: 'audit_target' })
  targetId: string;

  @Property({ type: 'text', nullable: true })
  reason: string | null;

  /** `done`, or the code of the refusal. */
  @Property({ type: 'text' })
  result: string;

  @Property({ type: 'jsonb' })
  numbers: Record<string, number>;
}

export type TargetKind = 'job' | 'queue' | 'redrive run' | 'index run' | 'webstore' | 'fault' | 'user';
