import type { EntityManager } from '@mikro-orm/postgresql';
import type { Side } from '#contracts/messaging/conversation.js';
import { ChatMessage } from './domain/chat-message.js';
import { HeldMessage } from './domain/held-message.js';

/** Whether a side of a locked conversation has sent this message already, delivered or held. */
export async function isSentAlready(
  em: EntityManager,
  key: { conversationId: string; side: Side; uuid: string },
): Promise<boolean> {
  return (await em.count(ChatMessage, key)) > 0 || (await em.count(HeldMessage, key)) > 0;
}
