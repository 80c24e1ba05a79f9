import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { IsUUID } from 'class-validator';
import { HandlesAction, type SocketAction, type SocketCaller } from '#src/platform/realtime/socket-action.js';
import { MarkUnread } from '../commands/mark-unread.js';
import { ConversationById } from '../queries/conversation-by-id.js';
import { userInPerson } from './socket-side.js';

class UnreadConversationAsked {
  @IsUUID()
  conversationId: string;
}

/** Marks a conversation as unread (OP-103). */
@Injectable()
@HandlesAction('unreadConversation')
export class UnreadConversationAction implements SocketAction<UnreadConversationAsked> {
  readonly request = UnreadConversationAsked;

  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  async handle({ conversationId }: UnreadConversationAsked, caller: SocketCaller) {
    const userId = userInPerson(caller);
    await this.commands.execute(new MarkUnread(conversationId, userId));
    const conversation = await this.queries.execute(new ConversationById(conversationId, userId));
    return { action: 'ConversationState', data: { conversation } };
  }
}
