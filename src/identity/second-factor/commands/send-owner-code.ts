import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { User } from '../../users/domain/user.js';
import { OneTimeCodes } from '../../one-time-codes/one-time-codes.js';
import { tooSoon } from '../../one-time-codes/too-soon.js';
import { ownerCodePurpose } from '../second-factor-reauthentication.js';

/** Mails a code that replaces the password for an account without one; does nothing for other accounts. */
export class SendOwnerCode extends Command<void> {
  constructor(readonly userId: string) {
    super();
  }
}

@CommandHandler(SendOwnerCode)
export class SendOwnerCodeHandler implements ICommandHandler<SendOwnerCode> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly codes: OneTimeCodes,
  ) {}

  /** @throws Refusal `too-many-requests` within a minute of the last code */
  async execute({ userId }: SendOwnerCode): Promise<void> {
    await this.unitOfWork.run(async (em) => {
      const user = await em.findOne(User, { id: userId, passwordHash: null });
      if (!user) return;
      if (!(await this.codes.request(em, { userId, purpose: ownerCodePurpose, address: user.email }))) throw tooSoon();
    });
  }
}
