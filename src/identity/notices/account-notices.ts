import { randomUUIDv7 } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { User } from '../users/domain/user.js';
import { AccountNotice } from './domain/account-notice.js';
import type { NoticeKind } from './domain/notice-kind.js';

/** Mails the owner of an account about a change, if and only if the change is committed. */
@Injectable()
export class AccountNotices {
  /** @param address the recipient, if it is not the current email of the account */
  send(em: EntityManager, kind: NoticeKind, user: Pick<User, 'id' | 'email'>, address = user.email): void {
    em.persist(AccountNotice.of(randomUUIDv7(), user.id, kind, address));
  }
}
