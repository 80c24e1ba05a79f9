import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { IsUUID } from 'class-validator';
import { SendMessageRequest } from '#contracts/messaging/messaging.requests.js';
import { HandlesAction, type SocketAction, type SocketCaller } from '#src/platform/realtime/socket-action.js';
import { SendMessage } from '../commands/send-message.js';
import { SentMessage } from '../queries/sent-message.js';
import { userInPerson } from './socket-side.js';

class SendMessageAsked extends SendMessageRequest {
  @IsUUID()
  conversationId: string;
}

/** Sends a message, and answers it as it is stored (MSG-31). */
@Injectable()
@HandlesAction('sendMessage')
export class SendMessageAction implements SocketAction<SendMessageAsked> {
  readonly request = SendMessageAsked;

  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  async handle({ conversationId, uuid, message, attachmentId }: SendMessageAsked, caller: SocketCaller) {
    const userId = userInPerson(caller);
    const side = await this.commands.execute(new SendMessage(conversationId, userId, uuid, message, attachmentId));
    const data = await this.queries.execute(new SentMessage(conversationId, userId, side, { uuid }));
    return { action: 'IncomingMessage', data };
  }
}
