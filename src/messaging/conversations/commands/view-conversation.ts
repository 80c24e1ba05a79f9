import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { ChatMessage } from '../domain/chat-message.js';
import { otherSide } from '../domain/conversation.js';
import { loadConversation } from './load-conversation.js';

/** Marks a conversation as read by the side of a user, up to a message (MSG-11). */
export class ViewConversation extends Command<void> {
  constructor(
    readonly conversationId: string,
    readonly userId: string,
    /** Position of the last message that was shown; the latest one when absent. */
    readonly seq?: number,
  ) {
    super();
  }
}

@CommandHandler(ViewConversation)
export class ViewConversationHandler implements ICommandHandler<ViewConversation> {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** @throws Refusal `conversation-not-found`, `not-allowed` */
  async execute({ conversationId, userId, seq }: ViewConversation): Promise<void> {
    await this.unitOfWork.run(async (em) => {
      const conversation = await loadConversation(em, conversationId);
      const side = conversation.sideOf(userId);
      const shown = Math.min(seq ?? conversation.latestSeq, conversation.latestSeq);
      const behind = { conversationId, side: otherSide(side), seq: { $gt: shown } };
      const unreadAfter = shown === conversation.latestSeq ? 0 : await em.count(ChatMessage, behind);
      conversation.view(side, shown, unreadAfter);
    });
  }
}
