import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { PaymentSettings } from '#src/platform/config/payment-settings.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { Ticks, type Ticking } from '#src/platform/timing/timers.js';
import type { BillingTables } from './billing.tables.js';
import { WantReconciliation } from './commands/want-reconciliation.js';

const everyHour = 3_600_000;
/** Milliseconds in which one reconciliation is enough, also when several processes start. */
const spacing = 300_000;

/** Has the plans compared with the payment provider every hour, and when the worker starts. */
@Injectable()
@Ticks({ worker: 'relay', every: everyHour })
export class ReconcileEveryHour implements Ticking {
  constructor(
    private readonly settings: PaymentSettings,
    private readonly database: ReadDatabase,
    private readonly commands: CommandBus,
  ) {}

  async tick(): Promise<void> {
    if (this.settings.stripeSecretKey === undefined) return;
    const recent = await this.database
      .tables<BillingTables>()
      .selectFrom('billing.reconciliation')
      .select('id')
      .where('started_at', '>', new Date(Date.now() - spacing).toISOString())
      .limit(1)
      .executeTakeFirst();
    if (!recent) await this.commands.execute(new WantReconciliation());
  }
}
