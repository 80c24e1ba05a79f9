import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Selectable } from 'kysely';
import type { PageQuery, PageView } from '#contracts/shared/page.js';
import type { PersonView, RedriveRunView } from '#contracts/operations/operations.views.js';
import { pageOf } from '#src/platform/database/page-of.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { isoTime } from '../../rows/iso-time.js';
import type { OperationsTables } from '../../rows/operations.tables.js';
import { People } from '../../rows/people.js';

/** Re-drives, the newest first. */
export class RedriveRuns extends Query<PageView<RedriveRunView>> {
  constructor(readonly page: PageQuery) {
    super();
  }
}

@QueryHandler(RedriveRuns)
export class RedriveRunsHandler implements IQueryHandler<RedriveRuns> {
  constructor(
    private readonly database: ReadDatabase,
    private readonly people: People,
  ) {}

  async execute({ page }: RedriveRuns): Promise<PageView<RedriveRunView>> {
    const runs = this.database.tables<OperationsTables>().selectFrom('operations.redrive_run');
    const { rows, numResults } = await pageOf(
      runs.selectAll().orderBy('started_at', 'desc').orderBy('id', 'desc'),
      runs,
      page,
    );
    const named = await this.people.named(rows.map((row) => row.started_by));
    return { results: rows.map((row) => redriveRun(row, named)), numResults, ...page };
  }
}

export const redriveRun = (
  row: Selectable<OperationsTables['operations.redrive_run']>,
  named: (userId: string) => PersonView,
): RedriveRunView => ({
  id: row.id,
  state: row.state,
  startedBy: named(row.started_by),
  startedAt: isoTime(row.started_at),
  endedAt: isoTime(row.ended_at),
  reason: row.reason,
  queue: row.selection.queue ?? null,
  consumer: row.selection.consumer ?? null,
  messageType: row.selection.messageType ?? null,
  from: row.selection.from ?? null,
  to: row.selection.to ?? null,
  total: row.total,
  redriven: row.redriven,
  skipped: row.skipped,
});
