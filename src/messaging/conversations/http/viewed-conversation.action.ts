import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { IsUUID } from 'class-validator';
import { ViewedConversationRequest } from '#contracts/messaging/messaging.requests.js';
import { HandlesAction, type SocketAction, type SocketCaller } from '#src/platform/realtime/socket-action.js';
import { ViewConversation } from '../commands/view-conversation.js';
import { ConversationById } from '../queries/conversation-by-id.js';
import { userInPerson } from './socket-side.js';

class ViewedConversationAsked extends ViewedConversationRequest {
  @IsUUID()
  conversationId: string;
}

/** Marks a conversation as read (MSG-30). */
@Injectable()
@HandlesAction('viewedConversation')
export class ViewedConversationAction implements SocketAction<ViewedConversationAsked> {
  readonly request = ViewedConversationAsked;

  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  async handle({ conversationId, seq }: ViewedConversationAsked, caller: SocketCaller) {
    const userId = userInPerson(caller);
    await this.commands.execute(new ViewConversation(conversationId, userId, seq));
    const conversation = await this.queries.execute(new ConversationById(conversationId, userId));
    return { action: 'ConversationState', data: { conversation } };
  }
}
