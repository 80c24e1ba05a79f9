import { Module } from '@nestjs/common';
import { EventsModule } from '#src/events/events.module.js';
import { IdentityModule } from '#src/identity/identity.module.js';
import { StorageModule } from '#src/platform/storage/storage.module.js';
import { WebstoreModule } from '#src/webstore/webstore.module.js';
import { BeginAttachmentHandler } from './conversations/commands/begin-attachment.js';
import { DecideHeldMessageHandler } from './conversations/commands/decide-held-message.js';
import { MarkUnreadHandler } from './conversations/commands/mark-unread.js';
import { MoveConversationHandler } from './conversations/commands/move-conversation.js';
import { RequestQuotesHandler } from './conversations/commands/request-quotes.js';
import { SendMessageHandler } from './conversations/commands/send-message.js';
import { StartConversationHandler } from './conversations/commands/start-conversation.js';
import { ViewConversationHandler } from './conversations/commands/view-conversation.js';
import { DeliverMessage } from './conversations/deliver-message.js';
import { MessagingData } from './messaging-data.js';
import { ConversationByIdHandler } from './conversations/queries/conversation-by-id.js';
import { ConversationViews } from './conversations/queries/conversation-views.js';
import { ConversationsOfUserHandler } from './conversations/queries/conversations-of-user.js';
import { HeldMessagesHandler } from './conversations/queries/held-messages.js';
import { MessageViews } from './conversations/queries/message-views.js';
import { SentMessageHandler } from './conversations/queries/sent-message.js';
import { ThreadOfConversationHandler } from './conversations/queries/thread-of-conversation.js';
import { UnreadConversationsHandler } from './conversations/queries/unread-conversations.js';
import { LeaveConversationsWhenPersonErased } from './conversations/reactions/leave-conversations-when-person-erased.js';
import { EndConversationsWhenWebstoreErased } from './conversations/reactions/end-conversations-when-webstore-erased.js';
import { MailUnreadWhenNoticeDue } from './conversations/reactions/mail-unread-when-notice-due.js';
import { PushMessageWhenMessageSent } from './conversations/reactions/push-message-when-message-sent.js';
import { PushStateWhenConversationChanged } from './conversations/reactions/push-state-when-conversation-changed.js';
import { SenderRules } from './conversations/sender-rules.js';
import { SweepAttachments } from './conversations/sweep-attachments.js';
import { TakeAttachment } from './conversations/take-attachment.js';
import { MessagingFacade } from './public/messaging-facade.js';
import { ExecuteRemoteHandler } from './remote/commands/execute-remote.js';
import { DecideReportHandler } from './reports/commands/decide-report.js';
import { FileReportHandler } from './reports/commands/file-report.js';
import { UnblockSenderHandler } from './reports/commands/unblock-sender.js';
import { ReportByIdHandler } from './reports/queries/report-by-id.js';
import { ReportViews } from './reports/queries/report-views.js';
import { ReportsPageHandler } from './reports/queries/reports-page.js';
import { ForgetReportsWhenSubjectErased } from './reports/reactions/forget-reports-when-subject-erased.js';

const conversations = [
  StartConversationHandler,
  RequestQuotesHandler,
  SendMessageHandler,
  ViewConversationHandler,
  MarkUnreadHandler,
  MoveConversationHandler,
  DecideHeldMessageHandler,
  HeldMessagesHandler,
  ConversationByIdHandler,
  ConversationsOfUserHandler,
  SentMessageHandler,
  ThreadOfConversationHandler,
  UnreadConversationsHandler,
  LeaveConversationsWhenPersonErased,
  EndConversationsWhenWebstoreErased,
  MailUnreadWhenNoticeDue,
  PushMessageWhenMessageSent,
  PushStateWhenConversationChanged,
  ConversationViews,
  BeginAttachmentHandler,
  MessageViews,
  SweepAttachments,
  DeliverMessage,
  SenderRules,
  TakeAttachment,
  MessagingData,
];

const reports = [
  FileReportHandler,
  DecideReportHandler,
  UnblockSenderHandler,
  ReportByIdHandler,
  ReportsPageHandler,
  ForgetReportsWhenSubjectErased,
  ReportViews,
];

@Module({
  imports: [StorageModule, IdentityModule, WebstoreModule, EventsModule],
  providers: [...conversations, ...reports, ExecuteRemoteHandler, MessagingFacade],
  exports: [MessagingFacade],
})
export class MessagingModule {}
