import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { operationsRoutes as routes } from '#contracts/operations/operations.routes.js';
import { Input, type Call } from '#src/platform/http/call.js';
import { Implements } from '#src/platform/http/implements.js';
import { CancelIndexRun } from '../commands/cancel-index-run.js';
import { StartIndexRun } from '../commands/start-index-run.js';
import { IndexOverview } from '../queries/index/index-overview.js';
import { IndexRunById } from '../queries/index/index-run-by-id.js';

@Controller()
export class SearchIndexController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Implements(routes.index)
  index() {
    return this.queries.execute(new IndexOverview());
  }

  @Implements(routes.startIndexRun)
  async start(@Input() { body, user }: Call<typeof routes.startIndexRun>) {
    const { kind, repair = false, facts = false, reason } = body;
    const id = await this.commands.execute(new StartIndexRun({ kind, repair, facts, reason }, user.userId));
    return this.queries.execute(new IndexRunById(id));
  }

  @Implements(routes.cancelIndexRun)
  async cancel(@Input() { params, body, user }: Call<typeof routes.cancelIndexRun>) {
    await this.commands.execute(new CancelIndexRun(params.id, user.userId, body.reason));
    return this.queries.execute(new IndexRunById(params.id));
  }
}
