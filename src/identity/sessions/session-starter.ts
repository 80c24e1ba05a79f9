import { randomUUIDv7 } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { LoginProvider } from '#contracts/identity/login-provider.js';
import type { SignedInView } from '#contracts/identity/identity.views.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { currentClient } from '../../platform/http/current-client.js';
import { AccessTokens } from '../credentials/access-tokens.js';
import { RefreshTokens } from '../credentials/refresh-tokens.js';
import { AccountClosing } from '../domain/account-closing.js';
import { Session } from '../domain/session.js';
import { User } from '../domain/user.js';
import { Vendor } from '../domain/vendor.js';
import { authUserView } from '../queries/auth-user-view.js';
import { PendingSignIns } from '../second-factor/sign-in/pending-sign-ins.js';
import type { SignInOutcome } from '../second-factor/sign-in/answer-sign-in.js';
import { SecondFactors } from '../second-factor/second-factors.js';
import { SecurityLog } from '../security-log/security-log.js';

/** Starts sessions for those who have proved who they are; always a new one, so none can be planted beforehand. */
@Injectable()
export class SessionStarter {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accessTokens: AccessTokens,
    private readonly refreshTokens: RefreshTokens,
    private readonly factors: SecondFactors,
    private readonly pending: PendingSignIns,
    private readonly securityLog: SecurityLog,
  ) {}

  /** Starts a session, or asks for the second factor of an account that has one. */
  start(user: User, provider: LoginProvider): Promise<SignInOutcome> {
    return this.unitOfWork.run(async (em): Promise<SignInOutcome> => {
      if (!(await this.factors.isOn(em, user.id))) return { signedIn: await this.startProved(user, provider) };
      await this.securityLog.record({ kind: 'second-factor-asked', userId: user.id, note: provider });
      return { asked: this.pending.begin(em, user, provider) };
    });
  }

  /**
   * Starts a session for somebody who has shown everything: the second factor too, or whose account was made just now.
   * @returns what a sign-in answers
   */
  async startProved(user: User, provider: LoginProvider): Promise<SignedInView['data']> {
    const refreshToken = this.refreshTokens.first(randomUUIDv7());
    const { sessionId, hash } = refreshToken;
    const { known, closing, lacksSecondFactor } = await this.unitOfWork.run(async (em) => {
      em.persist(Session.start(sessionId, user.id, hash, new Date(), { provider, ...currentClient() }));
      const vendor = await em.findOne(Vendor, { userId: user.id });
      vendor?.fillContactFrom(user);
      await this.securityLog.record({ kind: 'signed-in', userId: user.id, sessionId, note: provider });
      const closing = await em.findOne(AccountClosing, { userId: user.id });
      const known = vendor ? await markedAsVendor(em, user) : user;
      return { known, closing, lacksSecondFactor: await this.factors.isMissing(em, user) };
    });
    const view = authUserView(known, closing?.closesAt);
    return { authResult: await this.accessTokens.issue(known, refreshToken, { lacksSecondFactor }), user: view };
  }
}

/** Whoever has a business is a vendor, whichever way it came to them (ID-8). */
async function markedAsVendor(em: EntityManager, user: User): Promise<User> {
  if (user.roles.includes('Vendor')) return user;
  const owner = await em.findOneOrFail(User, user.id);
  owner.becomeVendor();
  await em.flush();
  return owner;
}
