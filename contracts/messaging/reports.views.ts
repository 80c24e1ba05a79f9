import type { ReportReason, Side } from './conversation.js';
import type { MessageView } from './messaging.views.js';
import type { ReportDecision } from './report-decision.js';

/** A report that was received. A second one about the same subject is the first, as long as that is open (OP-104). */
export interface ReportReceiptView {
  reportId: string;
  alreadyReported: boolean;
}

export interface AdminReportView {
  id: string;
  subject: 'user' | 'webstore';
  /** The user or the webstore. */
  subjectId: string;
  /** Email of the reported user, or name of the webstore; empty once it is gone. */
  subjectName: string;
  /** The user whom a decision blocks; null once gone. */
  blockedUserId: string | null;
  reporterId: string | null;
  reporterEmail: string;
  reason: ReportReason;
  details: string;
  conversationId: string | null;
  /** ISO 8601. */
  created: string;
  decision: ReportDecision | null;
  decidedAt: string | null;
  note: string;
}

/** A message in the context of a report, with its side instead of a source. */
export interface ReportedMessageView extends Pick<MessageView, 'id' | 'seq' | 'type' | 'ts' | 'message'> {
  side: Side;
}

/** A report with the last messages of its conversation before it was made, the oldest first; 20 at most. */
export interface AdminReportDetailView extends AdminReportView {
  messages: ReportedMessageView[];
}

/** A message with links from a new account, which waits for a decision. */
export interface HeldMessageView {
  id: string;
  conversationId: string;
  senderId: string | null;
  senderEmail: string;
  side: Side;
  message: string;
  /** ISO 8601. */
  created: string;
}
