import type { EntityManager } from '@mikro-orm/postgresql';
import { Attachment } from './domain/attachment.js';
import { ChatMessage } from './domain/chat-message.js';
import type { Conversation } from './domain/conversation.js';
import { HeldMessage } from './domain/held-message.js';

/** Deletes a conversation that both sides have left. Its files go with the next sweep. */
export async function removeConversation(em: EntityManager, conversation: Conversation): Promise<void> {
  const { id: conversationId } = conversation;
  await em.nativeDelete(ChatMessage, { conversationId });
  await em.nativeDelete(HeldMessage, { conversationId });
  await em.nativeDelete(Attachment, { conversationId });
  em.remove(conversation);
}
