import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { BillingStateView, ReconciliationView } from '#contracts/billing/billing.views.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { MessageBacklog } from '#src/platform/messages/message-backlog.js';
import { DependencyProbes } from '#src/platform/outages/dependency-probe.js';
import type { BillingTables } from '../billing.tables.js';
import { PAYMENT_PROVIDER, type PaymentProvider } from '../provider/payment-provider.js';

/** The connection to the payment provider, for operators. */
export class BillingState extends Query<BillingStateView> {}

@QueryHandler(BillingState)
export class BillingStateHandler implements IQueryHandler<BillingState> {
  constructor(
    private readonly database: ReadDatabase,
    private readonly probes: DependencyProbes,
    private readonly backlog: MessageBacklog,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  async execute(): Promise<BillingStateView> {
    const [away, webhooks, reconciliation] = await Promise.all([
      this.probes.unavailable(['payments']),
      this.backlog.of({ consumer: 'billing.follow-payment-event', source: 'payments' }),
      this.lastReconciliation(),
    ]);
    return { mode: this.provider.mode, isAvailable: away.length === 0, webhooks, reconciliation };
  }

  private async lastReconciliation(): Promise<ReconciliationView | null> {
    const row = await this.database
      .tables<BillingTables>()
      .selectFrom('billing.reconciliation')
      .selectAll()
      .orderBy('started_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!row) return null;
    const { started_at, finished_at, compared, repaired, error } = row;
    return {
      startedAt: new Date(started_at).toISOString(),
      finishedAt: finished_at && new Date(finished_at).toISOString(),
      compared,
      repaired,
      error,
    };
  }
}
