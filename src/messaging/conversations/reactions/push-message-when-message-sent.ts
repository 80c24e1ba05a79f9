import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { sides } from '#contracts/messaging/conversation.js';
import { MessageSent } from '#contracts/messaging/messaging.messages.js';
import type { PayloadOfKind } from '#contracts/shared/message.js';
import { Consumes, type Reaction } from '#src/platform/deliveries/consumer.js';
import { DependencyUnavailable } from '#src/platform/outages/outage.js';
import { Push } from '#src/platform/realtime/push.js';
import { Conversation } from '../domain/conversation.js';
import { SentMessage } from '../queries/sent-message.js';

type Sent = PayloadOfKind<typeof MessageSent>;

/**
 * Pushes a message to every open device of both sides, again until Redis has taken it: a device that stays connected would
 * not fetch it. A device that was offline fetches what it missed when it connects.
 */
@Injectable()
@Consumes({ consumer: 'messaging.push-message', needs: ['redis'] })
export class PushMessageWhenMessageSent implements Reaction<Sent> {
  constructor(
    private readonly queries: QueryBus,
    private readonly push: Push,
  ) {}

  async react({ conversationId, messageId }: Sent, em: EntityManager): Promise<void> {
    const conversation = await em.findOne(Conversation, { id: conversationId });
    for (const side of conversation ? sides : []) {
      const userId = conversation?.stateOf(side).userId ?? null;
      if (userId === null) continue;
      const sent = await this.queries.execute(new SentMessage(conversationId, userId, side, { id: messageId }));
      const isPushed = await this.push.toUser(userId, 'IncomingMessage', sent);
      if (!isPushed) throw new DependencyUnavailable('Redis did not take the push of a message');
    }
  }
}
