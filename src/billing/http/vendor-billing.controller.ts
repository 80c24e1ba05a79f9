import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { billingRoutes as routes } from '#contracts/billing/billing.routes.js';
import { Input, type Call } from '#src/platform/http/call.js';
import { Implements } from '#src/platform/http/implements.js';
import { AssignSeats } from '../commands/assign-seats.js';
import { FollowProvider } from '../commands/follow-provider.js';
import { UnassignSeats } from '../commands/unassign-seats.js';
import { ResponseTimeout } from '../provider/response-timeout.js';
import { VendorContracts } from '../queries/vendor-contracts.js';
import { VendorInvoices } from '../queries/vendor-invoices.js';
import { VendorStripeData } from '../queries/vendor-stripe-data.js';

@Controller()
export class VendorBillingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly responseTimeout: ResponseTimeout,
  ) {}

  @Implements(routes.isStripeCustomer)
  async isStripeCustomer(@Input() { params }: Call<typeof routes.isStripeCustomer>) {
    const { isStripeCustomer } = await this.dataOf(params.id);
    return { isStripeCustomer };
  }

  @Implements(routes.stripeData)
  stripeData(@Input() { params }: Call<typeof routes.stripeData>) {
    return this.dataOf(params.id);
  }

  @Implements(routes.refreshStripeData)
  async refresh(@Input() { params }: Call<typeof routes.refreshStripeData>) {
    await this.responseTimeout.waitFor(this.commands.execute(new FollowProvider(params.id)));
    return this.dataOf(params.id);
  }

  @Implements(routes.assignSeats)
  async assignSeats(@Input() { params, body }: Call<typeof routes.assignSeats>) {
    await this.commands.execute(new AssignSeats(params.id, body.webstoreIds, body.subscriptionId));
    return this.dataOf(params.id);
  }

  @Implements(routes.unassignSeats)
  async unassignSeats(@Input() { params, body }: Call<typeof routes.unassignSeats>) {
    await this.commands.execute(new UnassignSeats(params.id, body.webstoreIds));
    return this.dataOf(params.id);
  }

  @Implements(routes.invoices)
  invoices(@Input() { params, query }: Call<typeof routes.invoices>) {
    return this.queries.execute(new VendorInvoices(params.id, query));
  }

  @Implements(routes.contracts)
  contracts(@Input() { params, query }: Call<typeof routes.contracts>) {
    return this.queries.execute(new VendorContracts(params.id, query));
  }

  private dataOf(vendorId: string) {
    return this.queries.execute(new VendorStripeData(vendorId));
  }
}
