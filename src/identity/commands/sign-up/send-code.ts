import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import type { CodePurpose } from '../../domain/codes/code-purpose.js';
import { normaliseEmail } from '../../domain/normalise-email.js';
import { User } from '../../domain/user.js';
import { OneTimeCodes } from '../../one-time-codes/one-time-codes.js';

/**
 * Sends another code to whoever waits for one (ID-46): to an account of the older pool, or to confirm an e-mail. Says
 * nothing about whether there is such an account.
 */
export class SendCode extends Command<void> {
  constructor(readonly email: string) {
    super();
  }
}

@CommandHandler(SendCode)
export class SendCodeHandler implements ICommandHandler<SendCode> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly codes: OneTimeCodes,
  ) {}

  async execute({ email }: SendCode): Promise<void> {
    await this.unitOfWork.run(async (em) => {
      const user = await em.findOne(User, { username: normaliseEmail(email) });
      const purpose = user && purposeFor(user);
      if (purpose) await this.codes.want(em, { userId: user.id, purpose, address: user.email });
    });
  }
}

function purposeFor({ passwordHash, emailVerifiedAt }: User): CodePurpose | undefined {
  if (passwordHash === null) return 'set-password';
  return emailVerifiedAt === null ? 'verify-email' : undefined;
}
