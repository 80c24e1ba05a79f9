import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { OneTimeCodeWanted } from '#contracts/identity/one-time-code.messages.js';
import { Aggregate } from '../../../platform/domain/aggregate.js';
import { codeLifetime, countedRequests, secondsUntilNextCode } from './code-backoff.js';
import type { CodePurpose } from './code-purpose.js';
import { User } from '../../users/domain/user.js';

/** Tries that one code allows (OP-25). */
const triesPerCode = 5;

/**
 * The code that one person may be sent at one address for one purpose: at most one is good at a time, and a new one takes
 * its place. Only a keyed hash is kept. Tries are counted here, so an emptied Redis gives nobody new guesses.
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

  /** Normalised email address that the code goes to. */
  @Property({ type: 'text' })
  address: string;

  /** How many were asked for so far; the number of the newest request. */
  @Property({ type: 'integer' })
  request: number;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  requestedAt: Date | null;

  @Property({ type: 'integer' })
  requestsInSeries: number;

  /** Of the code that is good now, if one is. */
  @Property({ type: 'text', nullable: true, hidden: true })
  hash: string | null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  expiresAt: Date | null;

  /** Wrong tries of the present code. */
  @Property({ type: 'integer' })
  tries: number;

  /** When the mail server took the answer to the newest request. */
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

  /** Asks for a code. Answers whether one will come: not within a minute of the last, and later of more. */
  requestCode(now: Date): boolean {
    if (secondsUntilNextCode(this, now) > 0) return false;
    this.requestsInSeries = countedRequests(this, now) + 1;
    this.request += 1;
    this.requestedAt = now;
    this.sentAt = null;
    this.record(OneTimeCodeWanted({ codeId: this.id, request: this.request }));
    return true;
  }

  /** Puts a new code in the place of the one before. Answers whether anybody still waits for this request. */
  replace(request: number, hash: string, now: Date): boolean {
    if (request !== this.request || this.sentAt) return false;
    this.hash = hash;
    this.expiresAt = new Date(now.getTime() + codeLifetime);
    this.tries = 0;
    return true;
  }

  /** The mail server has taken the code of this request. */
  wasSent(request: number, now: Date): void {
    if (request === this.request) this.sentAt = now;
  }

  /** Whether a code was sent that may still be tried. */
  isLive(now: Date): boolean {
    return this.hash !== null && this.expiresAt !== null && now < this.expiresAt;
  }

  /** Tries a code. The right one is used up; after five wrong ones even the right one is refused. */
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
