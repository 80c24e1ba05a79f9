import type { DatabaseSchema } from '../platform/database/database-schema.js';
import { BlockedSender } from './conversations/domain/blocked-sender.js';
import { ChatMessage } from './conversations/domain/chat-message.js';
import { Conversation } from './conversations/domain/conversation.js';
import { HeldMessage } from './conversations/domain/held-message.js';
import { SendingCount } from './conversations/domain/sending-count.js';
import { SideState } from './conversations/domain/side-state.js';
import { CreateMessaging } from './migrations/create-messaging.js';

export const messagingSchema: DatabaseSchema = {
  name: 'messaging',
  entities: [SideState, Conversation, ChatMessage, HeldMessage, BlockedSender, SendingCount],
  migrations: [{ name: '2026-11-24-01-create-messaging', class: CreateMessaging }],
};
