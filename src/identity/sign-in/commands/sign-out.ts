import { LockMode } from '@mikro-orm/core';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { AccessTokens } from '../../credentials/access-tokens.js';
import { RevokedSessions } from '../../sessions/revoked-sessions.js';
import { Session } from '../../sessions/domain/session.js';
import { SecurityLog } from '../../security-log/security-log.js';

/** Ends the session of an access token, even of one that has expired or was revoked. */
export class SignOut extends Command<void> {
  constructor(readonly accessToken: string) {
    super();
  }
}

@CommandHandler(SignOut)
export class SignOutHandler implements ICommandHandler<SignOut> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accessTokens: AccessTokens,
    private readonly revoked: RevokedSessions,
    private readonly securityLog: SecurityLog,
  ) {}

  /** @throws Refusal `session-ended` when the token was not issued here; then no session has ended */
  async execute({ accessToken }: SignOut): Promise<void> {
    const sessionId = await this.accessTokens.sessionOf(accessToken);
    await this.unitOfWork.run(async (em) => {
      const session = await em.findOne(Session, sessionId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!session || session.revokedAt) return;
      session.revoke(new Date());
      const { userId, impersonatorId } = session;
      const kind = impersonatorId ? 'impersonation-ended' : 'signed-out';
      await this.securityLog.record({ kind, userId, sessionId, actorId: impersonatorId ?? undefined });
    });
    // The notification reaches this process too, but possibly after the next request.
    this.revoked.add(sessionId);
  }
}
