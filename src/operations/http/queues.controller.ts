import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { operationsRoutes as routes } from '#contracts/operations/operations.routes.js';
import { Input, type Call } from '#src/platform/http/call.js';
import { Implements } from '#src/platform/http/implements.js';
import { PauseQueue } from '../commands/pause-queue.js';
import { ResumeQueue } from '../commands/resume-queue.js';
import { QueueByName } from '../queries/overview/queue-by-name.js';

@Controller()
export class QueuesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Implements(routes.pauseQueue)
  async pause(@Input() { params, body, user }: Call<typeof routes.pauseQueue>) {
    await this.commands.execute(new PauseQueue(params.queue, user.userId, body.reason));
    return this.queries.execute(new QueueByName(params.queue));
  }

  @Implements(routes.resumeQueue)
  async resume(@Input() { params, body, user }: Call<typeof routes.resumeQueue>) {
    await this.commands.execute(new ResumeQueue(params.queue, user.userId, body.reason));
    return this.queries.execute(new QueueByName(params.queue));
  }
}
