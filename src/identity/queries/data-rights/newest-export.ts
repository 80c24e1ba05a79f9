import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { DataExportView } from '#contracts/identity/data-rights.views.js';
import { ReadDatabase } from '../../../platform/database/read-database.js';

interface Tables {
  'identity.data_export': {
    id: string;
    user_id: string;
    requested_at: string;
    ready_until: string | null;
    size: number | null;
    failed_at: string | null;
  };
}

/** The copy that a person asked for last; one whose day is over is none. */
export class NewestExport extends Query<DataExportView | null> {
  constructor(readonly userId: string) {
    super();
  }
}

@QueryHandler(NewestExport)
export class NewestExportHandler implements IQueryHandler<NewestExport> {
  constructor(private readonly database: ReadDatabase) {}

  async execute({ userId }: NewestExport): Promise<DataExportView | null> {
    const row = await this.database
      .tables<Tables>()
      .selectFrom('identity.data_export')
      .where('user_id', '=', userId)
      .select(['id', 'requested_at', 'ready_until', 'size', 'failed_at'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!row || (row.ready_until !== null && new Date(row.ready_until) <= new Date())) return null;
    return {
      id: row.id,
      state: row.ready_until !== null ? 'ready' : row.failed_at !== null ? 'failed' : 'requested',
      requestedAt: new Date(row.requested_at).toISOString(),
      readyUntil: row.ready_until === null ? null : new Date(row.ready_until).toISOString(),
      size: row.size,
    };
  }
}
