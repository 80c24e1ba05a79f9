import { Module } from '@nestjs/common';
import { EventsModule } from '../events/events.module.js';
import { IdentityModule } from '../identity/identity.module.js';
import { WebstoreModule } from '../webstore/webstore.module.js';
import { MarkUnreadHandler } from './conversations/commands/mark-unread.js';
import { MoveConversationHandler } from './conversations/commands/move-conversation.js';
import { RequestQuotesHandler } from './conversations/commands/request-quotes.js';
import { SendMessageHandler } from './conversations/commands/send-message.js';
import { StartConversationHandler } from './conversations/commands/start-conversation.js';
import { ViewConversationHandler } from './conversations/commands/view-conversation.js';
import { DeliverMessage } from './conversations/deliver-message.js';
import { MessagingData } from './conversations/messaging-data.js';
import { ConversationByIdHandler } from './conversations/queries/conversation-by-id.js';
import { ConversationViews } from './conversations/queries/conversation-views.js';
import { ConversationsOfUserHandler } from './conversations/queries/conversations-of-user.js';
import { SentMessageHandler } from './conversations/queries/sent-message.js';
import { ThreadOfConversationHandler } from './conversations/queries/thread-of-conversation.js';
import { UnreadConversationsHandler } from './conversations/queries/unread-conversations.js';
import { LeaveConversationsWhenPersonErased } from './conversations/reactions/leave-conversations-when-person-erased.js';
import { LeaveConversationsWhenWebstoreErased } from './conversations/reactions/leave-conversations-when-webstore-erased.js';
import { MailUnreadWhenNoticeDue } from './conversations/reactions/mail-unread-when-notice-due.js';
import { PushMessageWhenMessageSent } from './conversations/reactions/push-message-when-message-sent.js';
import { PushStateWhenConversationChanged } from './conversations/reactions/push-state-when-conversation-changed.js';
import { SenderRules } from './conversations/sender-rules.js';

const conversations = [
  StartConversationHandler,
  RequestQuotesHandler,
  SendMessageHandler,
  ViewConversationHandler,
  MarkUnreadHandler,
  MoveConversationHandler,
  ConversationByIdHandler,
  ConversationsOfUserHandler,
  SentMessageHandler,
  ThreadOfConversationHandler,
  UnreadConversationsHandler,
  LeaveConversationsWhenPersonErased,
  LeaveConversationsWhenWebstoreErased,
  MailUnreadWhenNoticeDue,
  PushMessageWhenMessageSent,
  PushStateWhenConversationChanged,
  ConversationViews,
  DeliverMessage,
  SenderRules,
  MessagingData,
];

@Module({
  imports: [IdentityModule, WebstoreModule, EventsModule],
  providers: [...conversations],
})
export class MessagingModule {}
