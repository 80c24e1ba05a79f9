import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Aggregate } from '#src/platform/domain/aggregate.js';
import { User } from '../../users/domain/user.js';
import { pauseAfterWrongCodes } from '../../guesses/domain/second-factor-backoff.js';

/** Milliseconds until a pending setup expires. */
const enrolmentLifetime = 600_000;

/** The hashes of recovery codes and their common salt. */
export interface RecoveryHashes {
  readonly salt: string;
  readonly hashes: readonly string[];
}

/**
 * The second factor of one user: the secret of an authenticator app, and recovery codes. Wrong attempts are counted
 * here, because a flushed Redis would reset them.
 */
@Entity({ schema: 'identity', tableName: 'second_factor' })
@Unique({ properties: ['userId'], name: 'second_factor_user' })
export class SecondFactor extends Aggregate {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade' })
  userId: string;

  /** Null while the second factor is off. */
  @Property({ type: 'text', nullable: true, hidden: true })
  sealedSecret: string | null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  since: Date | null;

  /** The time step (RFC 6238) of the latest accepted code. That code and older ones are invalid. */
  @Property({ type: 'integer', nullable: true })
  lastStep: number | null;

  /** A secret whose setup is pending. */
  @Property({ type: 'text', nullable: true, hidden: true })
  sealedCandidate: string | null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  candidateExpiresAt: Date | null;

  @Property({ type: 'text', nullable: true, hidden: true })
  recoverySalt: string | null;

  /** Hashes of the unused recovery codes. */
  @Property({ type: 'string[]', hidden: true })
  recoveryHashes: string[];

  /** Wrong attempts since the last right one. */
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

  /** Returns whether a sign-in requires a code. */
  isOn(): boolean {
    return this.sealedSecret !== null;
  }

  /** Returns the seconds until the next attempt is allowed; 0 if it is allowed now. */
  secondsPaused(now: Date): number {
    return Math.max(0, Math.ceil(((this.pausedUntil?.getTime() ?? 0) - now.getTime()) / 1_000));
  }

  /** Starts a setup, which replaces a pending one. */
  offer(sealedSecret: string, now: Date): void {
    this.sealedCandidate = sealedSecret;
    this.candidateExpiresAt = new Date(now.getTime() + enrolmentLifetime);
  }

  /** Returns the pending secret, or null if there is none or it has expired. */
  candidate(now: Date): string | null {
    return this.candidateExpiresAt !== null && now < this.candidateExpiresAt ? this.sealedCandidate : null;
  }

  /** Completes the setup with the first code. */
  turnOn(step: number, recovery: RecoveryHashes, now: Date): void {
    this.sealedSecret = this.sealedCandidate;
    this.since = now;
    this.forgetCandidate();
    this.useStep(step);
    this.replaceRecoveryCodes(recovery);
  }

  /** Turns the second factor off. The count of wrong attempts stays, so that turning it on again does not reset it. */
  turnOff(): void {
    Object.assign(this, { sealedSecret: null, since: null, lastStep: null, recoverySalt: null, recoveryHashes: [] });
    this.forgetCandidate();
  }

  replaceRecoveryCodes({ salt, hashes }: RecoveryHashes): void {
    this.recoverySalt = salt;
    this.recoveryHashes = [...hashes];
  }

  /** Accepts a code of the app by its time step. Returns whether it is newer than all codes before. */
  useStep(step: number): boolean {
    if (this.lastStep !== null && step <= this.lastStep) return false;
    this.lastStep = step;
    this.wasRight();
    return true;
  }

  /** Uses up a recovery code. Returns whether it was valid. */
  useRecoveryCode(hash: string): boolean {
    if (!this.recoveryHashes.includes(hash)) return false;
    this.recoveryHashes = this.recoveryHashes.filter((kept) => kept !== hash);
    this.wasRight();
    return true;
  }

  /** Counts a wrong attempt. Returns whether it causes a pause. */
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
