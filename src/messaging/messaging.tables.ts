import type { ReportDecision } from '#contracts/messaging/report-decision.js';
import type { Folder, MessageType, ReportReason, Side } from '#contracts/messaging/conversation.js';
import type { QuoteRequest } from '#contracts/messaging/quote-request.js';
import type { StoredFile } from '#contracts/messaging/stored-file.js';

interface MessageColumns {
  id: string;
  conversation_id: string;
  side: Side;
  uuid: string;
  type: MessageType;
  text: string;
  data: QuoteRequest | StoredFile | null;
}

/** The tables of this context as queries read them. Times come as text, in UTC. */
export interface MessagingTables {
  'messaging.conversation': {
    id: string;
    event_id: string;
    webstore_id: string;
    webstore_is_gone: boolean;
    version: number;
    latest_seq: number;
    latest_at: string;
    event_user_user_id: string | null;
    event_user_folder: Folder;
    event_user_read_seq: number;
    event_user_unread_count: number;
    event_user_is_marked_unread: boolean;
    event_user_mailed_at: string | null;
    vendor_user_id: string | null;
    vendor_folder: Folder;
    vendor_read_seq: number;
    vendor_unread_count: number;
    vendor_is_marked_unread: boolean;
    vendor_mailed_at: string | null;
  };
  'messaging.message': MessageColumns & { seq: number; sent_at: string };
  'messaging.held_message': MessageColumns & { held_at: string; refused_at: string | null };
  'messaging.report': {
    id: string;
    reporter_id: string | null;
    subject: 'user' | 'webstore';
    subject_id: string;
    reason: ReportReason;
    details: string;
    conversation_id: string | null;
    created_at: string;
    decision: ReportDecision | null;
    decided_at: string | null;
    note: string;
  };
  'messaging.blocked_sender': { user_id: string; blocked_at: string };
}
