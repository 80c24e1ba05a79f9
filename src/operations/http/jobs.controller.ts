import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { operationsRoutes as routes } from '#contracts/operations/operations.routes.js';
import { Input, type Call } from '#src/platform/http/call.js';
import { Implements } from '#src/platform/http/implements.js';
import { InterveneInJob } from '../commands/intervene-in-job.js';
import { Correlation } from '../queries/jobs/correlation.js';
import { DeadLetterKinds } from '../queries/jobs/dead-letter-kinds.js';
import { JobById } from '../queries/jobs/job-by-id.js';
import { Jobs } from '../queries/jobs/jobs.js';

@Controller()
export class JobsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Implements(routes.jobs)
  jobs(@Input() { query }: Call<typeof routes.jobs>) {
    return this.queries.execute(new Jobs(query));
  }

  @Implements(routes.job)
  job(@Input() { params }: Call<typeof routes.job>) {
    return this.queries.execute(new JobById(params.id));
  }

  @Implements(routes.retryJob)
  async retry(@Input() { params, body, user }: Call<typeof routes.retryJob>) {
    await this.commands.execute(new InterveneInJob('retry', params.id, user.userId, body.reason));
    return this.queries.execute(new JobById(params.id));
  }

  @Implements(routes.discardJob)
  async discard(@Input() { params, body, user }: Call<typeof routes.discardJob>) {
    await this.commands.execute(new InterveneInJob('discard', params.id, user.userId, body.reason));
    return this.queries.execute(new JobById(params.id));
  }

  @Implements(routes.promoteJob)
  async promote(@Input() { params, body, user }: Call<typeof routes.promoteJob>) {
    await this.commands.execute(new InterveneInJob('promote', params.id, user.userId, body.reason));
    return this.queries.execute(new JobById(params.id));
  }

  @Implements(routes.correlation)
  correlation(@Input() { params }: Call<typeof routes.correlation>) {
    return this.queries.execute(new Correlation(params.id));
  }

  @Implements(routes.deadLetterKinds)
  deadLetterKinds() {
    return this.queries.execute(new DeadLetterKinds());
  }
}
