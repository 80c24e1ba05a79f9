import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { DataExportView, NewestDataExportView } from '#contracts/identity/data-rights.views.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { Refusal } from '#src/platform/domain/refusal.js';

interface Tables {
  'identity.user': { id: string; password_hash: string | null };
  'identity.data_export': {
    id: string;
    user_id: string;
    requested_at: string;
    ready_until: string | null;
    size: number | null;
    failed_at: string | null;
  };
}

/** The latest export of a user, unless it has expired. */
export class NewestExport extends Query<NewestDataExportView> {
  constructor(readonly userId: string) {
    super();
  }
}

@QueryHandler(NewestExport)
export class NewestExportHandler implements IQueryHandler<NewestExport> {
  constructor(private readonly database: ReadDatabase) {}

  /** @throws Refusal `session-ended` when the user was deleted although the token has not expired */
  async execute({ userId }: NewestExport): Promise<NewestDataExportView> {
    const person = await this.database
      .tables<Tables>()
      .selectFrom('identity.user')
      .where('id', '=', userId)
      .select(sql<boolean>`password_hash is not null`.as('hasPassword'))
      .executeTakeFirst();
    if (!person) throw new Refusal('session-ended', 'Your session has ended. Sign in again.');
    return { export: await this.newest(userId), proof: person.hasPassword ? 'password' : 'code' };
  }

  private async newest(userId: string): Promise<DataExportView | null> {
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
