import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { PageView } from '#contracts/shared/page.js';
import type { ImpersonatedChangeView } from '#contracts/identity/impersonation.views.js';
import { pageOf } from '#src/platform/database/page-of.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import type { ImpersonationTables } from '../impersonation-tables.js';

/** The rows that an operator changed during an impersonation, the latest first. */
export class ImpersonatedChanges extends Query<PageView<ImpersonatedChangeView>> {
  constructor(
    readonly sessionId: string,
    readonly page: number,
    readonly pageSize: number,
  ) {
    super();
  }
}

@QueryHandler(ImpersonatedChanges)
export class ImpersonatedChangesHandler implements IQueryHandler<ImpersonatedChanges> {
  constructor(private readonly database: ReadDatabase) {}

  async execute({ sessionId, page, pageSize }: ImpersonatedChanges): Promise<PageView<ImpersonatedChangeView>> {
    const changes = this.database
      .tables<ImpersonationTables>()
      .selectFrom('identity.security_event')
      .where('session_id', '=', sessionId)
      .where('actor_id', 'is not', null)
      .where('kind', '=', 'impersonated-change');
    const ordered = changes.select(['id', 'at', 'note', 'correlation_id']).orderBy('at', 'desc').orderBy('id', 'desc');
    const { rows, numResults } = await pageOf(ordered, changes, { page, pageSize });
    const results = rows.map(({ id, at, note, correlation_id }) => ({
      id,
      at: new Date(at).toISOString(),
      change: note ?? '',
      correlationId: correlation_id,
    }));
    return { results, numResults, page, pageSize };
  }
}
