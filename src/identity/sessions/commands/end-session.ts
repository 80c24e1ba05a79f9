import { LockMode } from '@mikro-orm/core';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { RevokedSessions } from '../revoked-sessions.js';
import { Session } from '../domain/session.js';
import { SecurityLog } from '../../security-log/security-log.js';

/** Ends one session. The caller has checked its owner. */
export class EndSession extends Command<void> {
  constructor(
    readonly sessionId: string,
    /** The owner's current session. */
    readonly askedIn: string,
  ) {
    super();
  }
}

@CommandHandler(EndSession)
export class EndSessionHandler implements ICommandHandler<EndSession> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly revoked: RevokedSessions,
    private readonly securityLog: SecurityLog,
  ) {}

  async execute({ sessionId, askedIn }: EndSession): Promise<void> {
    await this.unitOfWork.run(async (em) => {
      const session = await em.findOne(Session, sessionId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!session || session.revokedAt) return;
      session.revoke(new Date());
      const { userId, impersonatorId } = session;
      const kind = impersonatorId ? 'impersonation-ended' : 'session-ended';
      const note = `by the owner, in session ${askedIn}`;
      await this.securityLog.record({ kind, userId, sessionId, actorId: impersonatorId ?? undefined, note });
    });
    // The notification reaches this process too, but possibly after the next request.
    this.revoked.add(sessionId);
  }
}
