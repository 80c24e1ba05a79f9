import { Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { ReportReason } from '#contracts/messaging/conversation.js';
import type { ReportDecision } from '#contracts/messaging/report-decision.js';
import { Refusal } from '#src/platform/domain/refusal.js';

/** The subject of a report: a customer, or the webstore of a vendor. */
export type ReportSubject = 'user' | 'webstore';

export interface NewReport {
  readonly id: string;
  readonly reporterId: string;
  readonly subject: ReportSubject;
  readonly subjectId: string;
  readonly reason: ReportReason;
  readonly details: string;
  readonly conversationId: string | null;
}

/** A report about a customer or a webstore, for operators (OP-104). */
@Entity({ schema: 'messaging', tableName: 'report' })
@Unique({
  name: 'report_open',
  expression:
    'create unique index "report_open" on "messaging"."report" ("reporter_id", "subject_id") where decided_at is null',
})
@Index({ properties: ['subjectId'], name: 'report_subject' })
@Index({ properties: ['createdAt'], name: 'report_waiting', where: 'decided_at is null' })
@Index({ properties: ['decidedAt'], name: 'report_decided' })
export class Report {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  /** Null once the reporter was erased. */
  @Property({ type: 'uuid', nullable: true })
  reporterId: string | null;

  @Property({ type: 'text' })
  subject: ReportSubject;

  @Property({ type: 'uuid' })
  subjectId: string;

  @Property({ type: 'text' })
  reason: ReportReason;

  @Property({ type: 'text' })
  details: string;

  @Property({ type: 'uuid', nullable: true })
  conversationId: string | null;

  @Property({ type: 'timestamptz', length: 3 })
  createdAt: Date;

  @Property({ type: 'text', nullable: true })
  decision: ReportDecision | null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  decidedAt: Date | null;

  @Property({ type: 'text' })
  note: string;

  /** @throws Refusal `invalid-input` when the reason needs details and has none */
  static file(given: NewReport, now: Date): Report {
    const details = given.details.trim();
    if (given.reason === 'other' && details === '') {
      throw new Refusal('invalid-input', 'Check details.', { fields: { details: ['not-blank'] } });
    }
    const open = { createdAt: now, decision: null, decidedAt: null, note: '' };
    return Object.assign(new Report(), { ...given, details, ...open });
  }

  /** @throws Refusal `report-decided` when another operator was faster */
  decide(decision: ReportDecision, note: string, now: Date): void {
    if (this.decidedAt) throw new Refusal('report-decided', 'This report has already been resolved.');
    Object.assign(this, { decision, note: note.trim(), decidedAt: now });
  }
}
