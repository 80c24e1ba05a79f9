import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { OneTimeCodeWanted } from '#contracts/identity/one-time-code.messages.js';
import { Aggregate } from '#src/platform/domain/aggregate.js';
import { codeLifetime, countedRequests, secondsUntilNextCode } from './code-backoff.js';
import type { CodePurpose } from './code-purpose.js';
import { User } from '../../users/domain/user.js';

/** Attempts that one code allows (OP-25). */
const triesPerCode = 5;

/**
 * The code of one user for one address and one purpose. At most one is valid at a time; a new code replaces it. Only an
 * HMAC of the code is stored. Attempts are counted here, because a flushed Redis would reset them.
 */
@Entity({ schema: 'identity', tableName: 'one_time_code' })
@Unique({ properties: ['userId', 'purpose', 'address'], name: 'one_time_code_of' })
export class OneTimeCode extends Aggregate {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade' })
  userId: string;

  @Property({ type: 'text' })
  purpose: CodePurpose;

  /** The normalised email that receives the code. */
  @Property({ type: 'text' })
  address: string;

  /** The number of requests so far, which is also the number of the latest one. */
  @Property({ type: 'integer' })
  request: number;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  requestedAt: Date | null;

  @Property({ type: 'integer' })
  requestsInSeries: number;

  /** HMAC of the valid code, if there is one. */
  @Property({ type: 'text', nullable: true, hidden: true })
  hash: string | null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  expiresAt: Date | null;

  /** Wrong attempts at the current code. */
  @Property({ type: 'integer' })
  tries: number;

  /** The time at which the mail server accepted the code of the latest request. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  sentAt: Date | null;

  static of(id: string, userId: string, purpose: CodePurpose, address: string): OneTimeCode {
    return Object.assign(new OneTimeCode(), {
      id,
      userId,
      purpose,
      address,
      request: 0,
      requestedAt: null,
      requestsInSeries: 0,
      hash: null,
      expiresAt: null,
      tries: 0,
      sentAt: null,
    });
  }

  /** Requests a code. Returns whether one will be sent, which depends on the time since the last requests. */
  requestCode(now: Date): boolean {
    if (secondsUntilNextCode(this, now) > 0) return false;
    this.requestsInSeries = countedRequests(this, now) + 1;
    this.request += 1;
    this.requestedAt = now;
    this.sentAt = null;
    this.record(OneTimeCodeWanted({ codeId: this.id, request: this.request }));
    return true;
  }

  /** Replaces the code. Returns whether the request is still the latest and unanswered. */
  replace(request: number, hash: string, now: Date): boolean {
    if (request !== this.request || this.sentAt) return false;
    this.hash = hash;
    this.expiresAt = new Date(now.getTime() + codeLifetime);
    this.tries = 0;
    return true;
  }

  /** Records that the mail server has accepted the code of this request. */
  wasSent(request: number, now: Date): void {
    if (request === this.request) this.sentAt = now;
  }

  /** Returns whether there is a code that can still be entered. */
  isLive(now: Date): boolean {
    return this.hash !== null && this.expiresAt !== null && now < this.expiresAt;
  }

  /** Checks a code. The right one is used up; after five wrong attempts even the right one is refused. */
  redeem(hash: string, now: Date): boolean {
    if (!this.isLive(now)) return false;
    if (hash !== this.hash) {
      this.tries += 1;
      if (this.tries >= triesPerCode) this.hash = null;
      return false;
    }
    this.hash = null;
    this.requestsInSeries = 0;
    return true;
  }
}
