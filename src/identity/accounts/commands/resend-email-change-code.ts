import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { EmailChange } from '../domain/email-change.js';
import { User } from '../../users/domain/user.js';
import { OneTimeCodes } from '../../one-time-codes/one-time-codes.js';
import { tooSoon } from '../../one-time-codes/too-soon.js';
import { emailChangeOver } from './confirm-email-change.js';

/** Sends another code to the address that is to be confirmed next. */
export class ResendEmailChangeCode extends Command<void> {
  constructor(readonly userId: string) {
    super();
  }
}

@CommandHandler(ResendEmailChangeCode)
export class ResendEmailChangeCodeHandler implements ICommandHandler<ResendEmailChangeCode> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly codes: OneTimeCodes,
  ) {}

  /** @throws Refusal `email-change-over`; `too-many-requests` within a minute of the last code */
  async execute({ userId }: ResendEmailChangeCode): Promise<void> {
    await this.unitOfWork.run(async (em) => {
      const change = await em.findOne(EmailChange, { userId });
      const user = await em.findOne(User, userId);
      if (!change || !user || change.isOver(new Date())) throw emailChangeOver();
      const address = change.addressToConfirm(user.email);
      if (!(await this.codes.request(em, { userId, purpose: 'change-email', address }))) throw tooSoon();
    });
  }
}
