import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { AccountClosed, AccountKept, PersonErased } from '#contracts/identity/data-rights.messages.js';
import { Aggregate } from '#src/platform/domain/aggregate.js';
import { User } from '../../users/domain/user.js';

/** Days in which a closed account can be restored. */
export const graceDays = 14;
const grace = graceDays * 24 * 60 * 60 * 1000;

/** The closing of an account. The row exists until the account is restored or erased. */
@Entity({ schema: 'identity', tableName: 'account_closing' })
@Unique({ properties: ['userId'], name: 'account_closing_user' })
export class AccountClosing extends Aggregate {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade' })
  userId: string;

  @Property({ type: 'timestamptz', length: 3 })
  askedAt: Date;

  @Property({ type: 'timestamptz', length: 3 })
  @Index({ name: 'account_closing_due' })
  closesAt: Date;

  /** The operator who closed it on a written request; null if it was the user. */
  @Property({ type: 'uuid', nullable: true })
  askedBy: string | null;

  /** @param vendorIds the vendors of the user */
  static begin(
    given: { id: string; userId: string; askedBy: string | null },
    vendorIds: readonly string[],
    now: Date,
  ): AccountClosing {
    const closesAt = new Date(now.getTime() + grace);
    const closing = Object.assign(new AccountClosing(), { ...given, askedAt: now, closesAt });
    closing.record(AccountClosed({ userId: given.userId, vendorIds: [...vendorIds] }));
    return closing;
  }

  /** Records that the account is restored. The caller removes the closing. */
  keep(vendorIds: readonly string[]): void {
    this.record(AccountKept({ userId: this.userId, vendorIds: [...vendorIds] }));
  }

  /** Records that the user is erased. The caller removes the user. */
  erase(vendorIds: readonly string[]): void {
    this.record(PersonErased({ userId: this.userId, vendorIds: [...vendorIds] }));
  }
}
