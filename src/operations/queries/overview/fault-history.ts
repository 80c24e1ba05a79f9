import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { PageQuery, PageView } from '#contracts/shared/page.js';
import type { FaultView } from '#contracts/operations/overview.views.js';
import { pageOf } from '#src/platform/database/page-of.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { faultView } from '../../rows/fault-view.js';
import type { OperationsTables } from '../../rows/operations.tables.js';
import { People } from '../../rows/people.js';

/** Faults, the newest first. */
export class FaultHistory extends Query<PageView<FaultView>> {
  constructor(readonly page: PageQuery) {
    super();
  }
}

@QueryHandler(FaultHistory)
export class FaultHistoryHandler implements IQueryHandler<FaultHistory> {
  constructor(
    private readonly database: ReadDatabase,
    private readonly people: People,
  ) {}

  async execute({ page }: FaultHistory): Promise<PageView<FaultView>> {
    const faults = this.database.tables<OperationsTables>().selectFrom('operations.fault');
    const newest = faults.selectAll().orderBy('began_at', 'desc').orderBy('id', 'desc');
    const { rows, numResults } = await pageOf(newest, faults, page);
    const named = await this.people.named(rows.map((row) => row.acknowledged_by));
    return { results: rows.map((row) => faultView(row, named)), numResults, ...page };
  }
}
