import { IsBoolean, IsIn, IsUUID, MaxLength } from 'class-validator';
import { NotBlank, Optional, PlainText } from '../shared/validation.js';
import { maxDetailsLength, reportReasons, type ReportReason } from './conversation.js';
import { reportDecisions, type ReportDecision } from './report-decision.js';

/** A report about a user or a webstore (OP-104). */
export class ReportRequest {
  @IsIn(reportReasons)
  reason: ReportReason;

  /** Required for `other`; else it may be empty. */
  @PlainText({ lines: true })
  @MaxLength(maxDetailsLength)
  details: string;

  /** The conversation in which it happened; the reporter is one of its sides. */
  @Optional()
  @IsUUID()
  conversationId?: string;
}

export class DecideReportRequest {
  @IsIn(reportDecisions)
  decision: ReportDecision;

  @PlainText({ lines: true })
  @NotBlank()
  @MaxLength(maxDetailsLength)
  note: string;
}

export class DecideHeldMessageRequest {
  /** True delivers the message, false refuses it. */
  @IsBoolean()
  release: boolean;
}
