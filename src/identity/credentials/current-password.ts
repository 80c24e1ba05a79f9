import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { User } from '../users/domain/user.js';
import { SecurityLog } from '../security-log/security-log.js';
import { Passwords } from './passwords.js';

/** Checks the current password of a signed-in user before a sensitive change. */
@Injectable()
export class CurrentPassword {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly passwords: Passwords,
    private readonly securityLog: SecurityLog,
  ) {}

  /** Returns the user as of before the check of the password. */
  async personOf(userId: string): Promise<User> {
    const user = await this.unitOfWork.run((em) => em.findOne(User, userId));
    if (!user) throw new Refusal('session-ended', 'Your session has ended. Sign in again.');
    return user;
  }

  /**
   * Call it outside of a unit of work, because hashing takes long, and check in the unit of work that the hash is still
   * the same.
   * @param field the name of the password's field in the request
   * @throws Refusal `invalid-input` naming the field: `wrong-password`
   */
  async check({ id: userId, passwordHash }: User, password: string, field: string): Promise<void> {
    if (await this.passwords.verify(password, passwordHash)) return;
    await this.securityLog.record({ kind: 'password-refused', userId });
    throw wrongPassword(field);
  }
}

export const wrongPassword = (field: string): Refusal =>
  new Refusal('invalid-input', 'That’s not your password.', { fields: { [field]: ['wrong-password'] } });
