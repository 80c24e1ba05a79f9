import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Logger } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AuthResultView } from '#contracts/identity/identity.views.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { AccessTokens, type SessionLimits } from '../../credentials/access-tokens.js';
import { RefreshTokens, type RefreshToken } from '../../credentials/refresh-tokens.js';
import { RevokedSessions } from '../../sessions/revoked-sessions.js';
import { normaliseEmail } from '../../users/domain/normalise-email.js';
import { impersonationLimits, sessionLimitsOf } from '../../sessions/domain/session-limits.js';
import { Session, type RefreshOutcome } from '../../sessions/domain/session.js';
import { User } from '../../users/domain/user.js';
import { currentClient } from '#src/platform/http/current-client.js';
import { SecondFactors } from '../../second-factor/second-factors.js';
import { SecurityLog } from '../../security-log/security-log.js';

/** Exchanges a refresh token for new tokens. */
export class RefreshSession extends Command<AuthResultView> {
  constructor(
    readonly refreshToken: string,
    readonly username: string,
  ) {
    super();
  }
}

@CommandHandler(RefreshSession)
export class RefreshSessionHandler implements ICommandHandler<RefreshSession> {
  private readonly logger = new Logger(RefreshSession.name);

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accessTokens: AccessTokens,
    private readonly refreshTokens: RefreshTokens,
    private readonly revoked: RevokedSessions,
    private readonly factors: SecondFactors,
    private readonly securityLog: SecurityLog,
  ) {}

  async execute({ refreshToken, username }: RefreshSession): Promise<AuthResultView> {
    const presented = this.refreshTokens.read(refreshToken);
    if (!presented) throw refused();
    const successor = this.refreshTokens.successorOf(presented);
    const { outcome, user, limits } = await this.exchange(presented, successor, normaliseEmail(username));
    if (outcome === 'reused') {
      this.revoked.add(presented.sessionId);
      this.logger.warn(
        `session ${presented.sessionId} revoked: a refresh token was presented again after its exchange`,
      );
    }
    // Thrown after the unit of work, which would roll back the revocation otherwise.
    if (!user || outcome === 'reused' || outcome === 'over') throw refused();
    return this.accessTokens.issue(user, successor, limits);
  }

  /** Locks the session, so that the second of two concurrent exchanges sees the first. */
  private exchange(
    presented: RefreshToken,
    successor: RefreshToken,
    username: string,
  ): Promise<{ outcome: RefreshOutcome; user?: User; limits?: SessionLimits }> {
    return this.unitOfWork.run(async (em) => {
      const session = await em.findOne(Session, presented.sessionId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      const user = session && (await em.findOne(User, { id: session.userId, username }));
      if (!user) return { outcome: 'over' };
      if (!(await isStillAllowed(em, session, user))) return { outcome: 'over' };
      const now = new Date();
      const kept = session.impersonatorId === null ? sessionLimitsOf(user) : impersonationLimits;
      const outcome = session.refresh(presented.hash, successor.hash, kept, now);
      if (outcome === 'rotated') session.seen(currentClient(), now);
      if (outcome === 'reused') {
        await this.securityLog.record({ kind: 'refresh-token-reused', userId: user.id, sessionId: session.id });
      }
      const { impersonatorId } = session;
      return { outcome, user, limits: { impersonatorId, lacksSecondFactor: await this.factors.isMissing(em, user) } };
    });
  }
}

/** Returns whether an impersonation may continue: its user is no operator, and the impersonator still is one. */
async function isStillAllowed(em: EntityManager, { impersonatorId }: Session, user: User): Promise<boolean> {
  if (impersonatorId === null) return true;
  return !user.isAdmin && (await em.count(User, { id: impersonatorId, isAdmin: true })) === 1;
}

const refused = () => new Refusal('refresh-refused', 'error refreshing token');
