import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { PageQuery, PageView } from '#contracts/shared/page.js';
import type { ContractView } from '#contracts/billing/billing.views.js';
import { planOfTier } from '#contracts/billing/plan.js';
import { pageOf } from '#src/platform/database/page-of.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import type { BillingTables } from '../billing.tables.js';

/** Present and past plans of a vendor, the newest first. */
export class VendorContracts extends Query<PageView<ContractView>> {
  constructor(
    readonly vendorId: string,
    readonly asked: PageQuery,
  ) {
    super();
  }
}

@QueryHandler(VendorContracts)
export class VendorContractsHandler implements IQueryHandler<VendorContracts> {
  constructor(private readonly database: ReadDatabase) {}

  async execute({ vendorId, asked: { page, pageSize } }: VendorContracts): Promise<PageView<ContractView>> {
    const plans = this.database
      .tables<BillingTables>()
      .selectFrom('billing.subscription')
      .where('vendor_id', '=', vendorId);
    const ordered = plans.selectAll().orderBy('started_at', 'desc').orderBy('id');
    const { rows, numResults } = await pageOf(ordered, plans, { page, pageSize });
    const results = rows.map((row) => ({
      id: row.id,
      tierName: row.legacy_name ?? planOfTier(row.tier).name,
      isOffered: row.legacy_name === null,
      quantity: row.quantity,
      billingFrequency: row.frequency,
      status: row.status,
      startedAt: new Date(row.started_at).toISOString(),
      renewsAt: row.renews_at && new Date(row.renews_at).toISOString(),
      endsAt: row.ends_at && new Date(row.ends_at).toISOString(),
    }));
    return { results, numResults, page, pageSize };
  }
}
