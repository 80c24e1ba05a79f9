import { randomUUIDv7 } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { User } from '../users/domain/user.js';
import { AccountNotice } from './domain/account-notice.js';
import type { NoticeKind } from './domain/notice-kind.js';

/** Tells the owner of an account by mail what has happened to it: with the change itself, or not at all. */
@Injectable()
export class AccountNotices {
  /** @param address where to, when it is not what the account has now */
  send(em: EntityManager, kind: NoticeKind, user: Pick<User, 'id' | 'email'>, address = user.email): void {
    em.persist(AccountNotice.of(randomUUIDv7(), user.id, kind, address));
  }
}
