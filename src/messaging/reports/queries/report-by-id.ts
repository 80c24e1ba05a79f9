import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { AdminReportDetailView, ReportedMessageView } from '#contracts/messaging/reports.views.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import type { MessagingTables } from '../../messaging.tables.js';
import { ReportViews, type ReportRow } from './report-views.js';

/** Messages that an operator sees with a report. */
const mostMessages = 20;

/** A report with the last messages of its conversation before it was made. */
export class ReportById extends Query<AdminReportDetailView> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(ReportById)
export class ReportByIdHandler implements IQueryHandler<ReportById> {
  constructor(
    private readonly database: ReadDatabase,
    private readonly views: ReportViews,
  ) {}

  /** @throws Refusal `report-not-found` */
  async execute({ id }: ReportById): Promise<AdminReportDetailView> {
    const reports = this.database.tables<MessagingTables>().selectFrom('messaging.report');
    const row = await reports.where('id', '=', id).selectAll().executeTakeFirst();
    if (!row) throw new Refusal('report-not-found', 'Report not found.');
    const [view] = await this.views.of([row]);
    if (!view) throw new Error('a report without a view');
    return { ...view, messages: await this.messagesOf(row) };
  }

  private async messagesOf({ conversation_id, created_at }: ReportRow): Promise<ReportedMessageView[]> {
    if (conversation_id === null) return [];
    const rows = await this.database
      .tables<MessagingTables>()
      .selectFrom('messaging.message')
      .where('conversation_id', '=', conversation_id)
      .where('sent_at', '<=', created_at)
      .select(['id', 'seq', 'side', 'type', 'text', 'sent_at'])
      .orderBy('seq', 'desc')
      .limit(mostMessages)
      .execute();
    return rows.reverse().map(({ text, sent_at, ...row }) => ({
      ...row,
      message: text,
      ts: new Date(sent_at).toISOString(),
    }));
  }
}
