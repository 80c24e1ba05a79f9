import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Refusal } from '#src/platform/domain/refusal.js';
import { Conversation } from '../domain/conversation.js';

/**
 * Loads a conversation to change it. The lock puts the messages of both sides in one order.
 * @throws Refusal `conversation-not-found`
 */
export async function loadConversation(em: EntityManager, id: string): Promise<Conversation> {
  const conversation = await em.findOne(Conversation, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!conversation) throw new Refusal('conversation-not-found', 'Conversation not found.');
  return conversation;
}
