import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { sides } from '#contracts/messaging/conversation.js';
import { PersonErased } from '#contracts/identity/data-rights.messages.js';
import type { PayloadOfKind } from '#contracts/shared/message.js';
import { Consumes, type Reaction } from '#src/platform/deliveries/consumer.js';
import { BlockedSender } from '../domain/blocked-sender.js';
import { Conversation } from '../domain/conversation.js';
import { HeldMessage } from '../domain/held-message.js';
import { removeConversation } from '../remove-conversation.js';

type Erased = PayloadOfKind<typeof PersonErased>;

/**
 * Takes a person who is gone out of their conversations: the other side keeps the history, without the person's name. A
 * conversation that both sides have left is deleted.
 */
@Injectable()
@Consumes({ consumer: 'messaging.erase-person' })
export class LeaveConversationsWhenPersonErased implements Reaction<Erased> {
  async react({ userId }: Erased, em: EntityManager): Promise<void> {
    const conversations = await em.find(
      Conversation,
      { $or: [{ eventUser: { userId } }, { vendor: { userId } }] },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
    );
    for (const conversation of conversations) {
      for (const side of sides.filter((one) => conversation.stateOf(one).userId === userId)) {
        conversation.leave(side);
        await em.nativeDelete(HeldMessage, { conversationId: conversation.id, side });
        if (side === 'event-user') await forgetName(em, conversation.id);
      }
      if (conversation.isAbandoned) await removeConversation(em, conversation);
    }
    await em.nativeDelete(BlockedSender, { userId });
    await sql`delete from messaging.sending_count where user_id = ${userId}::uuid`.execute(em.getKysely());
  }
}

/** Quote requests carry the name that the couple gave. */
const forgetName = (em: EntityManager, conversationId: string) =>
  sql`update messaging.message set data = jsonb_set(data, '{name}', '""')
    where conversation_id = ${conversationId}::uuid and type = 'quote-request'`.execute(em.getKysely());
