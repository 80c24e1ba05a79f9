import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { billingAdminRoutes as routes } from '#contracts/billing/admin-billing.routes.js';
import { Input, type Call } from '#src/platform/http/call.js';
import { Implements } from '#src/platform/http/implements.js';
import { WantReconciliation } from '../commands/want-reconciliation.js';
import { BillingState } from '../queries/billing-state.js';

@Controller()
export class AdminBillingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Implements(routes.state)
  state(@Input() _call: Call<typeof routes.state>) {
    return this.queries.execute(new BillingState());
  }

  @Implements(routes.reconcile)
  reconcile(@Input() _call: Call<typeof routes.reconcile>) {
    return this.commands.execute(new WantReconciliation());
  }
}
