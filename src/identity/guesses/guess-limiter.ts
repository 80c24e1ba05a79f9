import { createHmac } from 'node:crypto';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { normalizeIp } from '@nestjs/throttler';
import type { ErrorCode } from '#contracts/errors.js';
import { Config } from '#src/platform/config/config.js';
import { insertRows } from '#src/platform/database/insert-rows.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { currentClient } from '#src/platform/http/current-client.js';
import type { CallCookies } from '#src/platform/http/call-cookies.js';
import { normaliseEmail } from '../users/domain/normalise-email.js';
import { User } from '../users/domain/user.js';
import { AccountNotices } from '../notices/account-notices.js';
import { DeviceCookies } from './device-cookies.js';
import { GuessCount } from './domain/guess-count.js';
import { guessBackoff, type GuessBucket, type GuessedSecret } from './domain/guess-backoff.js';

/** The secret of a guess and the account that it belongs to. */
export interface GuessTarget {
  readonly secret: GuessedSecret;
  /** The email that was entered, or a user's id. */
  readonly account: string;
}

interface Guess extends GuessTarget {
  /** Id of the browser, from its cookie, if it has signed in to this account before. */
  readonly device: string | undefined;
}

/** The result of a guess; `void` if it is unknown, for example after an error of the database. */
type GuessOutcome = 'right' | 'wrong' | 'void';

interface Bucket {
  readonly bucket: GuessBucket;
  readonly key: string;
}

/**
 * Limits guesses at passwords and codes without locking out the owner. A browser that has signed in before has its own
 * count and no other limit (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"). Other browsers count per
 * network, and with a much higher limit together. Unknown accounts are counted the same way, so that a pause reveals
 * nothing.
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
   * Runs `work`, which checks a secret, unless there were too many wrong guesses. Do not call it inside a unit of work:
   * a wrong guess must be counted although `work` throws.
   * @throws Refusal `too-many-requests` with the seconds to wait, or the error of `work`
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

  /** Deletes the counts of an account after its owner has entered a code from the mailbox. */
  async forget(email: string): Promise<void> {
    const account = this.hash(normaliseEmail(email));
    await this.unitOfWork.run((em) => em.nativeDelete(GuessCount, { account }));
  }

  /** Counts a guess before its secret is checked. Nothing is counted during a pause. */
  private async begin(guess: Guess): Promise<void> {
    const seconds = await this.unitOfWork.run(async (em) => {
      const now = new Date();
      const buckets = this.bucketsOf(guess);
      await this.addMissing(em, guess, buckets, now);
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
    throw new Refusal('too-many-requests', 'Too many failed attempts. Wait a while and try again.', {
      params: { seconds },
    });
  }

  /** `upsertMany` reads rows that exist already, and fails when a right guess deletes one in between. */
  private async addMissing(em: EntityManager, { account }: Guess, buckets: readonly Bucket[], now: Date) {
    const columns = { key: 'text', account: 'text', wrong: 'integer', last_at: 'timestamptz' };
    const rows = buckets.map(({ key }) => ({ key, account: this.hash(account), wrong: 0, last_at: now }));
    await insertRows(em.getKysely<unknown>(), 'identity.guess_count', columns, rows);
  }

  /** Records the result of a guess that `begin` has counted, and notifies the owner of many wrong ones. */
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

  /** Keyed, so that a copy of the database does not reveal the emails that were tried. */
  private hash(text: string): string {
    return createHmac('sha256', this.hashKey).update(text).digest('base64url');
  }
}

/** Locked in the order of their keys, so that concurrent guesses do not deadlock. */
const locked = (em: EntityManager, buckets: readonly Bucket[]): Promise<GuessCount[]> =>
  em.find(
    GuessCount,
    { key: buckets.map(({ key }) => key) },
    { orderBy: { key: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );

const wrongSecrets: ReadonlySet<ErrorCode> = new Set(['invalid-credentials', 'one-time-code-refused']);

/** A wrong current password of a signed-in user is refused with a field error and not with a code of its own. */
function outcomeOf(error: unknown): GuessOutcome {
  if (!(error instanceof Refusal)) return 'void';
  const fields = Object.values(error.fields ?? {}).flat();
  return wrongSecrets.has(error.code) || fields.includes('wrong-password') ? 'wrong' : 'void';
}
