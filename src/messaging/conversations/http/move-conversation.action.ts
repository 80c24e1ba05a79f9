import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { IsUUID } from 'class-validator';
import { MoveConversationRequest } from '#contracts/messaging/messaging.requests.js';
import { HandlesAction, type SocketAction, type SocketCaller } from '#src/platform/realtime/socket-action.js';
import { MoveConversation } from '../commands/move-conversation.js';
import { ConversationById } from '../queries/conversation-by-id.js';
import { userInPerson } from './socket-side.js';

class MoveConversationAsked extends MoveConversationRequest {
  @IsUUID()
  conversationId: string;
}

/** Moves a conversation to a folder of the side that asks (MSG-30). */
@Injectable()
@HandlesAction('moveConversation')
export class MoveConversationAction implements SocketAction<MoveConversationAsked> {
  readonly request = MoveConversationAsked;

  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  async handle({ conversationId, to }: MoveConversationAsked, caller: SocketCaller) {
    const userId = userInPerson(caller);
    await this.commands.execute(new MoveConversation(conversationId, userId, to));
    const conversation = await this.queries.execute(new ConversationById(conversationId, userId));
    return { action: 'ConversationState', data: { conversation } };
  }
}
