import { randomUUIDv7 } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { DeliverMessage } from '../deliver-message.js';
import { ChatMessage } from '../domain/chat-message.js';
import { HeldMessage } from '../domain/held-message.js';
import { outgoingText } from '../outgoing-text.js';
import { SenderRules } from '../sender-rules.js';
import { loadConversation } from './load-conversation.js';

/** Sends a text to the other side of a conversation. Sent again with the same `uuid`, it changes nothing (OP-96). */
export class SendMessage extends Command<void> {
  constructor(
    readonly conversationId: string,
    readonly userId: string,
    readonly uuid: string,
    readonly text: string,
  ) {
    super();
  }
}

@CommandHandler(SendMessage)
export class SendMessageHandler implements ICommandHandler<SendMessage> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rules: SenderRules,
    private readonly delivery: DeliverMessage,
  ) {}

  /**
   * @throws Refusal `conversation-not-found`, `not-allowed`, `conversation-closed`, `invalid-input`, and what
   *   `SenderRules` refuses
   */
  async execute(command: SendMessage): Promise<void> {
    const text = outgoingText(command.text, 'message');
    await this.unitOfWork.run((em) => this.send(em, command, text));
  }

  private async send(em: EntityManager, { conversationId, userId, uuid }: SendMessage, text: string): Promise<void> {
    const conversation = await loadConversation(em, conversationId);
    const side = conversation.sideOf(userId);
    if (await isKnown(em, { conversationId, side, uuid })) return;
    conversation.checkOpen();
    const now = new Date();
    const outgoing = { id: randomUUIDv7(), uuid, type: 'text' as const, text, data: null };
    if ((await this.rules.admit(em, userId, text, now)) === 'deliver') {
      await this.delivery.deliver(em, conversation, side, outgoing, now);
    } else {
      em.persist(HeldMessage.hold(conversationId, side, outgoing, now));
    }
  }
}

/** Whether a side has sent this message already, delivered or held. */
export async function isKnown(
  em: EntityManager,
  key: { conversationId: string; side: ChatMessage['side']; uuid: string },
): Promise<boolean> {
  return (await em.count(ChatMessage, key)) > 0 || (await em.count(HeldMessage, key)) > 0;
}
