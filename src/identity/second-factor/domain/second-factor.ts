import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Aggregate } from '../../../platform/domain/aggregate.js';
import { User } from '../../users/domain/user.js';
import { pauseAfterWrongCodes } from '../../guesses/domain/second-factor-backoff.js';

/** Milliseconds in which the first code of a new app has to come. */
const enrolmentLifetime = 600_000;

/** Hashes of recovery codes, and the salt that all of them have. */
export interface RecoveryHashes {
  readonly salt: string;
  readonly hashes: readonly string[];
}

/**
 * The second factor of one person: the secret that an authenticator app shares, and recovery codes. Wrong tries are
 * counted here, so an emptied Redis gives nobody new guesses.
 */
@Entity({ schema: 'identity', tableName: 'second_factor' })
@Unique({ properties: ['userId'], name: 'second_factor_user' })
export class SecondFactor extends Aggregate {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade' })
  userId: string;

  /** Null while signing in asks for nothing. */
  @Property({ type: 'text', nullable: true, hidden: true })
  sealedSecret: string | null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  since: Date | null;

  /** The time step (RFC 6238) of the newest code that was taken: it and those before it do not count again. */
  @Property({ type: 'integer', nullable: true })
  lastStep: number | null;

  /** A secret that waits for its first code. */
  @Property({ type: 'text', nullable: true, hidden: true })
  sealedCandidate: string | null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  candidateExpiresAt: Date | null;

  @Property({ type: 'text', nullable: true, hidden: true })
  recoverySalt: string | null;

  /** Of the recovery codes that nobody has used yet. */
  @Property({ type: 'string[]', hidden: true })
  recoveryHashes: string[];

  /** Wrong tries since the last right one. */
  @Property({ type: 'integer' })
  wrongTries: number;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  pausedUntil: Date | null;

  static of(id: string, userId: string): SecondFactor {
    return Object.assign(new SecondFactor(), {
      id,
      userId,
      sealedSecret: null,
      since: null,
      lastStep: null,
      sealedCandidate: null,
      candidateExpiresAt: null,
      recoverySalt: null,
      recoveryHashes: [],
      wrongTries: 0,
      pausedUntil: null,
    });
  }

  /** Whether signing in asks for a code. */
  isOn(): boolean {
    return this.sealedSecret !== null;
  }

  /** Seconds until something may be tried again; 0 when it may be now. */
  secondsPaused(now: Date): number {
    return Math.max(0, Math.ceil(((this.pausedUntil?.getTime() ?? 0) - now.getTime()) / 1_000));
  }

  /** Begins to set up an app; one that was begun before counts no longer. */
  offer(sealedSecret: string, now: Date): void {
    this.sealedCandidate = sealedSecret;
    this.candidateExpiresAt = new Date(now.getTime() + enrolmentLifetime);
  }

  /** The secret that waits for its first code, unless that takes too long. */
  candidate(now: Date): string | null {
    return this.candidateExpiresAt !== null && now < this.candidateExpiresAt ? this.sealedCandidate : null;
  }

  /** The first code of the candidate has come: from now on it counts. */
  turnOn(step: number, recovery: RecoveryHashes, now: Date): void {
    this.sealedSecret = this.sealedCandidate;
    this.since = now;
    this.forgetCandidate();
    this.useStep(step);
    this.replaceRecoveryCodes(recovery);
  }

  /** What was wrong before stays counted: turning it off and on again gives no new guesses. */
  turnOff(): void {
    Object.assign(this, { sealedSecret: null, since: null, lastStep: null, recoverySalt: null, recoveryHashes: [] });
    this.forgetCandidate();
  }

  replaceRecoveryCodes({ salt, hashes }: RecoveryHashes): void {
    this.recoverySalt = salt;
    this.recoveryHashes = [...hashes];
  }

  /** Takes a code of the app by its time step. Answers whether it is newer than every one before it. */
  useStep(step: number): boolean {
    if (this.lastStep !== null && step <= this.lastStep) return false;
    this.lastStep = step;
    this.wasRight();
    return true;
  }

  /** Uses a recovery code up. Answers whether it was one. */
  useRecoveryCode(hash: string): boolean {
    if (!this.recoveryHashes.includes(hash)) return false;
    this.recoveryHashes = this.recoveryHashes.filter((kept) => kept !== hash);
    this.wasRight();
    return true;
  }

  /** Counts a wrong try. Answers whether nothing is tried for a while now. */
  recordFailure(now: Date): boolean {
    this.wrongTries += 1;
    const pause = pauseAfterWrongCodes(this.wrongTries);
    if (pause > 0) this.pausedUntil = new Date(now.getTime() + pause);
    return pause > 0;
  }

  private wasRight(): void {
    this.wrongTries = 0;
    this.pausedUntil = null;
  }

  private forgetCandidate(): void {
    this.sealedCandidate = null;
    this.candidateExpiresAt = null;
  }
}
