import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { passwordRules } from '#contracts/identity/passwords.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { CurrentPassword, wrongPassword } from '../../credentials/current-password.js';
import { normaliseEmail } from '../../users/domain/normalise-email.js';
import { User } from '../../users/domain/user.js';
import { OneTimeCodes } from '../../one-time-codes/one-time-codes.js';
import { SecurityLog } from '../../security-log/security-log.js';

/** Corrects a mistyped email after sign-up, and sends a code to the new address. */
export class CorrectEmail extends Command<void> {
  constructor(
    readonly userId: string,
    readonly email: string,
    readonly password: string,
  ) {
    super();
  }
}

@CommandHandler(CorrectEmail)
export class CorrectEmailHandler implements ICommandHandler<CorrectEmail> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly current: CurrentPassword,
    private readonly codes: OneTimeCodes,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * @throws Refusal `email-taken`; `changed-meanwhile` when the email is confirmed; `invalid-input` naming `password`
   *   when it is wrong, or `email` when the password contains it (ID-27)
   */
  async execute({ userId, email, password }: CorrectEmail): Promise<void> {
    const person = await this.current.personOf(userId);
    await this.current.check(person, password, 'password');
    if (!passwordRules(password, { email }).impersonal) throw inPassword();
    try {
      await this.unitOfWork.run(async (em) => {
        const user = await em.findOne(User, { id: userId, passwordHash: person.passwordHash });
        // The password was changed in the meantime.
        if (!user) throw wrongPassword('password');
        if (normaliseEmail(email) === user.email) return;
        user.correctEmail(email);
        await em.flush();
        // The code in the wrong mailbox is invalid, even if the address is changed back.
        await this.codes.voidAll(em, { userId, purpose: 'verify-email' });
        await this.codes.request(em, { userId, purpose: 'verify-email', address: user.email });
        await this.securityLog.record({ kind: 'email-changed', userId, note: 'before it was confirmed' });
      });
    } catch (error) {
      if (!(error instanceof UniqueConstraintViolationException)) throw error;
      throw new Refusal('email-taken', 'An account with this email already exists.');
    }
  }
}

const inPassword = () =>
  new Refusal('invalid-input', 'Your password contains this email.', { fields: { email: ['in-password'] } });
