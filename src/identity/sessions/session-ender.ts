import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '../../platform/database/read-database.js';
import { RevokedSessions } from './revoked-sessions.js';
import { PasswordGrant } from '../one-time-codes/domain/password-grant.js';
import { Session } from './domain/session.js';
import { PendingSignIn } from './domain/pending-sign-in.js';
import { SecurityLog } from '../security-log/security-log.js';

/** Ends many sessions of a person at once: when the password is set anew, or somebody signs out everywhere. */
@Injectable()
export class SessionEnder {
  constructor(
    private readonly database: ReadDatabase,
    private readonly revoked: RevokedSessions,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Ends the sessions of a person in the caller's unit of work, those too in which they act for somebody, and with them
   * whatever else waits to come in: sign-ins that wait for a second factor, leave to set a password. The person's row is
   * written anew first: a session that starts at the same moment (`lockUserForSession`, `lockSessionUser`) is either
   * found here, or starts afterwards, by what is true then.
   * @param except id of the one that goes on
   * @returns ids of those that ended, for `refuse` after the commit
   */
  async endAll(em: EntityManager, userId: string, except?: string): Promise<string[]> {
    const now = new Date();
    // No entity: what the caller has read of the person keeps the version that it was read at.
    await sql`update identity."user" set id = id where id = ${userId}`.execute(this.database.tables());
    await em.nativeDelete(PendingSignIn, { userId });
    await em.nativeDelete(PasswordGrant, { userId });
    const theirs = { $or: [{ userId }, { impersonatorId: userId }] };
    const open = await em.find(Session, { ...theirs, revokedAt: null, expiresAt: { $gt: now } });
    const ending = open.filter(({ id }) => id !== except);
    for (const session of ending) {
      session.revoke(now);
      await this.recordIfActing(session);
    }
    return ending.map(({ id }) => id);
  }

  private async recordIfActing({ id: sessionId, userId, impersonatorId }: Session): Promise<void> {
    if (impersonatorId === null) return;
    await this.securityLog.record({ kind: 'impersonation-ended', userId, sessionId, actorId: impersonatorId });
  }

  /** Refuses their tokens here at once; the database tells the other processes. */
  refuse(sessionIds: readonly string[]): void {
    for (const id of sessionIds) this.revoked.add(id);
  }
}
