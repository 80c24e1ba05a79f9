import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { operationsRoutes as routes } from '#contracts/operations/operations.routes.js';
import { Input, type Call } from '#src/platform/http/call.js';
import { Implements } from '#src/platform/http/implements.js';
import { ReindexWebstore } from '../commands/reindex-webstore.js';
import { WebstoreTrace } from '../queries/jobs/webstore-trace.js';

@Controller()
export class WebstoreTracesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Implements(routes.webstoreTrace)
  trace(@Input() { params }: Call<typeof routes.webstoreTrace>) {
    return this.queries.execute(new WebstoreTrace(params.webstore));
  }

  @Implements(routes.reindexWebstore)
  async reindex(@Input() { params, body, user }: Call<typeof routes.reindexWebstore>) {
    await this.commands.execute(new ReindexWebstore(params.webstore, user.userId, body.reason));
    return this.queries.execute(new WebstoreTrace(params.webstore));
  }
}
