import { LockMode } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { DeliverMessage } from '../deliver-message.js';
import { HeldMessage } from '../domain/held-message.js';
import { loadConversation } from './load-conversation.js';

/** Delivers a message with links from a new account, at the end of its conversation, or refuses it. */
export class DecideHeldMessage extends Command<void> {
  constructor(
    readonly messageId: string,
    readonly isReleased: boolean,
  ) {
    super();
  }
}

@CommandHandler(DecideHeldMessage)
export class DecideHeldMessageHandler implements ICommandHandler<DecideHeldMessage> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly delivery: DeliverMessage,
  ) {}

  /** @throws Refusal `held-message-not-found` when it is decided already; `conversation-closed` */
  async execute({ messageId, isReleased }: DecideHeldMessage): Promise<void> {
    await this.unitOfWork.run(async (em) => {
      const held = await em.findOne(HeldMessage, { id: messageId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!held) throw new Refusal('held-message-not-found', 'Message not found.');
      const now = new Date();
      if (!isReleased) return held.refuse(now);
      const conversation = await loadConversation(em, held.conversationId);
      await this.delivery.deliver(em, conversation, held.side, held.release(), now);
      em.remove(held);
    });
  }
}
