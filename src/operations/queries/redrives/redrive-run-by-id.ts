import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { RedriveRunView } from '#contracts/operations/operations.views.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import type { OperationsTables } from '../../rows/operations.tables.js';
import { People } from '../../rows/people.js';
import { redriveRun } from './redrive-runs.js';

/** The progress of a re-drive. */
export class RedriveRunById extends Query<RedriveRunView> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(RedriveRunById)
export class RedriveRunByIdHandler implements IQueryHandler<RedriveRunById> {
  constructor(
    private readonly database: ReadDatabase,
    private readonly people: People,
  ) {}

  /** @throws Refusal `redrive-run-not-found` */
  async execute({ id }: RedriveRunById): Promise<RedriveRunView> {
    const row = await this.database
      .tables<OperationsTables>()
      .selectFrom('operations.redrive_run')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) throw new Refusal('redrive-run-not-found', 'Retry not found.');
    return redriveRun(row, await this.people.named([row.started_by]));
  }
}
