import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { IsInt, IsUUID, Max, Min } from 'class-validator';
import { Optional } from '#contracts/shared/validation.js';
import { HandlesAction, type SocketAction, type SocketCaller } from '#src/platform/realtime/socket-action.js';
import { firstPage, ThreadOfConversation } from '../queries/thread-of-conversation.js';

class GetConversationAsked {
  @IsUUID()
  conversationId: string;

  @Optional()
  @IsInt()
  @Min(1)
  @Max(2_000_000_000)
  before?: number;

  @Optional()
  @IsInt()
  @Min(0)
  @Max(2_000_000_000)
  after?: number;
}

/** Answers a conversation with a page of its messages (MSG-29). */
@Injectable()
@HandlesAction('getConversation')
export class GetConversationAction implements SocketAction<GetConversationAsked> {
  readonly request = GetConversationAsked;

  constructor(private readonly queries: QueryBus) {}

  async handle({ conversationId, before, after }: GetConversationAsked, { user }: SocketCaller) {
    const page = { ...firstPage, before, after };
    const data = await this.queries.execute(new ThreadOfConversation(conversationId, user.userId, page));
    return { action: 'ConversationState', data };
  }
}
