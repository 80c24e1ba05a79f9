import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Aggregate } from '#src/platform/domain/aggregate.js';
import { guessWindow, pauseAfterGuesses, notifyOwnerAfter, type GuessBackoff } from './guess-backoff.js';

/**
 * Wrong guesses at a secret of one account from one bucket. A guess is counted when it begins and uncounted when it was
 * right, so that concurrent guesses cannot exceed the limit. The counts are in PostgreSQL, because a flushed Redis
 * would reset them.
 */
@Entity({ schema: 'identity', tableName: 'guess_count' })
export class GuessCount extends Aggregate {
  /** HMAC of the kind of secret, the account and the bucket. */
  @PrimaryKey({ type: 'text' })
  key: string;

  /** HMAC of the email or the user's id. No address is stored, not even an unknown one. */
  @Property({ type: 'text' })
  @Index({ name: 'guess_count_account' })
  account: string;

  /** Consecutive guesses that were not right, including those in flight. */
  @Property({ type: 'integer' })
  wrong: number;

  @Property({ type: 'timestamptz', length: 3 })
  @Index({ name: 'guess_count_last_at' })
  lastAt: Date;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  pausedUntil: Date | null;

  /** The time of the last mail to the owner about wrong guesses. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  ownerToldAt: Date | null;

  /** Returns the seconds until the next guess is allowed; 0 if it is allowed now. */
  secondsPaused(now: Date): number {
    return Math.max(0, Math.ceil(((this.pausedUntil?.getTime() ?? 0) - now.getTime()) / 1_000));
  }

  /** Counts a guess at its beginning. */
  begin(pace: GuessBackoff, now: Date): void {
    if (now.getTime() - this.lastAt.getTime() >= guessWindow) this.wrong = 0;
    this.wrong += 1;
    this.lastAt = now;
    const pause = pauseAfterGuesses(this.wrong, pace);
    this.pausedUntil = pause > 0 ? new Date(now.getTime() + pause) : null;
  }

  /** Uncounts a guess. A guess is only in flight when there was no pause, so a pause that it caused itself ends too. */
  undo(): void {
    this.wrong = Math.max(0, this.wrong - 1);
    this.pausedUntil = null;
  }

  /** Returns whether to mail the owner about the wrong guesses now: once per series. */
  shouldNotifyOwner(now: Date): boolean {
    if (this.wrong < notifyOwnerAfter) return false;
    if (this.ownerToldAt && now.getTime() - this.ownerToldAt.getTime() < guessWindow) return false;
    this.ownerToldAt = now;
    return true;
  }
}
