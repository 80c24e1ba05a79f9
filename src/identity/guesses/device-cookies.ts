import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ProgramSettings } from '#src/platform/config/program-settings.js';
import type { CallCookies } from '#src/platform/http/call-cookies.js';
import { normaliseEmail } from '../users/domain/normalise-email.js';

/** Lifetime in seconds: half a year after its last sign-in a browser is unknown again. */
const lifetime = 180 * 86_400;

/**
 * Marks a browser as one that has signed in to an account. The cookie authorizes nothing; it only gives the browser its
 * own count of wrong guesses, which strangers cannot use up. It is signed for one email and needs no row.
 */
@Injectable()
export class DeviceCookies {
  private readonly key: Buffer;

  constructor(settings: ProgramSettings) {
    this.key = createHmac('sha256', settings.tokenSecret).update('device cookies').digest();
  }

  /** Returns the id of the browser if it has signed in to this account before. */
  read(cookies: CallCookies, email: string): string | undefined {
    const [id = '', signature = ''] = (cookies.get(this.nameFor(email)) ?? '').split('.');
    const given = Buffer.from(signature, 'base64url');
    const expected = this.sign(email, id);
    return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
  }

  /** Writes the cookie. Call it only after a sign-in, or after a code from the account's mailbox. */
  write(cookies: CallCookies, email: string): void {
    const id = this.read(cookies, email) ?? randomBytes(16).toString('base64url');
    cookies.set(this.nameFor(email), `${id}.${this.sign(email, id).toString('base64url')}`, lifetime);
  }

  /** Each account has its own cookie, because several people may use one browser. */
  private nameFor(email: string): string {
    return `posy.device-${this.sign(email, 'name').toString('hex').slice(0, 12)}`;
  }

  private sign(email: string, id: string): Buffer {
    return createHmac('sha256', this.key)
      .update(JSON.stringify([normaliseEmail(email), id]))
      .digest();
  }
}
