import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { PayloadOfKind } from '#contracts/shared/message.js';
import { WebstoreErased } from '#contracts/webstore/webstore.messages.js';
import { Consumes, type Reaction } from '#src/platform/deliveries/consumer.js';
import { Conversation } from '../domain/conversation.js';
import { removeConversation } from '../remove-conversation.js';

type Erased = PayloadOfKind<typeof WebstoreErased>;

/** Ends the conversations with a webstore that is gone. Both sides can read them as long as they are there themselves. */
@Injectable()
@Consumes({ consumer: 'messaging.forget-webstore' })
export class EndConversationsWhenWebstoreErased implements Reaction<Erased> {
  async react({ webstoreId }: Erased, em: EntityManager): Promise<void> {
    const conversations = await em.find(
      Conversation,
      { webstoreId },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
    );
    for (const conversation of conversations) {
      conversation.loseWebstore();
      if (conversation.isAbandoned) await removeConversation(em, conversation);
    }
  }
}
