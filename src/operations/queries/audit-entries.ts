import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { PageView } from '#contracts/shared/page.js';
import type { AuditQuery } from '#contracts/operations/operations.query.js';
import type { AuditEntryView } from '#contracts/operations/operations.views.js';
import { pageOf } from '#src/platform/database/page-of.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { isoTime } from '../rows/iso-time.js';
import type { OperationsTables } from '../rows/operations.tables.js';
import { People } from '../rows/people.js';

/** Entries of the audit log, the newest first. */
export class AuditEntries extends Query<PageView<AuditEntryView>> {
  constructor(readonly query: AuditQuery) {
    super();
  }
}

@QueryHandler(AuditEntries)
export class AuditEntriesHandler implements IQueryHandler<AuditEntries> {
  constructor(
    private readonly database: ReadDatabase,
    private readonly people: People,
  ) {}

  async execute({
    query: { action, userId, target, page, pageSize },
  }: AuditEntries): Promise<PageView<AuditEntryView>> {
    let entries = this.database.tables<OperationsTables>().selectFrom('operations.audit');
    if (action !== undefined) entries = entries.where('action', '=', action);
    if (userId !== undefined) entries = entries.where('user_id', '=', userId);
    if (target !== undefined) entries = entries.where('target_id', '=', target);
    const newest = entries.selectAll().orderBy('at', 'desc').orderBy('id', 'desc');
    const { rows, numResults } = await pageOf(newest, entries, { page, pageSize });
    const named = await this.people.named(rows.map((row) => row.user_id));
    const views = rows.map((row) => ({
      id: row.id,
      at: isoTime(row.at),
      by: row.user_id === null ? null : named(row.user_id),
      action: row.action,
      targetKind: row.target_kind,
      targetId: row.target_id,
      reason: row.reason,
      result: row.result,
      numbers: row.numbers,
    }));
    return { results: views, numResults, page, pageSize };
  }
}
