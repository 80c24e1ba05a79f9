import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Aggregate } from '#src/platform/domain/aggregate.js';
import { User } from '../../users/domain/user.js';

/** Milliseconds until a change expires. */
const lifetime = 3_600_000;

/**
 * A pending change of email. A code confirms the current mailbox first, and another one the new mailbox; until then
 * nothing has changed. A user has at most one.
 */
@Entity({ schema: 'identity', tableName: 'email_change' })
@Unique({ properties: ['userId'], name: 'email_change_user' })
export class EmailChange extends Aggregate {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade' })
  userId: string;

  /** The normalised new email. */
  @Property({ type: 'text' })
  newEmail: string;

  /** The time at which the current address was confirmed; null until then. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  presentConfirmedAt: Date | null;

  @Property({ type: 'timestamptz', length: 3 })
  expiresAt: Date;

  static ask(id: string, userId: string, newEmail: string, now: Date): EmailChange {
    const expiresAt = new Date(now.getTime() + lifetime);
    return Object.assign(new EmailChange(), { id, userId, newEmail, presentConfirmedAt: null, expiresAt });
  }

  isOver(now: Date): boolean {
    return now >= this.expiresAt;
  }

  /** Returns the address that is to be confirmed next. */
  addressToConfirm(presentEmail: string): string {
    return this.presentConfirmedAt ? this.newEmail : presentEmail;
  }

  /** Confirms the next address. Returns whether it was the last one. */
  confirm(now: Date): boolean {
    if (this.presentConfirmedAt) return true;
    this.presentConfirmedAt = now;
    return false;
  }
}
