import { createHmac } from 'node:crypto';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { normalizeIp } from '@nestjs/throttler';
import type { ErrorCode } from '#contracts/errors.js';
import { Config } from '../../platform/config/config.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { Refusal } from '../../platform/domain/refusal.js';
import { currentClient } from '../../platform/http/current-client.js';
import type { CallCookies } from '../../platform/http/call-cookies.js';
import { normaliseEmail } from '../users/domain/normalise-email.js';
import { User } from '../users/domain/user.js';
import { AccountNotices } from '../notices/account-notices.js';
import { DeviceCookies } from './device-cookies.js';
import { GuessCount } from './domain/guess-count.js';
import { guessBackoff, type GuessBucket, type GuessedSecret } from './domain/guess-backoff.js';

/** What is guessed at, and whose. */
export interface GuessTarget {
  readonly secret: GuessedSecret;
  /** The email that was named, or a user's id. */
  readonly account: string;
}

interface Guess extends GuessTarget {
  /** Id of a browser that has signed in to this account before, by its cookie. */
  readonly device: string | undefined;
}

/** How a guess ended; `void` when it says nothing, as when the database was away. */
type GuessOutcome = 'right' | 'wrong' | 'void';

interface Bucket {
  readonly bucket: GuessBucket;
  readonly key: string;
}

/**
 * Slows down whoever guesses at passwords and codes without locking the owner out. A browser that has signed in before
 * has a count of its own and is held back by no other (OWASP, "Slow Down Online Guessing Attacks with Device Cookies");
 * without one, the network counts, and much later everybody without such a browser. Unknown accounts are counted the
 * same, so that a pause tells nothing.
 */
@Injectable()
export class GuessLimiter {
  private readonly hashKey: Buffer;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly notices: AccountNotices,
    private readonly devices: DeviceCookies,
    private readonly config: Config,
  ) {
    this.hashKey = createHmac('sha256', config.tokenSecret).update('guesses').digest();
  }

  /**
   * Does work that checks a secret, unless too many guesses before it were wrong. Not inside a unit of work: wrong guesses
   * count although the work is refused.
   * @throws Refusal `too-many-requests` with the seconds to wait, or whatever the work throws
   */
  async limit<T>(target: GuessTarget, cookies: CallCookies, work: () => Promise<T>): Promise<T> {
    const account = normaliseEmail(target.account);
    const guess = { ...target, account, device: this.devices.read(cookies, account) };
    await this.begin(guess);
    const result = await work().catch(async (error: unknown) => {
      await this.end(guess, outcomeOf(error));
      throw error;
    });
    await this.end(guess, 'right');
    return result;
  }

  /** Forgets what was guessed at an account: its owner has shown that the mailbox is theirs. */
  async forget(email: string): Promise<void> {
    const account = this.hash(normaliseEmail(email));
    await this.unitOfWork.run((em) => em.nativeDelete(GuessCount, { account }));
  }

  /** Counts a guess before its secret is looked at; nothing is counted during a pause. */
  private async begin(guess: Guess): Promise<void> {
    const seconds = await this.unitOfWork.run(async (em) => {
      const now = new Date();
      const buckets = this.bucketsOf(guess);
      const fresh = buckets.map(({ key }) => GuessCount.of(key, this.hash(guess.account), now));
      await em.upsertMany(GuessCount, fresh, { onConflictFields: ['key'], onConflictAction: 'ignore' });
      const counts = await locked(em, buckets);
      const paused = Math.max(...counts.map((count) => count.secondsPaused(now)));
      if (paused > 0) return paused;
      for (const { bucket, key } of buckets) {
        const pace = guessBackoff(guess.secret, bucket, this.config.signInTriesPerAccount);
        counts.find((count) => count.key === key)?.begin(pace, now);
      }
      return 0;
    });
    if (seconds === 0) return;
    throw new Refusal('too-many-requests', 'Too many wrong tries. Wait a while and try again.', {
      params: { seconds },
    });
  }

  /** Says how a guess ended that `begin` has counted. The owner hears of many wrong ones. */
  private async end(guess: Guess, outcome: GuessOutcome): Promise<void> {
    await this.unitOfWork.run(async (em) => {
      const counts = await locked(em, this.bucketsOf(guess));
      const everybody = this.keyOf(guess, 'everybody');
      for (const count of counts) {
        if (outcome === 'wrong') await this.notifyOwner(em, guess, count);
        else if (outcome === 'right' && count.key !== everybody) em.remove(count);
        else count.undo();
      }
    });
  }

  private async notifyOwner(em: EntityManager, { account }: Guess, count: GuessCount): Promise<void> {
    if (!count.shouldNotifyOwner(new Date())) return;
    const owner = await em.findOne(User, { username: account });
    if (owner) this.notices.send(em, 'sign-in-guessed', owner);
  }

  private bucketsOf(guess: Guess): Bucket[] {
    const { device } = guess;
    if (device !== undefined) return [{ bucket: 'device', key: this.keyOf(guess, 'device', device) }];
    const network = normalizeIp(currentClient().address);
    return [
      { bucket: 'network', key: this.keyOf(guess, 'network', network) },
      { bucket: 'everybody', key: this.keyOf(guess, 'everybody') },
    ];
  }

  private keyOf({ secret, account }: Guess, bucket: GuessBucket, from = ''): string {
    return this.hash(JSON.stringify([secret, account, bucket, from]));
  }

  /** Keyed: whoever has read the database cannot find out whose emails were tried. */
  private hash(text: string): string {
    return createHmac('sha256', this.hashKey).update(text).digest('base64url');
  }
}

/** In the order of their keys, so that two guesses never wait for each other. */
const locked = (em: EntityManager, buckets: readonly Bucket[]): Promise<GuessCount[]> =>
  em.find(
    GuessCount,
    { key: buckets.map(({ key }) => key) },
    { orderBy: { key: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );

const wrongSecrets: ReadonlySet<ErrorCode> = new Set(['invalid-credentials', 'one-time-code-refused']);

/** A password that the signed-in owner gave as the present one is refused by the name of its field. */
function outcomeOf(error: unknown): GuessOutcome {
  if (!(error instanceof Refusal)) return 'void';
  const fields = Object.values(error.fields ?? {}).flat();
  return wrongSecrets.has(error.code) || fields.includes('wrong-password') ? 'wrong' : 'void';
}
