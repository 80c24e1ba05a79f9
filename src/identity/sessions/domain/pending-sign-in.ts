import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { LoginProvider } from '#contracts/identity/login-provider.js';
import { Aggregate } from '../../../platform/domain/aggregate.js';
import { User } from '../../users/domain/user.js';
import { triesBeforePause } from '../../guesses/domain/second-factor-backoff.js';

/** Milliseconds in which the code has to come. */
export const pendingLifetime = 300_000;

/** A sign-in whose first half is done, and which waits for a code. It opens nothing, and ends with the code. */
@Entity({ schema: 'identity', tableName: 'pending_sign_in' })
@Unique({ properties: ['sessionHash'], name: 'pending_sign_in_session' })
export class PendingSignIn extends Aggregate {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade' })
  userId: string;

  /** SHA-256, base64url, of what the browser sends back: who reads the table cannot go on in somebody's place. */
  @Property({ type: 'text' })
  sessionHash: string;

  /** Of what the browser keeps in a cookie. */
  @Property({ type: 'text' })
  browserHash: string;

  /** What the first half was. */
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

  /** Whether a code may still be tried, in this browser. */
  isOpenTo(browserHash: string, now: Date): boolean {
    return browserHash === this.browserHash && now < this.expiresAt && this.tries < triesBeforePause;
  }

  recordFailure(): void {
    this.tries += 1;
  }
}
