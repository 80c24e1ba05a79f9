import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Kysely } from 'kysely';
import type { PlanFeature, SubscriptionTier } from '#contracts/billing/subscription-tier.js';
import { insertRows } from '#src/platform/database/insert-rows.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';

export interface ImportedSubscription {
  id: string;
  vendorId: string;
  webstoreId: string;
  tier: SubscriptionTier;
  extraFeatures: readonly PlanFeature[];
}

/**
 * Imports many subscriptions with one seat each, without messages. The caller, who imports the webstores too, gives
 * them the entitlement as billing's first version.
 */
export class ImportSubscriptions extends Command<void> {
  constructor(readonly subscriptions: readonly ImportedSubscription[]) {
    super();
  }
}

@CommandHandler(ImportSubscriptions)
export class ImportSubscriptionsHandler implements ICommandHandler<ImportSubscriptions> {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  execute({ subscriptions }: ImportSubscriptions): Promise<void> {
    const startedAt = new Date();
    return this.unitOfWork.run(async (em) => {
      const database = em.getKysely() as unknown as Kysely<unknown>;
      await insertRows(
        database,
        'billing.subscription',
        subscriptionColumns,
        subscriptions.map(({ id, vendorId, tier, extraFeatures }) => ({
          id,
          vendor_id: vendorId,
          version: 1,
          tier,
          quantity: 1,
          extra_features: extraFeatures,
          started_at: startedAt,
        })),
      );
      await insertRows(
        database,
        'billing.seat',
        seatColumns,
        subscriptions.map(({ id, webstoreId }) => ({
          webstore_id: webstoreId,
          subscription_id: id,
          entitlement_version: 1,
          version: 1,
        })),
      );
    });
  }
}

const subscriptionColumns = {
  id: 'uuid',
  vendor_id: 'uuid',
  version: 'int',
  tier: 'text',
  quantity: 'int',
  extra_features: 'jsonb',
  started_at: 'timestamptz',
};
const seatColumns = { webstore_id: 'uuid', subscription_id: 'uuid', entitlement_version: 'int', version: 'int' };
