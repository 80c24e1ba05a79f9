import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Folder } from '#contracts/messaging/conversation.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { loadConversation } from './load-conversation.js';

/** Moves a conversation to another folder of the side of a user (OP-95). */
export class MoveConversation extends Command<void> {
  constructor(
    readonly conversationId: string,
    readonly userId: string,
    readonly to: Folder,
  ) {
    super();
  }
}

@CommandHandler(MoveConversation)
export class MoveConversationHandler implements ICommandHandler<MoveConversation> {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** @throws Refusal `conversation-not-found`, `not-allowed` */
  async execute({ conversationId, userId, to }: MoveConversation): Promise<void> {
    await this.unitOfWork.run(async (em) => {
      const conversation = await loadConversation(em, conversationId);
      conversation.move(conversation.sideOf(userId), to);
    });
  }
}
