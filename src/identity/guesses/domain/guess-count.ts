import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Aggregate } from '../../../platform/domain/aggregate.js';
import { guessWindow, pauseAfterGuesses, notifyOwnerAfter, type GuessBackoff } from './guess-backoff.js';

/**
 * GuessLimiter at one account's secret from one bucket. A guess counts from its beginning and is taken back when it was right,
 * so that a thousand guesses at once are no way around the limit. In PostgreSQL: an emptied Redis gives nobody new guesses.
 */
@Entity({ schema: 'identity', tableName: 'guess_count' })
export class GuessCount extends Aggregate {
  /** Keyed hash of the secret's name, the account and the bucket. */
  @PrimaryKey({ type: 'text' })
  key: string;

  /** Keyed hash of the email or the user's id: no address is kept, of strangers neither. */
  @Property({ type: 'text' })
  @Index({ name: 'guess_count_account' })
  account: string;

  /** GuessLimiter in a row that were not right, those under way included. */
  @Property({ type: 'integer' })
  wrong: number;

  @Property({ type: 'timestamptz', length: 3 })
  @Index({ name: 'guess_count_last_at' })
  lastAt: Date;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  pausedUntil: Date | null;

  /** When the owner was last told of many wrong guesses. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  ownerToldAt: Date | null;

  static of(key: string, account: string, now: Date): GuessCount {
    const none = { wrong: 0, pausedUntil: null, ownerToldAt: null };
    return Object.assign(new GuessCount(), { key, account, lastAt: now, ...none });
  }

  /** Seconds until somebody may guess again; 0 when they may now. */
  secondsPaused(now: Date): number {
    return Math.max(0, Math.ceil(((this.pausedUntil?.getTime() ?? 0) - now.getTime()) / 1_000));
  }

  /** Counts a guess that begins. */
  begin(pace: GuessBackoff, now: Date): void {
    if (now.getTime() - this.lastAt.getTime() >= guessWindow) this.wrong = 0;
    this.wrong += 1;
    this.lastAt = now;
    const pause = pauseAfterGuesses(this.wrong, pace);
    this.pausedUntil = pause > 0 ? new Date(now.getTime() + pause) : null;
  }

  /** Takes a guess back. Only one that was not paused can be under way, so no pause is left of those before. */
  undo(): void {
    this.wrong = Math.max(0, this.wrong - 1);
    this.pausedUntil = null;
  }

  /** Answers whether the owner is to be told of the wrong guesses now: once in a series of them. */
  shouldNotifyOwner(now: Date): boolean {
    if (this.wrong < notifyOwnerAfter) return false;
    if (this.ownerToldAt && now.getTime() - this.ownerToldAt.getTime() < guessWindow) return false;
    this.ownerToldAt = now;
    return true;
  }
}
