import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { User } from '../../users/domain/user.js';
import { OneTimeCodes } from '../../one-time-codes/one-time-codes.js';
import { tooSoon } from '../../one-time-codes/too-soon.js';

/** Mails a code as proof of identity to an account without a password. */
export class SendProofCode extends Command<void> {
  constructor(
    readonly userId: string,
    readonly purpose: 'close-account' | 'export-data',
  ) {
    super();
  }
}

@CommandHandler(SendProofCode)
export class SendProofCodeHandler implements ICommandHandler<SendProofCode> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly codes: OneTimeCodes,
  ) {}

  /** @throws Refusal `too-many-requests` within a minute of the last code */
  async execute({ userId, purpose }: SendProofCode): Promise<void> {
    await this.unitOfWork.run(async (em) => {
      const user = await em.findOne(User, { id: userId, passwordHash: null });
      if (!user) return;
      if (!(await this.codes.request(em, { userId, purpose, address: user.email }))) throw tooSoon();
    });
  }
}
