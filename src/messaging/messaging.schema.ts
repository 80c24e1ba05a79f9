import type { DatabaseSchema } from '#src/platform/database/database-schema.js';
import { Attachment } from './conversations/domain/attachment.js';
import { BlockedSender } from './conversations/domain/blocked-sender.js';
import { ChatMessage } from './conversations/domain/chat-message.js';
import { Conversation } from './conversations/domain/conversation.js';
import { HeldMessage } from './conversations/domain/held-message.js';
import { SendingCount } from './conversations/domain/sending-count.js';
import { SideState } from './conversations/domain/side-state.js';
import { CloseConversationsOfWebstores } from './migrations/close-conversations-of-webstores.js';
import { CreateMessaging } from './migrations/create-messaging.js';
import { CreateReports } from './migrations/create-reports.js';
import { CreateSentCommands } from './migrations/create-sent-commands.js';
import { FindQuoteRequests } from './migrations/find-quote-requests.js';
import { SentCommand } from './remote/domain/sent-command.js';
import { Report } from './reports/domain/report.js';

export const messagingSchema: DatabaseSchema = {
  name: 'messaging',
  entities: [
    SideState,
    Conversation,
    ChatMessage,
    Attachment,
    HeldMessage,
    BlockedSender,
    SendingCount,
    Report,
    SentCommand,
  ],
  migrations: [
    { name: '2026-11-24-01-create-messaging', class: CreateMessaging },
    { name: '2026-11-24-02-create-reports', class: CreateReports },
    { name: '2026-11-24-03-create-sent-commands', class: CreateSentCommands },
    { name: '2026-11-25-52-close-conversations-of-webstores', class: CloseConversationsOfWebstores },
    { name: '2026-11-26-01-find-quote-requests', class: FindQuoteRequests },
  ],
};
