import { decodeProtectedHeader, errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { Injectable } from '@nestjs/common';
import type { AuthResultView } from '#contracts/identity/identity.views.js';
import { ProgramSettings } from '#src/platform/config/program-settings.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import type { SignedInUser } from '#src/platform/http/authenticator.js';
import type { User } from '../users/domain/user.js';
import type { RefreshToken } from './refresh-tokens.js';
import { clockTolerance, signingAlgorithm, SigningKeys } from './signing-keys.js';

/**
 * Seconds until the expiry that an access token names. The clock tolerance is subtracted here and added where the token
 * is checked, so that on clocks that agree a token is valid for exactly ten minutes.
 */
export const accessTokenLifetime = 600 - clockTolerance;

/** The audience of each kind of token. It separates access tokens from id tokens, which authorize nothing. */
const audience = { access: 'posy-api', id: 'posy-browser', handOver: 'posy-hand-over' } as const;
type Audience = keyof typeof audience;

/** The claims of the two tokens of a hand-over: the user of the session, the operator and the browser (ID-82). */
export interface HandOverClaims {
  readonly userId: string;
  /** The operator. */
  readonly actorId: string;
  /** The operator's session in which the hand-over was requested; absent if there was none. */
  readonly operatorSessionId?: string;
  /** Also the id of the session, so that the token can start only one. */
  readonly id: string;
  /** SHA-256 of the nonce that the browser holds, base64url. */
  readonly nonceHash: string;
  /** The parameter that the token belongs to. */
  readonly part: 'id' | 'access';
}

/** Seconds until a hand-over expires. */
export const handOverLifetime = 60;

/** Restrictions of a session. Both tokens contain them. */
export interface SessionLimits {
  /** The operator who acts for the user (`act`, RFC 8693). */
  readonly impersonatorId?: string | null;
  /** The user must have a second factor and has none yet (`mfa`): only setting one up is allowed. */
  readonly lacksSecondFactor?: boolean;
}

type TokenOwner = Pick<User, 'id' | 'username' | 'isAdmin' | 'roles' | 'email' | 'firstName' | 'lastName'>;

/** Signs and verifies the tokens that are checked without a database query. */
@Injectable()
export class AccessTokens {
  private readonly issuer: string;

  constructor(
    settings: ProgramSettings,
    private readonly keys: SigningKeys,
  ) {
    this.issuer = settings.publicUrl;
  }

  /** Returns the tokens of a sign-in or refresh, named as the requirements name them (ID-12). */
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
    // Loads the signing key once for both tokens, and creates the first one.
    await this.keys.current();
    const [AccessToken, IdToken] = await Promise.all([
      this.sign(access, user.id, 'access', accessTokenLifetime),
      this.sign(id, user.id, 'id', accessTokenLifetime),
    ]);
    return { AccessToken, IdToken, RefreshToken: refreshToken.text, ExpiresIn: accessTokenLifetime };
  }

  /** @returns the owner and the expiry of an id token; undefined if it is forged, expired, or another kind of token */
  async readIdToken(idToken: string): Promise<{ userId: string; endsAt: Date } | undefined> {
    try {
      const { sub, exp } = await this.verify(idToken, 'id', { requiredClaims: ['sub', 'exp'] });
      return { userId: String(sub), endsAt: new Date(Number(exp) * 1000) };
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }

  /** Returns a token for the URL of a hand-over. It authorizes nothing and is exchanged for tokens that do. */
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

  /**
   * @throws Refusal `session-ended` when the token is not a hand-over, is forged, older than a minute, or names no
   *   operator
   */
  async readHandOver(token: string): Promise<HandOverClaims> {
    try {
      const requiredClaims = ['sub', 'jti', 'nh', 'part', 'act', 'exp', 'iat'];
      // No clock tolerance, which would extend the minute.
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
   * Returns the session id of an access token, even of one that has expired.
   * @throws Refusal `session-ended` when the token was not issued here
   */
  async sessionOf(accessToken: string): Promise<string> {
    try {
      const requiredClaims = ['sub', 'sid', 'exp'];
      return userOf(await this.verify(accessToken, 'access', { requiredClaims, clockTolerance }, 'any key')).sessionId;
    } catch (error) {
      // The signature and all other claims are verified before the expiry.
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

/** The format of our key ids; other ids are not looked up. */
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
