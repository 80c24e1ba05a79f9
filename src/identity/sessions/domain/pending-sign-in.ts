import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { LoginProvider } from '#contracts/identity/login-provider.js';
import { Aggregate } from '#src/platform/domain/aggregate.js';
import { User } from '../../users/domain/user.js';
import { triesBeforePause } from '../../guesses/domain/second-factor-backoff.js';

/** Milliseconds until a pending sign-in expires. */
export const pendingLifetime = 300_000;

/** A sign-in that waits for the code of the second factor. It authorizes nothing. */
@Entity({ schema: 'identity', tableName: 'pending_sign_in' })
@Unique({ properties: ['sessionHash'], name: 'pending_sign_in_session' })
export class PendingSignIn extends Aggregate {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade' })
  userId: string;

  /** SHA-256, base64url, of the secret in the response. The table alone cannot complete a sign-in. */
  @Property({ type: 'text' })
  sessionHash: string;

  /** SHA-256, base64url, of the secret in the cookie. */
  @Property({ type: 'text' })
  browserHash: string;

  /** The provider of the first step. */
  @Property({ type: 'text' })
  provider: LoginProvider;

  @Property({ type: 'integer' })
  tries: number;

  @Property({ type: 'timestamptz', length: 3 })
  expiresAt: Date;

  static start(begun: Pick<PendingSignIn, 'id' | 'userId' | 'sessionHash' | 'browserHash' | 'provider'>, now: Date) {
    const expiresAt = new Date(now.getTime() + pendingLifetime);
    return Object.assign(new PendingSignIn(), { ...begun, tries: 0, expiresAt });
  }

  /** Returns whether this browser may still enter a code. */
  isOpenTo(browserHash: string, now: Date): boolean {
    return browserHash === this.browserHash && now < this.expiresAt && this.tries < triesBeforePause;
  }

  recordFailure(): void {
    this.tries += 1;
  }
}
