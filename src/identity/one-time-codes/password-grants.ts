import { createHash, randomBytes, randomUUIDv7 } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { CallCookies } from '#src/platform/http/call-cookies.js';
import { PasswordGrant } from './domain/password-grant.js';

const cookie = 'posy_password_grant';
/** Lifetime in seconds. */
const lifetime = 600;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/**
 * Permission to set a password once within ten minutes, for the browser that has entered the right code (ID-61, ID-65): an
 * email address alone never suffices. The browser stores a secret in a cookie, PostgreSQL its hash.
 *
 * ```ts
 * const secret = await this.grants.give(em, user.id);          // in the unit of work that redeemed the code
 * this.grants.write(call.cookies, secret);                     // in the controller
 * …
 * const secret = this.grants.read(call.cookies);               // in the controller
 * if (!(await this.grants.use(em, user.id, secret))) refuse    // in the unit of work that sets the password
 * this.grants.clear(call.cookies);                             // in the controller
 * ```
 */
@Injectable()
export class PasswordGrants {
  /** Creates a grant, which replaces the user's previous one, and returns its secret. */
  async give(em: EntityManager, userId: string): Promise<string> {
    const secret = randomBytes(32).toString('base64url');
    const expiresAt = new Date(Date.now() + lifetime * 1_000);
    await em.upsert(
      PasswordGrant,
      { id: randomUUIDv7(), userId, hash: hashOf(secret), expiresAt },
      { onConflictFields: ['userId'], onConflictAction: 'merge', onConflictExcludeFields: ['id'] },
    );
    return secret;
  }

  /** Uses up the grant. Returns whether the user had one with this secret. */
  async use(em: EntityManager, userId: string, secret: string | undefined): Promise<boolean> {
    const mine = { userId, hash: hashOf(secret ?? ''), expiresAt: { $gt: new Date() } };
    return (await em.nativeDelete(PasswordGrant, mine)) > 0;
  }

  write(cookies: CallCookies, secret: string): void {
    cookies.set(cookie, secret, lifetime);
  }

  read(cookies: CallCookies): string | undefined {
    return cookies.get(cookie);
  }

  clear(cookies: CallCookies): void {
    cookies.clear(cookie);
  }
}
