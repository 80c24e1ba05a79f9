import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { RevokedSessions } from './revoked-sessions.js';
import { PasswordGrant } from '../one-time-codes/domain/password-grant.js';
import { Session } from './domain/session.js';
import { PendingSignIn } from './domain/pending-sign-in.js';
import { SecurityLog } from '../security-log/security-log.js';

/** Ends all sessions of a user, for example after a new password or a sign-out everywhere. */
@Injectable()
export class SessionEnder {
  constructor(
    private readonly database: ReadDatabase,
    private readonly revoked: RevokedSessions,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Ends the user's sessions in the caller's unit of work, including impersonations by them, pending sign-ins and
   * password grants. It updates the user's row first. A session that starts at the same moment (`lockUserForSession`,
   * `lockSessionUser`) is therefore either found here, or starts afterwards with the new state.
   * @param except id of the session that continues
   * @returns ids of the ended sessions, for `refuse` after the commit
   */
  async endAll(em: EntityManager, userId: string, except?: string): Promise<string[]> {
    const now = new Date();
    // No entity, because the version that the caller has read must not change.
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

  /** Refuses the tokens of the sessions in this process at once; the database notifies the others. */
  refuse(sessionIds: readonly string[]): void {
    for (const id of sessionIds) this.revoked.add(id);
  }
}
