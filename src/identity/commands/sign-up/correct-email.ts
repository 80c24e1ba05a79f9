import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Refusal } from '../../../platform/domain/refusal.js';
import { normaliseEmail } from '../../domain/normalise-email.js';
import { User } from '../../domain/user.js';
import { OneTimeCodes } from '../../one-time-codes/one-time-codes.js';
import { SecurityLog } from '../../security-log/security-log.js';

/** Somebody who has just signed up sees that the e-mail is mistyped: the account gets the right one, and a code goes there. */
export class CorrectEmail extends Command<void> {
  constructor(
    readonly userId: string,
    readonly email: string,
  ) {
    super();
  }
}

@CommandHandler(CorrectEmail)
export class CorrectEmailHandler implements ICommandHandler<CorrectEmail> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly codes: OneTimeCodes,
    private readonly securityLog: SecurityLog,
  ) {}

  /** @throws Refusal `email-taken`; `changed-meanwhile` when the e-mail has been confirmed */
  async execute({ userId, email }: CorrectEmail): Promise<void> {
    try {
      await this.unitOfWork.run(async (em) => {
        const user = await em.findOne(User, userId);
        if (!user) throw new Refusal('session-ended', 'Your session has ended. Sign in again.');
        if (normaliseEmail(email) === user.email) return;
        user.correctEmail(email);
        await em.flush();
        // What went to the wrong mailbox is no answer, not even if the address is taken back.
        await this.codes.voidAll(em, { userId, purpose: 'verify-email' });
        await this.codes.want(em, { userId, purpose: 'verify-email', address: user.email });
        await this.securityLog.record({ kind: 'email-changed', userId, note: 'before it was confirmed' });
      });
    } catch (error) {
      if (!(error instanceof UniqueConstraintViolationException)) throw error;
      throw new Refusal('email-taken', 'There is already an account with this e-mail.');
    }
  }
}
