import { createHash, createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';

/** A refresh token: `text` belongs to the browser, `hash` to the database, neither to a log. */
export interface RefreshToken {
  readonly sessionId: string;
  readonly text: string;
  readonly hash: string;
}

const form = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})\.([\w-]{43})$/;

/**
 * Makes and reads refresh tokens: `<session id>.<256 bit secret>.<proof>`.
 *
 * The proof (an HMAC) tells a token that was once issued from one that somebody made up, without keeping them all: only
 * the former may end a session when it comes back too late. A token's successor is computed from it, so a repeated
 * exchange, whose first answer got lost, gets the same token and no second branch of the session begins.
 */
@Injectable()
export class RefreshTokens {
  private readonly key: Buffer;

  constructor(config: Config) {
    this.key = createHmac('sha256', config.tokenSecret).update('refresh tokens').digest();
  }

  first(sessionId: string): RefreshToken {
    return this.make(sessionId, randomBytes(32).toString('base64url'));
  }

  successorOf({ sessionId, text }: RefreshToken): RefreshToken {
    return this.make(sessionId, this.sign('successor', text));
  }

  /** Nothing when the text is no token that this installation has issued. */
  read(text: string): RefreshToken | undefined {
    const [, sessionId, secret] = form.exec(text) ?? [];
    if (sessionId === undefined || secret === undefined) return undefined;
    const genuine = this.make(sessionId, secret);
    // Compared as hashes: how many leading characters of a guess are right cannot be timed.
    return hashOf(text) === genuine.hash ? genuine : undefined;
  }

  private make(sessionId: string, secret: string): RefreshToken {
    const text = `${sessionId}.${secret}.${this.sign('proof', `${sessionId}.${secret}`)}`;
    return { sessionId, text, hash: hashOf(text) };
  }

  private sign(purpose: 'proof' | 'successor', text: string): string {
    return createHmac('sha256', this.key).update(`${purpose}:${text}`).digest('base64url');
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
