import { randomUUIDv7 } from 'node:crypto';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Refusal } from '../../platform/domain/refusal.js';
import { Outbox } from '../../platform/messages/outbox.js';
import { AccountClosing } from './domain/account-closing.js';
import { User } from '../users/domain/user.js';
import { Vendor } from '../vendors/domain/vendor.js';
import { SecurityLog } from '../security-log/security-log.js';
import { SessionEnder } from '../sessions/session-ender.js';

/** Closes accounts and keeps them, in the caller's unit of work. The user's row is locked: one of both at a time. */
@Injectable()
export class AccountCloser {
  constructor(
    private readonly sessions: SessionEnder,
    private readonly securityLog: SecurityLog,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Begins the grace period; an account that is being closed stays as it is. Every session ends.
   * @param askedBy the operator who does it for the person; null when it is the person
   * @returns when the account is erased, and ids of the sessions that ended
   * @throws Refusal `operator-account` for operators, `not-found` without such a user
   */
  async close(
    em: EntityManager,
    userId: string,
    askedBy: string | null,
  ): Promise<{ closesAt: Date; ended: readonly string[] }> {
    const user = await lockUser(em, userId);
    if (user.isAdmin) throw new Refusal('operator-account', 'An operator’s account is not closed here.');
    const known = await em.findOne(AccountClosing, { userId });
    const begin = async () =>
      AccountClosing.begin({ id: randomUUIDv7(), userId, askedBy }, await vendorIdsOf(em, userId), new Date());
    const closing = known ?? (await begin());
    if (!known) {
      em.persist(closing);
      await this.securityLog.record({ kind: 'account-closed', userId, ...(askedBy !== null && { actorId: askedBy }) });
    }
    return { closesAt: closing.closesAt, ended: await this.sessions.endAll(em, userId) };
  }

  /** Refuses the tokens of ended sessions here at once, after the commit; the database tells the other processes. */
  refuse(sessionIds: readonly string[]): void {
    this.sessions.refuse(sessionIds);
  }

  /** Ends the grace period; an account that is not being closed stays as it is. */
  async keep(em: EntityManager, userId: string): Promise<void> {
    await lockUser(em, userId);
    const closing = await em.findOne(AccountClosing, { userId });
    if (!closing) return;
    closing.keep(await vendorIdsOf(em, userId));
    em.remove(closing);
    await this.securityLog.record({ kind: 'account-kept', userId });
  }

  /** Erases the person if the time is over. What depends on the user goes with the row; the rest follows the fact. */
  async erase(em: EntityManager, userId: string, now: Date): Promise<void> {
    const user = await em.findOne(User, { id: userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const closing = await em.findOne(AccountClosing, { userId, closesAt: { $lte: now } });
    if (!user || !closing) return;
    await this.sessions.endAll(em, userId);
    // Their end is announced by an update: it has to come before they are gone.
    await em.flush();
    const vendorIds = await vendorIdsOf(em, userId);
    await this.outbox.cancelAbout(em, [userId, ...vendorIds]);
    closing.erase(vendorIds);
    await this.securityLog.record({ kind: 'person-erased', userId });
    em.remove(user);
  }
}

async function lockUser(em: EntityManager, userId: string): Promise<User> {
  const user = await em.findOne(User, { id: userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!user) throw new Refusal('not-found', 'There is no such user.');
  return user;
}

const vendorIdsOf = async (em: EntityManager, userId: string): Promise<string[]> =>
  (await em.find(Vendor, { userId })).map(({ id }) => id);
