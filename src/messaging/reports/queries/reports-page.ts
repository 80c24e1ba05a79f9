import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { PageView } from '#contracts/shared/page.js';
import type { ReportsQuery } from '#contracts/messaging/reports.routes.js';
import type { AdminReportView } from '#contracts/messaging/reports.views.js';
import { pageOf } from '#src/platform/database/page-of.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import type { MessagingTables } from '../../messaging.tables.js';
import { ReportViews } from './report-views.js';

/** A page of reports: open ones the oldest first, decided ones the latest first. */
export class ReportsPage extends Query<PageView<AdminReportView>> {
  constructor(readonly list: ReportsQuery) {
    super();
  }
}

@QueryHandler(ReportsPage)
export class ReportsPageHandler implements IQueryHandler<ReportsPage> {
  constructor(
    private readonly database: ReadDatabase,
    private readonly views: ReportViews,
  ) {}

  async execute({ list: { status, page, pageSize } }: ReportsPage): Promise<PageView<AdminReportView>> {
    const isOpen = status === 'open';
    const reports = this.database
      .tables<MessagingTables>()
      .selectFrom('messaging.report')
      .where('decided_at', isOpen ? 'is' : 'is not', null);
    const ordered = reports
      .selectAll()
      .orderBy(isOpen ? 'created_at' : 'decided_at', isOpen ? 'asc' : 'desc')
      .orderBy('id');
    const { rows, numResults } = await pageOf(ordered, reports, { page, pageSize });
    return { results: await this.views.of(rows), numResults, page, pageSize };
  }
}
