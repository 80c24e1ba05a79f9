import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { Refusal } from '../../platform/domain/refusal.js';
import type { CodePurpose } from '../one-time-codes/domain/code-purpose.js';
import { User } from '../users/domain/user.js';
import { codeRefused } from '../one-time-codes/code-refused.js';
import { OneTimeCodes } from '../one-time-codes/one-time-codes.js';
import { SecurityLog } from '../security-log/security-log.js';
import { CurrentPassword, wrongPassword } from './current-password.js';

/** What a signed-in person shows once more: the password, or else a mailed code. */
export interface ReauthenticationInput {
  readonly password?: string | undefined;
  readonly otp?: string | undefined;
}

/** Asks a signed-in person once more who they are, before what a stolen session must not do. */
@Injectable()
export class Reauthentication {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly current: CurrentPassword,
    private readonly codes: OneTimeCodes,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Does the work in one unit of work with the proof.
   * @param purpose of the code that somebody without a password was sent
   * @throws Refusal `invalid-input` naming `password` or `otp`, `one-time-code-refused` (the try is counted), or whatever
   *   the work throws; then nothing has changed
   */
  async run<T>(
    userId: string,
    purpose: CodePurpose,
    shown: ReauthenticationInput,
    work: (em: EntityManager) => Promise<T>,
  ): Promise<T> {
    const person = await this.current.personOf(userId);
    if (person.passwordHash === null) return this.withCode(person, purpose, shown.otp, work);
    if (shown.password === undefined) throw missing('password', 'Enter your password.');
    await this.current.check(person, shown.password, 'password');
    return this.unitOfWork.run(async (em) => {
      const unchanged = await em.findOne(User, { id: userId, passwordHash: person.passwordHash });
      // Somebody has set another one in the meantime.
      if (!unchanged) throw wrongPassword('password');
      return work(em);
    });
  }

  private async withCode<T>(
    { id: userId, email: address }: User,
    purpose: CodePurpose,
    digits: string | undefined,
    work: (em: EntityManager) => Promise<T>,
  ): Promise<T> {
    if (digits === undefined) throw missing('otp', 'Enter the code from our email.');
    const outcome = await this.unitOfWork.run(async (em) => {
      const isRight = await this.codes.redeem(em, { userId, purpose, address }, digits);
      return isRight ? { done: await work(em) } : undefined;
    });
    if (outcome) return outcome.done;
    // Only now: thrown inside, it would take back that the try was counted.
    await this.securityLog.record({ kind: 'code-refused', userId });
    throw codeRefused();
  }
}

const missing = (field: string, message: string) =>
  new Refusal('invalid-input', message, { fields: { [field]: ['required'] } });
