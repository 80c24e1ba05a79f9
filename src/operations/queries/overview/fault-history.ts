import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Selectable } from 'kysely';
import type { PageQuery } from '#contracts/operations/operations.query.js';
import type { PersonView } from '#contracts/operations/operations.views.js';
import type { FaultPageView, FaultView } from '#contracts/operations/overview.views.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { isoTime } from '../../iso-time.js';
import type { OperationsTables } from '../../operations.tables.js';
import { People } from '../../people.js';
import { pageOf } from '../../page-of.js';

/** Faults, the newest first. */
export class FaultHistory extends Query<FaultPageView> {
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

  async execute({ page }: FaultHistory): Promise<FaultPageView> {
    const faults = this.database.tables<OperationsTables>().selectFrom('operations.fault');
    const newest = faults.selectAll().orderBy('began_at', 'desc').orderBy('id', 'desc');
    const { rows, total } = await pageOf(newest, faults, page);
    const named = await this.people.named(rows.map((row) => row.acknowledged_by));
    return { faults: rows.map((row) => faultView(row, named)), total, ...page };
  }
}

export const faultView = (
  row: Selectable<OperationsTables['operations.fault']>,
  named: (userId: string) => PersonView,
): FaultView => ({
  id: row.id,
  code: row.code,
  level: row.level,
  queue: row.queue === '' ? null : row.queue,
  beganAt: isoTime(row.began_at),
  endedAt: isoTime(row.ended_at),
  acknowledgedAt: isoTime(row.acknowledged_at),
  acknowledgedBy: row.acknowledged_by === null ? null : named(row.acknowledged_by),
});
