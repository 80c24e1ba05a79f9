import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { operationsRoutes as routes } from '#contracts/operations/operations.routes.js';
import { Input, type Call } from '#src/platform/http/call.js';
import { Implements } from '#src/platform/http/implements.js';
import { AcknowledgeFault } from '../commands/acknowledge-fault.js';
import { FaultById } from '../queries/overview/fault-by-id.js';
import { FaultHistory } from '../queries/overview/fault-history.js';
import { Overview } from '../queries/overview/overview.js';

@Controller()
export class OverviewController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Implements(routes.overview)
  overview() {
    return this.queries.execute(new Overview());
  }

  @Implements(routes.faults)
  faults(@Input() { query }: Call<typeof routes.faults>) {
    return this.queries.execute(new FaultHistory(query));
  }

  @Implements(routes.acknowledgeFault)
  async acknowledge(@Input() { params, user }: Call<typeof routes.acknowledgeFault>) {
    await this.commands.execute(new AcknowledgeFault(params.id, user.userId));
    return this.queries.execute(new FaultById(params.id));
  }
}
