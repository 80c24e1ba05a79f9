import { randomUUIDv7 } from 'node:crypto';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Refusal } from '#src/platform/domain/refusal.js';
import { Outbox } from '#src/platform/messages/outbox.js';
import { AccountClosing } from './domain/account-closing.js';
import { User } from '../users/domain/user.js';
import { Vendor } from '../vendors/domain/vendor.js';
import { SecurityLog } from '../security-log/security-log.js';
import { SessionEnder } from '../sessions/session-ender.js';

/**
 * Closes and restores accounts in the caller's unit of work. The user's row is locked, so that closing and restoring do
 * not overlap.
 */
@Injectable()
export class AccountCloser {
  constructor(
    private readonly sessions: SessionEnder,
    private readonly securityLog: SecurityLog,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Starts the grace period and ends all sessions; an account that is closed already keeps its date.
   * @param askedBy the operator who does it on the user's request; null when it is the user
   * @returns the time of erasure, and ids of the ended sessions
   * @throws Refusal `operator-account` for operators, `not-found` without such a user
   */
  async close(
    em: EntityManager,
    userId: string,
    askedBy: string | null,
  ): Promise<{ closesAt: Date; ended: readonly string[] }> {
    const user = await lockUser(em, userId);
    if (user.isAdmin) throw new Refusal('operator-account', 'Operator accounts can’t be closed here.');
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

  /** Refuses the tokens of the ended sessions in this process, after the commit; the database notifies the others. */
  refuse(sessionIds: readonly string[]): void {
    this.sessions.refuse(sessionIds);
  }

  /** Ends the grace period; an account that is not closed does not change. */
  async keep(em: EntityManager, userId: string): Promise<void> {
    await lockUser(em, userId);
    const closing = await em.findOne(AccountClosing, { userId });
    if (!closing) return;
    closing.keep(await vendorIdsOf(em, userId));
    em.remove(closing);
    await this.securityLog.record({ kind: 'account-kept', userId });
  }

  /**
   * Erases the user if the grace period is over. Foreign keys delete the rows of identity; other contexts react to the
   * message.
   */
  async erase(em: EntityManager, userId: string, now: Date): Promise<void> {
    const user = await em.findOne(User, { id: userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const closing = await em.findOne(AccountClosing, { userId, closesAt: { $lte: now } });
    if (!user || !closing) return;
    await this.sessions.endAll(em, userId);
    // An update announces the end of the sessions, so it has to come before their deletion.
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
  if (!user) throw new Refusal('not-found', 'User not found.');
  return user;
}

const vendorIdsOf = async (em: EntityManager, userId: string): Promise<string[]> =>
  (await em.find(Vendor, { userId })).map(({ id }) => id);
