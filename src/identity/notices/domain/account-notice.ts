import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { AccountNoticeWanted } from '#contracts/identity/account.messages.js';
import { Aggregate } from '#src/platform/domain/aggregate.js';
import { User } from '../../users/domain/user.js';
import type { NoticeKind } from './notice-kind.js';

/** A mail that is due to the owner of an account. The row is deleted when the mail server has accepted it. */
@Entity({ schema: 'identity', tableName: 'account_notice' })
export class AccountNotice extends Aggregate {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade' })
  userId: string;

  @Property({ type: 'text' })
  kind: NoticeKind;

  /** The recipient. After a change of email the account no longer contains it. */
  @Property({ type: 'text' })
  address: string;

  static of(id: string, userId: string, kind: NoticeKind, address: string): AccountNotice {
    const notice = Object.assign(new AccountNotice(), { id, userId, kind, address });
    notice.record(AccountNoticeWanted({ noticeId: id }));
    return notice;
  }
}
