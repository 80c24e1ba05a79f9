import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Aggregate } from '../../../platform/domain/aggregate.js';
import { User } from '../../users/domain/user.js';

/** Milliseconds in which both codes have to be shown. */
const lifetime = 3_600_000;

/**
 * Another email that somebody has asked for. First a code shows that the present mailbox is theirs, then one that the
 * new one is; until both have, nothing has changed. At most one for each person.
 */
@Entity({ schema: 'identity', tableName: 'email_change' })
@Unique({ properties: ['userId'], name: 'email_change_user' })
export class EmailChange extends Aggregate {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade' })
  userId: string;

  /** Normalised. */
  @Property({ type: 'text' })
  newEmail: string;

  /** When the code of the present address came back; null until then. */
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

  /** Where the code goes that is waited for. */
  addressToConfirm(presentEmail: string): string {
    return this.presentConfirmedAt ? this.newEmail : presentEmail;
  }

  /** The code of the address in turn was shown. Answers whether that was the last one. */
  confirm(now: Date): boolean {
    if (this.presentConfirmedAt) return true;
    this.presentConfirmedAt = now;
    return false;
  }
}
