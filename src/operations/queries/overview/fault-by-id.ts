import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { FaultView } from '#contracts/operations/overview.views.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import type { OperationsTables } from '../../rows/operations.tables.js';
import { People } from '../../rows/people.js';
import { faultView } from '../../rows/fault-view.js';

/** One fault of the history. */
export class FaultById extends Query<FaultView> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(FaultById)
export class FaultByIdHandler implements IQueryHandler<FaultById> {
  constructor(
    private readonly database: ReadDatabase,
    private readonly people: People,
  ) {}

  /** @throws Refusal `fault-not-found` */
  async execute({ id }: FaultById): Promise<FaultView> {
    const row = await this.database
      .tables<OperationsTables>()
      .selectFrom('operations.fault')
      .where('id', '=', id)
      .selectAll()
      .executeTakeFirst();
    if (!row) throw new Refusal('fault-not-found', 'Fault not found.');
    return faultView(row, await this.people.named([row.acknowledged_by]));
  }
}
