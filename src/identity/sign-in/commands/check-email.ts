import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EmailCheckView } from '#contracts/identity/sign-in.views.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { normaliseEmail } from '../../users/domain/normalise-email.js';
import { User } from '../../users/domain/user.js';
import { OneTimeCodes } from '../../one-time-codes/one-time-codes.js';

/** Returns how the owner of an email signs in (ID-50), and sends a code to an imported account (ID-58). */
export class CheckEmail extends Command<EmailCheckView> {
  constructor(readonly email: string) {
    super();
  }
}

@CommandHandler(CheckEmail)
export class CheckEmailHandler implements ICommandHandler<CheckEmail> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly codes: OneTimeCodes,
  ) {}

  /** @throws Refusal `email-not-found` when no account has this email, which the requirement itself reveals (ID-53) */
  async execute({ email }: CheckEmail): Promise<EmailCheckView> {
    return this.unitOfWork.run(async (em): Promise<EmailCheckView> => {
      const user = await em.findOne(User, { username: normaliseEmail(email) });
      if (!user) throw new Refusal('email-not-found', 'Entered email address not found. Please sign up.');
      if (!user.isLegacy) return { newPoolOrOldPool: 'NEW', userFieldsRequired: [] };
      await this.codes.request(em, { userId: user.id, purpose: 'set-password', address: user.email });
      return { newPoolOrOldPool: 'OLD', userFieldsRequired: user.missingFields() };
    });
  }
}
