import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ConversationChanged } from '#contracts/messaging/messaging.messages.js';
import type { PayloadOfKind } from '#contracts/shared/message.js';
import { Consumes, type Reaction } from '#src/platform/deliveries/consumer.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { DependencyUnavailable } from '#src/platform/outages/outage.js';
import { Push } from '#src/platform/realtime/push.js';
import { ConversationById } from '../queries/conversation-by-id.js';

type Changed = PayloadOfKind<typeof ConversationChanged>;

/** Keeps the other devices of a person in step: what was read or moved on one is read or moved on all. */
@Injectable()
@Consumes({ consumer: 'messaging.push-conversation', needs: ['redis'] })
export class PushStateWhenConversationChanged implements Reaction<Changed> {
  constructor(
    private readonly queries: QueryBus,
    private readonly push: Push,
  ) {}

  async react({ conversationId, userId }: Changed): Promise<void> {
    try {
      const conversation = await this.queries.execute(new ConversationById(conversationId, userId));
      const isPushed = await this.push.toUser(userId, 'ConversationState', { conversation });
      if (!isPushed) throw new DependencyUnavailable('Redis did not take the push of a conversation');
    } catch (error) {
      // The person has left since.
      if (!(error instanceof Refusal)) throw error;
    }
  }
}
