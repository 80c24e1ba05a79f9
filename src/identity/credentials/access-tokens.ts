import { decodeProtectedHeader, errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { Injectable } from '@nestjs/common';
import type { AuthResultView } from '#contracts/identity/identity.views.js';
import { Config } from '../../platform/config/config.js';
import { Refusal } from '../../platform/domain/refusal.js';
import type { SignedInUser } from '../../platform/http/authenticator.js';
import type { User } from '../users/domain/user.js';
import type { RefreshToken } from './refresh-tokens.js';
import { clockTolerance, signingAlgorithm, SigningKeys } from './signing-keys.js';

/**
 * Seconds until the end that an access token names. What our clocks may be apart is taken off: it is given back where
 * the token is checked, so that on clocks that agree a token counts for ten minutes and not a second longer.
 */
export const accessTokenLifetime = 600 - clockTolerance;

/** Who a token is for: what tells an access token from an id token, which opens nothing. */
const audience = { access: 'posy-api', id: 'posy-browser', handOver: 'posy-hand-over' } as const;
type Audience = keyof typeof audience;

/** What the two tokens of a hand-over share: whose session it opens, for whom, and in which browser (ID-82). */
export interface HandOverClaims {
  readonly userId: string;
  /** The operator. */
  readonly actorId: string;
  /** The operator's session that it was asked for in; absent if there was none. */
  readonly operatorSessionId?: string;
  /** Also the id of the session that it opens: it opens one. */
  readonly id: string;
  /** SHA-256 of the nonce that the browser holds, base64url. */
  readonly nonceHash: string;
  /** Which of the two tokens it is. */
  readonly part: 'id' | 'access';
}

/** Seconds in which a hand-over has to arrive. */
export const handOverLifetime = 60;

/** What makes a session less than its owner's; both tokens say so. */
export interface SessionLimits {
  /** The operator who acts for the user (`act`, RFC 8693). */
  readonly impersonatorId?: string | null;
  /** They must have a second factor and have none yet (`mfa`): all that they can do is to set one up. */
  readonly lacksSecondFactor?: boolean;
}

type TokenOwner = Pick<User, 'id' | 'username' | 'isAdmin' | 'roles' | 'email' | 'firstName' | 'lastName'>;

/** Signs and reads the tokens that are checked without the database. */
@Injectable()
export class AccessTokens {
  private readonly issuer: string;

  constructor(
    config: Config,
    private readonly keys: SigningKeys,
  ) {
    this.issuer = config.publicUrl;
  }

  /**
   * The tokens of one sign-in or refresh, as the requirements name them (ID-12).
   */
  async issue(user: TokenOwner, refreshToken: RefreshToken, limits: SessionLimits = {}): Promise<AuthResultView> {
    const { username, isAdmin, roles, email, firstName, lastName } = user;
    const { impersonatorId, lacksSecondFactor } = limits;
    const more = {
      ...(impersonatorId && { act: { sub: impersonatorId } }),
      ...(lacksSecondFactor && { mfa: 'missing' }),
    };
    const access = { sid: refreshToken.sessionId, username, isAdmin, roles, ...more };
    const name = `${firstName} ${lastName}`.trim();
    const id = { email, given_name: firstName, family_name: lastName, name, ...more };
    // Before both: the first key of all makes itself.
    await this.keys.current();
    const [AccessToken, IdToken] = await Promise.all([
      this.sign(access, user.id, 'access', accessTokenLifetime),
      this.sign(id, user.id, 'id', accessTokenLifetime),
    ]);
    return { AccessToken, IdToken, RefreshToken: refreshToken.text, ExpiresIn: accessTokenLifetime };
  }

  /** @returns whose an id token is and when it ends; nothing for any that is forged, expired, or another kind of token */
  async readIdToken(idToken: string): Promise<{ userId: string; endsAt: Date } | undefined> {
    try {
      const { sub, exp } = await this.verify(idToken, 'id', { requiredClaims: ['sub', 'exp'] });
      return { userId: String(sub), endsAt: new Date(Number(exp) * 1000) };
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }

  /** A token for the address of a hand-over: it opens nothing, and is exchanged for tokens that do. */
  issueHandOver({ userId, actorId, operatorSessionId, id, nonceHash, part }: HandOverClaims): Promise<string> {
    const act = { sub: actorId, ...(operatorSessionId !== undefined && { sid: operatorSessionId }) };
    return this.sign({ jti: id, nh: nonceHash, part, act }, userId, 'handOver', handOverLifetime);
  }

  /** @throws Refusal `session-ended` when the token is expired, forged, malformed or not an access token */
  async read(accessToken: string): Promise<SignedInUser> {
    try {
      return userOf(
        await this.verify(accessToken, 'access', { requiredClaims: ['sub', 'sid', 'exp'], clockTolerance }),
      );
    } catch (error) {
      throw asRefusal(error);
    }
  }

  /** @throws Refusal `session-ended` when it is none, is a minute old, was forged, or names no operator */
  async readHandOver(token: string): Promise<HandOverClaims> {
    try {
      const requiredClaims = ['sub', 'jti', 'nh', 'part', 'act', 'exp', 'iat'];
      // No tolerance: a clock that is behind must not make the minute longer.
      const { sub, jti, nh, part, act } = await this.verify(token, 'handOver', {
        requiredClaims,
        maxTokenAge: handOverLifetime,
      });
      const { sub: actorId, sid } = act as { sub?: unknown; sid?: unknown };
      if (typeof actorId !== 'string') throw new errors.JWTInvalid('a hand-over without an actor');
      return {
        userId: String(sub),
        actorId,
        ...(typeof sid === 'string' && { operatorSessionId: sid }),
        id: String(jti),
        nonceHash: String(nh),
        part: part === 'id' ? 'id' : 'access',
      };
    } catch (error) {
      throw asRefusal(error);
    }
  }

  /**
   * The session of an access token that may have expired since it was issued.
   * @throws Refusal `session-ended` when the token was never issued here
   */
  async sessionOf(accessToken: string): Promise<string> {
    try {
      const requiredClaims = ['sub', 'sid', 'exp'];
      return userOf(await this.verify(accessToken, 'access', { requiredClaims, clockTolerance }, 'any key')).sessionId;
    } catch (error) {
      // Everything else about it has been verified when it is found to be expired.
      if (error instanceof errors.JWTExpired) return userOf(error.payload).sessionId;
      throw asRefusal(error);
    }
  }

  private async sign(claims: JWTPayload, subject: string, recipient: Audience, lifetime: number): Promise<string> {
    const { kid, privateKey } = await this.keys.current();
    return new SignJWT(claims)
      .setProtectedHeader({ alg: signingAlgorithm, typ: 'JWT', kid })
      .setSubject(subject)
      .setIssuer(this.issuer)
      .setAudience(audience[recipient])
      .setIssuedAt()
      .setExpirationTime(`${lifetime}s`)
      .sign(privateKey);
  }

  private async verify(
    token: string,
    recipient: Audience,
    rules: { requiredClaims: string[]; clockTolerance?: number; maxTokenAge?: number },
    keys?: 'any key',
  ): Promise<JWTPayload> {
    const kid = kidOf(token);
    const key = kid === undefined ? undefined : await this.keys.find(kid);
    if (!key || !(key.isAccepted || keys)) throw new errors.JWKSNoMatchingKey();
    const { payload } = await jwtVerify(token, key.publicKey, {
      algorithms: [signingAlgorithm],
      issuer: this.issuer,
      audience: audience[recipient],
      ...rules,
    });
    return payload;
  }
}

/** The form of our key ids: nothing else is looked for. */
const kidForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function kidOf(token: string): string | undefined {
  try {
    const { kid, alg } = decodeProtectedHeader(token);
    return typeof kid === 'string' && kidForm.test(kid) && alg === signingAlgorithm ? kid : undefined;
  } catch {
    return undefined;
  }
}

function userOf({ sub, sid, isAdmin, roles, exp, act, mfa }: JWTPayload): SignedInUser {
  const impersonatorId = (act as { sub?: unknown } | undefined)?.sub;
  return {
    userId: String(sub),
    sessionId: String(sid),
    isAdmin: isAdmin === true,
    roles: Array.isArray(roles) ? roles.map(String) : [],
    ...(typeof impersonatorId === 'string' ? { impersonatorId } : {}),
    ...(mfa === 'missing' ? { lacksSecondFactor: true } : {}),
    tokenExpiresAt: new Date((Number(exp) + clockTolerance) * 1000),
  };
}

const asRefusal = (error: unknown) =>
  error instanceof errors.JOSEError ? new Refusal('session-ended', 'Your session has ended. Sign in again.') : error;
