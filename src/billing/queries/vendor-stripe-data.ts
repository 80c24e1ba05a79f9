import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { SubscriptionView, VendorStripeDataView } from '#contracts/billing/billing.views.js';
import { highestTier, planOfTier } from '#contracts/billing/plan.js';
import { givesFeatures, isRunning } from '#contracts/billing/subscription-status.js';
import { subscriptionTiers } from '#contracts/billing/subscription-tier.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import type { BillingTables } from '../billing.tables.js';
import { featuresOf } from '../domain/plan.js';
import { CustomerRows } from './customer-rows.js';

/** The payment data of a vendor, from this context's own tables. */
export class VendorStripeData extends Query<VendorStripeDataView> {
  constructor(readonly vendorId: string) {
    super();
  }
}

type Row = BillingTables['billing.subscription'];
type SeatRow = Omit<BillingTables['billing.seat'], 'entitlement_version'>;

/** Plans and seats of one vendor that are shown; nobody has as many. */
const [mostPlans, mostSeats] = [100, 1_000];

@QueryHandler(VendorStripeData)
export class VendorStripeDataHandler implements IQueryHandler<VendorStripeData> {
  constructor(
    private readonly database: ReadDatabase,
    private readonly customers: CustomerRows,
  ) {}

  async execute({ vendorId }: VendorStripeData): Promise<VendorStripeDataView> {
    const tables = this.database.tables<BillingTables>();
    const [customer, plans] = await Promise.all([
      this.customers.of(vendorId),
      tables
        .selectFrom('billing.subscription')
        .selectAll()
        .where('vendor_id', '=', vendorId)
        .orderBy('started_at', 'desc')
        .limit(mostPlans)
        .execute(),
    ]);
    const running = plans.filter(({ status }) => isRunning(status)).sort((a, b) => rankOf(b) - rankOf(a));
    const ids = running.map(({ id }) => id);
    const seats =
      ids.length === 0
        ? []
        : await tables
            .selectFrom('billing.seat')
            .select(['webstore_id', 'subscription_id', 'assigned_at'])
            .where('subscription_id', 'in', ids)
            .orderBy('assigned_at')
            .orderBy('webstore_id')
            .limit(mostSeats)
            .execute();
    const { provider_id, card_brand: brand = null, card_last4: last4 = null } = customer ?? { provider_id: null };
    return {
      vendorId,
      isStripeCustomer: provider_id !== null,
      tier: highestTier(running.map(({ tier }) => tier)) ?? null,
      mayTryFree: !plans.some(({ tier, trial_ends_at }) => tier !== 'starter' && trial_ends_at !== null),
      mayStartFree: !plans.some(
        ({ tier, trial_ends_at, legacy_name }) => tier === 'starter' && trial_ends_at !== null && legacy_name === null,
      ),
      card: brand !== null && last4 !== null ? { brand, last4 } : null,
      isListingPaused: customer?.plan_state === 'paused',
      subscriptions: running.map((plan) => subscriptionView(plan, seats)),
    };
  }
}

const rankOf = ({ tier }: Row) => subscriptionTiers.indexOf(tier);
const iso = (time: string | null) => (time === null ? null : new Date(time).toISOString());

function subscriptionView(plan: Row, all: readonly SeatRow[]): SubscriptionView {
  const seats = all.filter(({ subscription_id }) => subscription_id === plan.id);
  const features = [...new Set([...featuresOf(plan.tier), ...plan.extra_features])];
  return {
    id: plan.id,
    tier: plan.tier,
    tierName: plan.legacy_name ?? planOfTier(plan.tier).name,
    status: plan.status,
    billingFrequency: plan.frequency,
    quantity: plan.quantity,
    price: plan.unit_amount / 100,
    assignedWebstores: seats.map(({ webstore_id }) => webstore_id),
    seats: seats.map((seat) => ({
      webstoreId: seat.webstore_id,
      assignedAt: new Date(seat.assigned_at).toISOString(),
    })),
    activeFeatures: givesFeatures(plan.status) ? features : [],
    startedAt: new Date(plan.started_at).toISOString(),
    trialEndsAt: iso(plan.trial_ends_at),
    nextPayDate: iso(plan.renews_at),
    endsAt: iso(plan.ends_at),
  };
}
