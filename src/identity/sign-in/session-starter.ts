import { randomUUIDv7 } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { LoginProvider } from '#contracts/identity/login-provider.js';
import type { SignedInView } from '#contracts/identity/identity.views.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { currentClient } from '#src/platform/http/current-client.js';
import { AccessTokens } from '../credentials/access-tokens.js';
import { RefreshTokens } from '../credentials/refresh-tokens.js';
import { Session } from '../sessions/domain/session.js';
import { sessionLimitsOf } from '../sessions/domain/session-limits.js';
import { User } from '../users/domain/user.js';
import { Vendor } from '../vendors/domain/vendor.js';
import { authUserView } from '../users/auth-user-view.js';
import { PendingSignIns } from './pending-sign-ins.js';
import type { SignInOutcome } from './answer-sign-in.js';
import { SecondFactors } from '../second-factor/second-factors.js';
import { SecurityLog } from '../security-log/security-log.js';
import { signInStateOf, type SessionUser, type SignInState } from './sign-in-state.js';

/** Starts sessions of authenticated users. Each has a new id, which prevents session fixation. */
@Injectable()
export class SessionStarter {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly database: ReadDatabase,
    private readonly accessTokens: AccessTokens,
    private readonly refreshTokens: RefreshTokens,
    private readonly factors: SecondFactors,
    private readonly pending: PendingSignIns,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Starts a session, or creates the challenge for an account with a second factor.
   * @param user locked by the caller's unit of work (`lockUserForSession`, `lockSessionUser`)
   * @param known the user's state, if the caller has read it under the lock
   */
  start(user: SessionUser, provider: LoginProvider, known?: SignInState): Promise<SignInOutcome> {
    return this.unitOfWork.run(async (em): Promise<SignInOutcome> => {
      const state = known ?? (await signInStateOf(this.database, user.id));
      if (!state.hasSecondFactor) return { signedIn: await this.begin(em, user, provider, state) };
      await this.securityLog.record({ kind: 'second-factor-asked', userId: user.id, note: provider });
      return { challenge: this.pending.begin(em, user, provider) };
    });
  }

  /**
   * Starts a session of a fully authenticated user: with the second factor too, or with a new account.
   * @returns the response of a sign-in
   */
  startAuthenticated(user: SessionUser, provider: LoginProvider): Promise<SignedInView['data']> {
    return this.unitOfWork.run(async (em) =>
      this.begin(em, user, provider, await signInStateOf(this.database, user.id)),
    );
  }

  private async begin(
    em: EntityManager,
    user: SessionUser,
    provider: LoginProvider,
    { hasSecondFactor, hasBusiness, lacksContact, closesAt }: SignInState,
  ): Promise<SignedInView['data']> {
    const refreshToken = this.refreshTokens.first(randomUUIDv7());
    const { sessionId, hash } = refreshToken;
    const fresh = { id: sessionId, userId: user.id, refreshHash: hash };
    em.persist(Session.start(fresh, sessionLimitsOf(user), new Date(), { provider, ...currentClient() }));
    await this.securityLog.record({ kind: 'signed-in', userId: user.id, sessionId, note: provider });
    if (lacksContact) (await em.findOne(Vendor, { userId: user.id }))?.fillContactFrom(user);
    const known = hasBusiness ? await withVendorRole(em, user) : user;
    const lacksSecondFactor = this.factors.isRequired(known) && !hasSecondFactor;
    // Signs the tokens while the rows are written. The response waits for the commit of both.
    const [authResult] = await Promise.all([
      this.accessTokens.issue(known, refreshToken, { lacksSecondFactor }),
      em.flush(),
    ]);
    return { authResult, user: authUserView(known, closesAt) };
  }
}

/** Adds the role to a user who has become a vendor in any way (ID-8). */
async function withVendorRole(em: EntityManager, user: SessionUser): Promise<SessionUser> {
  if (user.roles.includes('Vendor')) return user;
  const owner = await em.findOneOrFail(User, user.id);
  owner.becomeVendor();
  await em.flush();
  return owner;
}
