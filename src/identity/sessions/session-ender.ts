import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '../../platform/database/read-database.js';
import { RevokedSessions } from '../credentials/revoked-sessions.js';
import { Session } from '../domain/session.js';
import { PendingSignIn } from '../second-factor/sign-in/pending-sign-in.js';

/** Ends many sessions of a person at once: when the password is set anew, or somebody signs out everywhere. */
@Injectable()
export class SessionEnder {
  constructor(
    private readonly database: ReadDatabase,
    private readonly revoked: RevokedSessions,
  ) {}

  /**
   * Ends the sessions of a person in the caller's unit of work, and the sign-ins that wait for a second factor. The
   * person's row is written anew first: a session that starts at the same moment (`heldUser`, `arrivalOf`) is either
   * found here, or starts afterwards, by what is true then.
   * @param except id of the one that goes on
   * @returns ids of those that ended, for `refuse` after the commit
   */
  async endAll(em: EntityManager, userId: string, except?: string): Promise<string[]> {
    const now = new Date();
    // No entity: what the caller has read of the person keeps the version that it was read at.
    await sql`update identity."user" set id = id where id = ${userId}`.execute(this.database.tables());
    await em.nativeDelete(PendingSignIn, { userId });
    const open = await em.find(Session, { userId, revokedAt: null, expiresAt: { $gt: now } });
    const ending = open.filter(({ id }) => id !== except);
    for (const session of ending) session.revoke(now);
    return ending.map(({ id }) => id);
  }

  /** Refuses their tokens here at once; the database tells the other processes. */
  refuse(sessionIds: readonly string[]): void {
    for (const id of sessionIds) this.revoked.add(id);
  }
}
