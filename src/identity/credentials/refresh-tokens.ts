import { createHash, createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ProgramSettings } from '#src/platform/config/program-settings.js';

/** A refresh token. The browser stores `text`, the database `hash`; neither may be logged. */
export interface RefreshToken {
  readonly sessionId: string;
  readonly text: string;
  readonly hash: string;
}

const form = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})\.([\w-]{43})$/;

/**
 * Creates and parses refresh tokens: `<session id>.<256 bit secret>.<proof>`.
 *
 * The proof (an HMAC) distinguishes tokens that were issued from made-up ones without storing all of them: only an
 * issued token may end a session when it is used too late. The successor of a token is computed from it. A repeated
 * exchange, after a lost response, therefore returns the same successor and does not fork the session.
 */
@Injectable()
export class RefreshTokens {
  private readonly key: Buffer;

  constructor(settings: ProgramSettings) {
    this.key = createHmac('sha256', settings.tokenSecret).update('refresh tokens').digest();
  }

  first(sessionId: string): RefreshToken {
    return this.make(sessionId, randomBytes(32).toString('base64url'));
  }

  successorOf({ sessionId, text }: RefreshToken): RefreshToken {
    return this.make(sessionId, this.sign('successor', text));
  }

  /** Returns undefined if this installation has not issued the token. */
  read(text: string): RefreshToken | undefined {
    const [, sessionId, secret] = form.exec(text) ?? [];
    if (sessionId === undefined || secret === undefined) return undefined;
    const genuine = this.make(sessionId, secret);
    // Hashes are compared, so that the time does not reveal how many leading characters of a guess are right.
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
