import { Inject, Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ReconciliationWanted } from '#contracts/billing/billing.messages.js';
import type { PayloadOfKind } from '#contracts/shared/message.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Consumes, type ClaimingReaction } from '#src/platform/deliveries/consumer.js';
import { looksLikeOutage } from '#src/platform/outages/outage.js';
import { Reconciliation } from '../domain/reconciliation.js';
import { FollowProvider } from '../commands/follow-provider.js';
import { PAYMENT_PROVIDER, type PaymentProvider } from '../provider/payment-provider.js';
import { PlanPrices } from '../provider/plan-prices.js';
import { LostFacts } from '../lost-facts.js';
import { CustomerRows } from '../queries/customer-rows.js';

type Wanted = PayloadOfKind<typeof ReconciliationWanted>;

const pageSize = 100;

/**
 * Compares every customer with the payment provider, and takes over what no webhook has reported; repeats to webstore what
 * it does not know.
 */
@Injectable()
@Consumes({ consumer: 'billing.reconcile', needs: ['payments'] })
export class ReconcileWhenWanted implements ClaimingReaction<Wanted> {
  private readonly logger = new Logger(ReconcileWhenWanted.name);

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly customers: CustomerRows,
    private readonly lostFacts: LostFacts,
    private readonly prices: PlanPrices,
    private readonly commands: CommandBus,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  async carryOut({ reconciliationId }: Wanted): Promise<void> {
    const outcome = { compared: 0, repaired: 0 };
    let failed = 0;
    try {
      // Before plans are taken over: their own facts are not delivered yet.
      outcome.repaired += await this.lostFacts.repeat();
      await this.prices.refresh();
      let vendorIds = await this.customers.vendorsAfter(undefined, pageSize);
      while (vendorIds.length > 0) {
        for (const vendorId of vendorIds) {
          outcome.compared += 1;
          const result = await this.follow(vendorId);
          if (result === 'repaired') outcome.repaired += 1;
          if (result === 'failed') failed += 1;
        }
        vendorIds = await this.customers.vendorsAfter(vendorIds.at(-1), pageSize);
      }
      const error = failed === 0 ? null : `${failed} of ${outcome.compared} customers could not be compared`;
      await this.finish(reconciliationId, { ...outcome, error });
    } catch (error) {
      const message = `the payment provider (${this.provider.mode}) could not be compared`;
      await this.finish(reconciliationId, { ...outcome, error: message });
      throw error;
    }
  }

  /** One customer whose plans cannot be read does not keep the others from being compared. */
  private async follow(vendorId: string): Promise<'same' | 'repaired' | 'failed'> {
    try {
      return (await this.commands.execute(new FollowProvider(vendorId))) ? 'repaired' : 'same';
    } catch (error) {
      if (looksLikeOutage(error)) throw error;
      this.logger.error(`plans of vendor ${vendorId} could not be compared`, (error as Error).stack);
      return 'failed';
    }
  }

  private finish(id: string, outcome: { compared: number; repaired: number; error: string | null }): Promise<void> {
    return this.unitOfWork.run(async (em) => {
      const reconciliation = await em.findOne(Reconciliation, { id });
      reconciliation?.finish(outcome, new Date());
    });
  }
}
