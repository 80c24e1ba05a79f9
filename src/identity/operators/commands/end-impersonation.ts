import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SignedInView } from '#contracts/identity/identity.views.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import type { SignedInUser } from '#src/platform/http/authenticator.js';
import { currentClient } from '#src/platform/http/current-client.js';
import { AccessTokens } from '../../credentials/access-tokens.js';
import { RefreshTokens } from '../../credentials/refresh-tokens.js';
import { RevokedSessions } from '../../sessions/revoked-sessions.js';
import { sessionLimitsOf } from '../../sessions/domain/session-limits.js';
import { Session } from '../../sessions/domain/session.js';
import type { User } from '../../users/domain/user.js';
import { authUserView } from '../../users/auth-user-view.js';
import { SecondFactors } from '../../second-factor/second-factors.js';
import { SecurityLog } from '../../security-log/security-log.js';
import { nonceHashOf } from '../hand-over.js';
import { lockUserForSession } from '../../sessions/lock-user-for-session.js';

/** Ends an impersonation and continues the operator's own session, if that is still alive (ADR 34). */
export class EndImpersonation extends Command<SignedInView['data'] | null> {
  constructor(
    /** The caller, in the session that ends. */
    readonly caller: Pick<SignedInUser, 'sessionId' | 'impersonatorId'>,
    /** Value of `returnCookie` in the caller's browser. */
    readonly nonce: string | undefined,
  ) {
    super();
  }
}

@CommandHandler(EndImpersonation)
export class EndImpersonationHandler implements ICommandHandler<EndImpersonation> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accessTokens: AccessTokens,
    private readonly refreshTokens: RefreshTokens,
    private readonly revoked: RevokedSessions,
    private readonly factors: SecondFactors,
    private readonly securityLog: SecurityLog,
  ) {}

  /** @throws Refusal `not-allowed` when nobody is impersonated in the session */
  async execute({ caller, nonce }: EndImpersonation): Promise<SignedInView['data'] | null> {
    const { sessionId, impersonatorId } = caller;
    if (impersonatorId === undefined) throw new Refusal('not-allowed', 'You aren’t acting for anyone in this session.');
    const returned = await this.unitOfWork.run(async (em) => {
      // Locked before the sessions, in the same order as in `SessionEnder`.
      const operator = await lockUserForSession(em, { id: impersonatorId });
      const ended = await em.findOne(Session, sessionId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!ended || ended.revokedAt) return null;
      ended.revoke(new Date());
      const own = operator && (await this.resume(em, ended, operator, nonce));
      const note = own ? `back in session ${ended.operatorSessionId}` : undefined;
      const { userId } = ended;
      await this.securityLog.record({ kind: 'impersonation-ended', userId, actorId: impersonatorId, sessionId, note });
      return own;
    });
    // The notification reaches this process too, but possibly after the next request.
    this.revoked.add(sessionId);
    return returned;
  }

  /** Returns the operator signed in with new tokens of their own session; null if it is over or not this browser's. */
  private async resume(
    em: EntityManager,
    { operatorSessionId, returnHash }: Session,
    operator: User,
    nonce: string | undefined,
  ): Promise<SignedInView['data'] | null> {
    if (!operator.isAdmin || operatorSessionId === null) return null;
    if (nonce === undefined || nonceHashOf(nonce) !== returnHash) return null;
    const own = await em.findOne(
      Session,
      { id: operatorSessionId, userId: operator.id, impersonatorId: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    const refreshToken = this.refreshTokens.first(operatorSessionId);
    const now = new Date();
    if (!own?.resume(refreshToken.hash, sessionLimitsOf(operator), now)) return null;
    own.seen(currentClient(), now);
    const lacksSecondFactor = await this.factors.isMissing(em, operator);
    const authResult = await this.accessTokens.issue(operator, refreshToken, { lacksSecondFactor });
    return { authResult, user: authUserView(operator) };
  }
}
