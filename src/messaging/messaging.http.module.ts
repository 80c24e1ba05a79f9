import { Module } from '@nestjs/common';
import { ConversationsController } from './conversations/http/conversations.controller.js';
import { GetConversationAction } from './conversations/http/get-conversation.action.js';
import { ListConversationsAction } from './conversations/http/list-conversations.action.js';
import { MoveConversationAction } from './conversations/http/move-conversation.action.js';
import { SendMessageAction } from './conversations/http/send-message.action.js';
import { StartConversationAction } from './conversations/http/start-conversation.action.js';
import { UnreadConversationAction } from './conversations/http/unread-conversation.action.js';
import { ViewedConversationAction } from './conversations/http/viewed-conversation.action.js';
import { RemoteController } from './remote/http/remote.controller.js';
import { MessagingReportsController } from './reports/http/messaging-reports.controller.js';
import { MessagingModule } from './messaging.module.js';

const socketActions = [
  ListConversationsAction,
  GetConversationAction,
  StartConversationAction,
  SendMessageAction,
  ViewedConversationAction,
  UnreadConversationAction,
  MoveConversationAction,
];

@Module({
  imports: [MessagingModule],
  controllers: [ConversationsController, MessagingReportsController, RemoteController],
  providers: socketActions,
})
export class MessagingHttpModule {}
