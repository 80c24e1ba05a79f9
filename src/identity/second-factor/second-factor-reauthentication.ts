import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { SecondFactorKind } from '#contracts/identity/second-factor.requests.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { CurrentPassword, wrongPassword } from '../credentials/current-password.js';
import { User } from '../users/domain/user.js';
import { codeRefused } from '../one-time-codes/code-refused.js';
import { OneTimeCodes } from '../one-time-codes/one-time-codes.js';
import { SecurityLog } from '../security-log/security-log.js';
import type { SecondFactor } from './domain/second-factor.js';
import { pausedFor, secondFactorRefused, SecondFactors, type ShownCode } from './second-factors.js';

/** The proof of identity that a change of the second factor requires. */
export interface SecondFactorProof {
  readonly userId: string;
  /** Required for an account with a password. */
  readonly password?: string;
  /** The mailed code, required for an account without a password. */
  readonly otp?: string;
  /** A code of the current second factor; absent if none is set up. */
  readonly code?: { readonly type: SecondFactorKind; readonly mfaCode: string };
}

export const ownerCodePurpose = 'second-factor';

/** Runs in the unit of work that has checked the proof, with the row locked. */
type Work<T> = (em: EntityManager, factor: SecondFactor, user: User) => Promise<T>;

type Outcome<T> = { done: T } | { paused: number } | 'code refused' | 'second factor refused';

/** Authenticates a signed-in user again before a change of the second factor. */
@Injectable()
export class SecondFactorReauthentication {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly current: CurrentPassword,
    private readonly codes: OneTimeCodes,
    private readonly factors: SecondFactors,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Checks the proof and runs `work`. Wrong attempts are counted, including wrong passwords.
   * @throws Refusal `invalid-input` naming `password` or `otp`, `one-time-code-refused`, `second-factor-refused`,
   *   `too-many-requests` after too many wrong attempts, `changed-meanwhile` when a code is missing although there is a
   *   second factor, or the other way round
   */
  async run<T>(shown: SecondFactorProof, work: Work<T>): Promise<T> {
    const { userId, code } = shown;
    const person = await this.current.personOf(userId);
    await this.refuseWhilePaused(userId);
    if (person.passwordHash !== null) await this.checkPassword(person, shown.password);
    else if (shown.otp === undefined) throw missing('otp', 'Request a code by email first.');
    const tried = code && (await this.factors.read(userId, code.type, code.mfaCode));
    const outcome = await this.unitOfWork.run((em) => this.try(em, person, shown, tried, work));
    if (typeof outcome === 'object') {
      if ('done' in outcome) return outcome.done;
      throw pausedFor(outcome.paused);
    }
    // Thrown after the unit of work, which would roll back the counted attempt otherwise.
    const isMail = outcome === 'code refused';
    await this.securityLog.record({ kind: isMail ? 'code-refused' : 'second-factor-refused', userId });
    throw isMail ? codeRefused() : secondFactorRefused();
  }

  private async refuseWhilePaused(userId: string): Promise<void> {
    const paused = await this.unitOfWork.run(async (em) =>
      (await this.factors.locked(em, userId)).secondsPaused(new Date()),
    );
    if (paused > 0) throw pausedFor(paused);
  }

  private async checkPassword(person: User, password: string | undefined): Promise<void> {
    if (password === undefined) throw missing('password', 'Enter your password.');
    try {
      await this.current.check(person, password, 'password');
    } catch (error) {
      if (error instanceof Refusal) await this.countWrong(person);
      throw error;
    }
  }

  private async countWrong(person: User): Promise<void> {
    await this.unitOfWork.run(async (em) => {
      this.factors.recordFailure(em, await this.factors.locked(em, person.id), person, new Date());
    });
  }

  private async try<T>(
    em: EntityManager,
    { id, passwordHash }: User,
    { otp }: SecondFactorProof,
    tried: ShownCode | undefined,
    work: Work<T>,
  ): Promise<Outcome<T>> {
    const now = new Date();
    const user = await em.findOne(User, { id, passwordHash });
    // The password was changed in the meantime.
    if (!user) throw wrongPassword('password');
    const factor = await this.factors.locked(em, id);
    const paused = factor.secondsPaused(now);
    if (paused > 0) return { paused };
    if (factor.isOn() !== (tried !== undefined)) throw changedMeanwhile();
    if (tried && !this.factors.try(em, factor, user, tried, now)) return 'second factor refused';
    const owner = { userId: id, purpose: ownerCodePurpose, address: user.email } as const;
    if (passwordHash === null && !(await this.codes.redeem(em, owner, otp ?? ''))) {
      this.factors.recordFailure(em, factor, user, now);
      return 'code refused';
    }
    return { done: await work(em, factor, user) };
  }
}

const missing = (field: 'password' | 'otp', message: string) =>
  new Refusal('invalid-input', message, { fields: { [field]: ['required'] } });

const changedMeanwhile = () =>
  new Refusal('changed-meanwhile', 'This was changed somewhere else. Reload it before you change it.');
