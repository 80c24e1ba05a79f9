import { createHash, randomBytes, randomUUIDv7 } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import type { SignedInView } from '#contracts/identity/identity.views.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { currentClient } from '#src/platform/http/current-client.js';
import { AccessTokens, handOverLifetime, type HandOverClaims } from '../credentials/access-tokens.js';
import { RefreshTokens } from '../credentials/refresh-tokens.js';
import { impersonationLimits } from '../sessions/domain/session-limits.js';
import { Session } from '../sessions/domain/session.js';
import { User } from '../users/domain/user.js';
import { authUserView } from '../users/auth-user-view.js';
import { SecurityLog } from '../security-log/security-log.js';
import { lockUserForSession } from '../sessions/lock-user-for-session.js';

/** The cookie that binds a hand-over to the browser that requested it. */
export const handOverCookie = { name: 'posy.hand-over', maxAge: handOverLifetime } as const;

/**
 * The cookie that binds the return to the operator's own session to the browser that left it. Its lifetime is in
 * seconds.
 */
export const returnCookie = { name: 'posy.return', maxAge: impersonationLimits.lifetime / 1000 } as const;

export interface OfferedHandOver {
  /** Id of the future session. */
  readonly sessionId: string;
  /** The query parameters `idToken` and `accessToken` of the URL (ID-82), which authorize nothing themselves. */
  readonly idToken: string;
  readonly accessToken: string;
  /** Value of the cookie. */
  readonly nonce: string;
}

/**
 * Moves an operator into a session of the impersonated user, with tokens in a URL that are valid once, for a minute
 * (ID-82).
 */
@Injectable()
export class HandOver {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accessTokens: AccessTokens,
    private readonly refreshTokens: RefreshTokens,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * @param actorId the operator; the caller checks their permission, and `accept` checks it again
   * @param operatorSessionId the operator's session, which continues afterwards
   */
  async offer(userId: string, actorId: string, operatorSessionId?: string): Promise<OfferedHandOver> {
    const nonce = randomBytes(32).toString('base64url');
    const claims = { userId, actorId, operatorSessionId, id: randomUUIDv7(), nonceHash: nonceHashOf(nonce) };
    const [idToken, accessToken] = [
      await this.accessTokens.issueHandOver({ ...claims, part: 'id' }),
      await this.accessTokens.issueHandOver({ ...claims, part: 'access' }),
    ];
    return { sessionId: claims.id, idToken, accessToken, nonce };
  }

  /**
   * Starts the session.
   * @returns the response of a sign-in, and the value of `returnCookie`
   * @throws Refusal `hand-over-refused` when the tokens are older than a minute, were used, belong to another browser,
   *   or do not form a pair that was issued here
   */
  async accept(
    tokens: { idToken: string; accessToken: string },
    nonce: string | undefined,
  ): Promise<{ data: SignedInView['data']; returnNonce: string }> {
    const claims = await this.check(tokens, nonce);
    if (typeof claims === 'string') return this.refuse(claims);
    const { id: sessionId, userId, actorId, operatorSessionId } = claims;
    const returnNonce = randomBytes(32).toString('base64url');
    const refreshToken = this.refreshTokens.first(sessionId);
    try {
      const user = await this.unitOfWork.run(async (em) => {
        const held = await lockUserForSession(em, { id: userId });
        const target = held?.isAdmin === false ? held : undefined;
        const actor = await em.findOne(User, { id: actorId, isAdmin: true });
        if (!target || !actor) return undefined;
        const how = {
          provider: 'admin-impersonation',
          impersonatorId: actorId,
          ...(operatorSessionId !== undefined && { operatorSessionId, returnHash: nonceHashOf(returnNonce) }),
        } as const;
        const fresh = { id: sessionId, userId, refreshHash: refreshToken.hash };
        em.persist(Session.start(fresh, impersonationLimits, new Date(), { ...how, ...currentClient() }));
        await em.flush();
        await this.securityLog.record({ kind: 'hand-over-accepted', userId, actorId, sessionId });
        return target;
      });
      if (!user) return await this.refuse('not an operator, or not a user', claims);
      const authResult = await this.accessTokens.issue(user, refreshToken, { impersonatorId: actorId });
      return { data: { authResult, user: authUserView(user) }, returnNonce };
    } catch (error) {
      // The session has the id of the token, so that it can start only once.
      if (error instanceof UniqueConstraintViolationException) return this.refuse('used before', claims);
      throw error;
    }
  }

  /** Returns the claims, or the reason for refusing the tokens. */
  private async check(
    { idToken, accessToken }: { idToken: string; accessToken: string },
    nonce: string | undefined,
  ): Promise<HandOverClaims | string> {
    try {
      const [id, access] = [
        await this.accessTokens.readHandOver(idToken),
        await this.accessTokens.readHandOver(accessToken),
      ];
      if (id.part !== 'id' || access.part !== 'access' || id.id !== access.id) return 'no pair';
      if (nonce === undefined || nonceHashOf(nonce) !== access.nonceHash) return 'another browser';
      return access;
    } catch (error) {
      if (error instanceof Refusal) return 'not ours, or too old';
      throw error;
    }
  }

  private async refuse(note: string, about?: HandOverClaims): Promise<never> {
    await this.securityLog.record({ kind: 'hand-over-refused', note, userId: about?.userId, actorId: about?.actorId });
    throw new Refusal('hand-over-refused', 'This hand-over cannot be accepted.');
  }
}

/** SHA-256 of a nonce, base64url. */
export const nonceHashOf = (nonce: string) => createHash('sha256').update(nonce).digest('base64url');
