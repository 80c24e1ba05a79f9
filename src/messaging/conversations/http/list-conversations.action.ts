import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { IsBoolean, IsIn, Length } from 'class-validator';
import { folders, type Folder } from '#contracts/messaging/conversation.js';
import { Optional, PlainText } from '#contracts/shared/validation.js';
import { HandlesAction, type SocketAction, type SocketCaller } from '#src/platform/realtime/socket-action.js';
import { ConversationsOfUser } from '../queries/conversations-of-user.js';
import { sideOf } from './socket-side.js';

const pageSize = 25;

class ListConversationsAsked {
  @Optional()
  @IsIn(folders)
  folder?: Folder;

  @Optional()
  @IsBoolean()
  unread?: boolean;

  @Optional()
  @PlainText()
  @Length(1, 100)
  cursor?: string;
}

/** Answers a page of the inbox of the side that asks (MSG-29). */
@Injectable()
@HandlesAction('listConversations')
export class ListConversationsAction implements SocketAction<ListConversationsAsked> {
  readonly request = ListConversationsAsked;

  constructor(private readonly queries: QueryBus) {}

  async handle({ folder = 'inbox', unread = false, cursor }: ListConversationsAsked, caller: SocketCaller) {
    const list = { as: sideOf(caller), folder, unread, cursor, pageSize, eventId: undefined, webstoreId: undefined };
    const data = await this.queries.execute(new ConversationsOfUser(caller.user.userId, list));
    return { action: 'ConversationList', data };
  }
}
