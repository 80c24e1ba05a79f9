import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { loadConversation } from './load-conversation.js';

/** Marks a conversation as unread for the side of a user, until it is opened again. */
export class MarkUnread extends Command<void> {
  constructor(
    readonly conversationId: string,
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(MarkUnread)
export class MarkUnreadHandler implements ICommandHandler<MarkUnread> {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** @throws Refusal `conversation-not-found`, `not-allowed` */
  async execute({ conversationId, userId }: MarkUnread): Promise<void> {
    await this.unitOfWork.run(async (em) => {
      const conversation = await loadConversation(em, conversationId);
      conversation.markUnread(conversation.sideOf(userId));
    });
  }
}
