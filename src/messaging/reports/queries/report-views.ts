import { Injectable } from '@nestjs/common';
import type { AdminReportView } from '#contracts/messaging/reports.views.js';
import { IdentityFacade } from '#src/identity/public/identity-facade.js';
import { WebstoreFacade } from '#src/webstore/public/webstore-facade.js';
import { WebstoreRegistry } from '#src/webstore/public/webstore-registry.js';
import type { MessagingTables } from '../../messaging.tables.js';

export type ReportRow = MessagingTables['messaging.report'];

/** Makes views of reports, with today's names. */
@Injectable()
export class ReportViews {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly webstores: WebstoreFacade,
    private readonly registry: WebstoreRegistry,
  ) {}

  async of(rows: readonly ReportRow[]): Promise<AdminReportView[]> {
    const webstoreIds = rows.filter(({ subject }) => subject === 'webstore').map(({ subject_id }) => subject_id);
    const userIds = rows.flatMap((row) => [
      ...(row.subject === 'user' ? [row.subject_id] : []),
      ...(row.reporter_id === null ? [] : [row.reporter_id]),
    ]);
    const emails = await this.identity.emailsOfUsers(userIds);
    const webstores = await this.registry.byIds(webstoreIds);
    const owners = await this.webstores.ownersOf(webstoreIds);
    return rows.map((row) => {
      const isUser = row.subject === 'user';
      const name = isUser ? emails.get(row.subject_id) : webstores.get(row.subject_id)?.name;
      const userId = isUser && emails.has(row.subject_id) ? row.subject_id : owners.get(row.subject_id);
      return reportView(row, name ?? '', userId ?? null, emails.get(row.reporter_id ?? '') ?? '');
    });
  }
}

const reportView = (
  row: ReportRow,
  subjectName: string,
  blockedUserId: string | null,
  reporterEmail: string,
): AdminReportView => ({
  id: row.id,
  subject: row.subject,
  subjectId: row.subject_id,
  subjectName,
  blockedUserId,
  reporterId: row.reporter_id,
  reporterEmail,
  reason: row.reason,
  details: row.details,
  conversationId: row.conversation_id,
  created: new Date(row.created_at).toISOString(),
  decision: row.decision,
  decidedAt: row.decided_at === null ? null : new Date(row.decided_at).toISOString(),
  note: row.note,
});
