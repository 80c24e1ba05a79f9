import { createSecretKey, type KeyObject } from 'node:crypto';
import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { Injectable } from '@nestjs/common';
import type { AuthResultView } from '#contracts/identity/identity.views.js';
import { Config } from '../../platform/config/config.js';
import { Refusal } from '../../platform/domain/refusal.js';
import type { SignedInUser } from '../../platform/http/authenticator.js';
import type { User } from '../domain/user.js';
import type { RefreshToken } from './refresh-tokens.js';

/** Seconds that an access token is good for. */
export const accessTokenLifetime = 600;

/** Who a token is for: what tells an access token from an id token, which opens nothing. */
const audience = { access: 'posy-api', id: 'posy-browser' };
const algorithm = 'HS256';

/** Signs and reads the tokens that are checked without the database. */
@Injectable()
export class AccessTokens {
  private readonly key: KeyObject;
  private readonly issuer: string;

  constructor(config: Config) {
    this.key = createSecretKey(config.tokenSecret, 'utf8');
    this.issuer = config.publicUrl;
  }

  /** The tokens of one sign-in or refresh, as the requirements name them (ID-12). */
  async issue(user: User, refreshToken: RefreshToken): Promise<AuthResultView> {
    const { username, isAdmin, roles, email, firstName, lastName } = user;
    const access = { sid: refreshToken.sessionId, username, isAdmin, roles };
    const id = { email, given_name: firstName, family_name: lastName, name: `${firstName} ${lastName}`.trim() };
    return {
      AccessToken: await this.sign(access, user.id, audience.access),
      IdToken: await this.sign(id, user.id, audience.id),
      RefreshToken: refreshToken.text,
      ExpiresIn: accessTokenLifetime,
    };
  }

  /** @throws Refusal `session-ended` when the token is expired, forged, malformed or not an access token */
  async read(accessToken: string): Promise<SignedInUser> {
    try {
      return userOf(await this.verify(accessToken));
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
      return userOf(await this.verify(accessToken)).sessionId;
    } catch (error) {
      // Everything else about it has been verified when it is found to be expired.
      if (error instanceof errors.JWTExpired) return userOf(error.payload).sessionId;
      throw asRefusal(error);
    }
  }

  private sign(claims: JWTPayload, subject: string, recipient: string): Promise<string> {
    return new SignJWT(claims)
      .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
      .setSubject(subject)
      .setIssuer(this.issuer)
      .setAudience(recipient)
      .setIssuedAt()
      .setExpirationTime(`${accessTokenLifetime}s`)
      .sign(this.key);
  }

  private async verify(accessToken: string): Promise<JWTPayload> {
    const { payload } = await jwtVerify(accessToken, this.key, {
      algorithms: [algorithm],
      issuer: this.issuer,
      audience: audience.access,
      requiredClaims: ['sub', 'sid', 'exp'],
    });
    return payload;
  }
}

function userOf({ sub, sid, isAdmin, roles, exp }: JWTPayload): SignedInUser {
  return {
    userId: String(sub),
    sessionId: String(sid),
    isAdmin: isAdmin === true,
    roles: Array.isArray(roles) ? roles.map(String) : [],
    tokenExpiresAt: new Date(Number(exp) * 1000),
  };
}

const asRefusal = (error: unknown) =>
  error instanceof errors.JOSEError ? new Refusal('session-ended', 'Your session has ended. Sign in again.') : error;
