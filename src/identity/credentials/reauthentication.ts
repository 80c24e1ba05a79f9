import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import type { CodePurpose } from '../one-time-codes/domain/code-purpose.js';
import { User } from '../users/domain/user.js';
import { codeRefused } from '../one-time-codes/code-refused.js';
import { OneTimeCodes } from '../one-time-codes/one-time-codes.js';
import { SecurityLog } from '../security-log/security-log.js';
import { CurrentPassword, wrongPassword } from './current-password.js';

/** The proof of identity of a signed-in user: the password, or a mailed code if the account has no password. */
export interface ReauthenticationInput {
  readonly password?: string | undefined;
  readonly otp?: string | undefined;
}

/** Authenticates a signed-in user again before an action that a stolen session must not allow. */
@Injectable()
export class Reauthentication {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly current: CurrentPassword,
    private readonly codes: OneTimeCodes,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Checks the proof and runs `work` in one unit of work.
   * @param purpose the purpose of the mailed code
   * @throws Refusal `invalid-input` naming `password` or `otp`, `one-time-code-refused` (the attempt is counted), or
   *   the error of `work`; in each case nothing has changed
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
      // The password was changed in the meantime.
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
    // Thrown after the unit of work, which would roll back the counted attempt otherwise.
    await this.securityLog.record({ kind: 'code-refused', userId });
    throw codeRefused();
  }
}

const missing = (field: string, message: string) =>
  new Refusal('invalid-input', message, { fields: { [field]: ['required'] } });
