import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { BlockedSender } from '../../conversations/domain/blocked-sender.js';

/** Lets a blocked user send messages again. */
export class UnblockSender extends Command<void> {
  constructor(readonly userId: string) {
    super();
  }
}

@CommandHandler(UnblockSender)
export class UnblockSenderHandler implements ICommandHandler<UnblockSender> {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** @throws Refusal `not-found` for a user who is not blocked */
  async execute({ userId }: UnblockSender): Promise<void> {
    await this.unitOfWork.run(async (em) => {
      if ((await em.nativeDelete(BlockedSender, { userId })) > 0) return;
      throw new Refusal('not-found', 'This user isn’t blocked.');
    });
  }
}
