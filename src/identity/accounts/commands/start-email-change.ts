import { randomUUIDv7 } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { CurrentPassword, wrongPassword } from '../../credentials/current-password.js';
import { EmailChange } from '../domain/email-change.js';
import { normaliseEmail } from '../../users/domain/normalise-email.js';
import { User } from '../../users/domain/user.js';
import { OneTimeCodes } from '../../one-time-codes/one-time-codes.js';
import { tooSoon } from '../../one-time-codes/too-soon.js';
import { SecurityLog } from '../../security-log/security-log.js';

/**
 * Starts a change of email, which replaces a pending one. A user without a password proves their identity with the code
 * of the current address, which everybody has to enter first.
 */
export class StartEmailChange extends Command<void> {
  constructor(
    readonly userId: string,
    readonly newEmail: string,
    readonly password: string | undefined,
  ) {
    super();
  }
}

@CommandHandler(StartEmailChange)
export class StartEmailChangeHandler implements ICommandHandler<StartEmailChange> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly current: CurrentPassword,
    private readonly codes: OneTimeCodes,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * The response does not depend on whether another account has the address; the mail that is sent there does.
   * @throws Refusal `invalid-input` naming `password` or `email`; `too-many-requests` within a minute of the last code
   */
  async execute({ userId, newEmail, password }: StartEmailChange): Promise<void> {
    const person = await this.current.personOf(userId);
    if (person.passwordHash !== null) {
      if (password === undefined) throw refused('password', 'required', 'Enter your password.');
      await this.current.check(person, password, 'password');
    }
    const address = normaliseEmail(newEmail);
    await this.unitOfWork.run(async (em) => {
      const user = await em.findOne(User, { id: userId, passwordHash: person.passwordHash });
      if (!user) throw wrongPassword('password');
      if (address === user.email) throw refused('email', 'same-email', 'This is already your email.');
      await em.upsert(EmailChange, EmailChange.ask(randomUUIDv7(), userId, address, new Date()), {
        onConflictFields: ['userId'],
        onConflictAction: 'merge',
        onConflictExcludeFields: ['id'],
      });
      const owner = { userId, purpose: 'change-email', address: user.email } as const;
      await this.codes.voidAll(em, owner);
      if (!(await this.codes.request(em, owner))) throw tooSoon();
      await this.securityLog.record({ kind: 'email-change-asked', userId });
    });
  }
}

const refused = (field: string, code: string, message: string) =>
  new Refusal('invalid-input', message, { fields: { [field]: [code] } });
