import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { BlockedSender } from '../../conversations/domain/blocked-sender.js';

/** Lets a user send messages again. Does nothing for a user who is not blocked. */
export class UnblockSender extends Command<void> {
  constructor(readonly userId: string) {
    super();
  }
}

@CommandHandler(UnblockSender)
export class UnblockSenderHandler implements ICommandHandler<UnblockSender> {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async execute({ userId }: UnblockSender): Promise<void> {
    await this.unitOfWork.run((em) => em.nativeDelete(BlockedSender, { userId }));
  }
}
