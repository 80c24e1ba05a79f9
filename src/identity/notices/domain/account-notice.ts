import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { AccountNoticeWanted } from '#contracts/identity/account.messages.js';
import { Aggregate } from '../../../platform/domain/aggregate.js';
import { User } from '../../users/domain/user.js';
import type { NoticeKind } from './notice-kind.js';

/** A mail that the owner of an account is to get. The row goes once the mail server has it. */
@Entity({ schema: 'identity', tableName: 'account_notice' })
export class AccountNotice extends Aggregate {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade' })
  userId: string;

  @Property({ type: 'text' })
  kind: NoticeKind;

  /** Where it goes: after a change of email the account no longer knows. */
  @Property({ type: 'text' })
  address: string;

  static of(id: string, userId: string, kind: NoticeKind, address: string): AccountNotice {
    const notice = Object.assign(new AccountNotice(), { id, userId, kind, address });
    notice.record(AccountNoticeWanted({ noticeId: id }));
    return notice;
  }
}
