import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { StartConversationRequest } from '#contracts/messaging/messaging.requests.js';
import { HandlesAction, type SocketAction, type SocketCaller } from '#src/platform/realtime/socket-action.js';
import { StartConversation } from '../commands/start-conversation.js';
import { firstPage, ThreadOfConversation } from '../queries/thread-of-conversation.js';
import { userInPerson } from './socket-side.js';

/** Sends a quote request, and answers its conversation (MSG-19, MSG-29). */
@Injectable()
@HandlesAction('startConversation')
export class StartConversationAction implements SocketAction<StartConversationRequest> {
  readonly request = StartConversationRequest;

  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  async handle({ webstoreId, eventId, eventInfo, uuid }: StartConversationRequest, caller: SocketCaller) {
    const userId = userInPerson(caller);
    const id = await this.commands.execute(new StartConversation(userId, webstoreId, eventId, eventInfo, uuid));
    const data = await this.queries.execute(new ThreadOfConversation(id, userId, firstPage));
    return { action: 'ConversationState', data };
  }
}
