import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { operationsRoutes as routes } from '#contracts/operations/operations.routes.js';
import { Input, type Call } from '#src/platform/http/call.js';
import { Implements } from '#src/platform/http/implements.js';
import { StartRedrive } from '../commands/start-redrive.js';
import { StopRedrive } from '../commands/stop-redrive.js';
import { RedrivePreview } from '../queries/redrives/redrive-preview.js';
import { RedriveRunById } from '../queries/redrives/redrive-run-by-id.js';
import { RedriveRuns } from '../queries/redrives/redrive-runs.js';

@Controller()
export class RedrivesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Implements(routes.previewRedrive)
  preview(@Input() { body }: Call<typeof routes.previewRedrive>) {
    return this.queries.execute(new RedrivePreview(body));
  }

  @Implements(routes.startRedrive)
  async start(@Input() { body, user }: Call<typeof routes.startRedrive>) {
    const id = await this.commands.execute(new StartRedrive(body, user.userId, body.reason));
    return this.queries.execute(new RedriveRunById(id));
  }

  @Implements(routes.redrives)
  runs(@Input() { query }: Call<typeof routes.redrives>) {
    return this.queries.execute(new RedriveRuns(query));
  }

  @Implements(routes.redrive)
  run(@Input() { params }: Call<typeof routes.redrive>) {
    return this.queries.execute(new RedriveRunById(params.id));
  }

  @Implements(routes.stopRedrive)
  async stop(@Input() { params, body, user }: Call<typeof routes.stopRedrive>) {
    await this.commands.execute(new StopRedrive(params.id, user.userId, body.reason));
    return this.queries.execute(new RedriveRunById(params.id));
  }
}
