import { Inject, Injectable } from '@nestjs/common';
import { legacyTierNames, plainTier } from '#contracts/billing/plan.js';
import { subscriptionTiers } from '#contracts/billing/subscription-tier.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { SingleFlight } from '#src/platform/timing/single-flight.js';
import type { BillingTables } from '../billing.tables.js';
import { PlanPrice } from '../domain/plan-price.js';
import { PAYMENT_PROVIDER, type PaymentProvider } from './payment-provider.js';

export type KnownPrice = Pick<PlanPrice, 'id' | 'tier' | 'legacyName' | 'frequency' | 'amount' | 'isActive'>;

/** The provider's prices as they were last read. Webhooks and reconciliations refresh them. */
@Injectable()
export class PlanPrices {
  private readonly flights = new SingleFlight<void>();

  constructor(
    private readonly database: ReadDatabase,
    private readonly unitOfWork: UnitOfWork,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  /**
   * Returns all prices, also those that cannot be bought any more. The provider is asked before the first one is known.
   * @throws DependencyUnavailable
   */
  async all(): Promise<KnownPrice[]> {
    const known = await this.known();
    if (known.length > 0) return known;
    await this.refresh();
    return this.known();
  }

  /** Returns a price; the provider is asked when it is not known. */
  async byId(id: string): Promise<KnownPrice | undefined> {
    const known = (await this.all()).find((price) => price.id === id);
    if (known) return known;
    await this.refresh();
    return (await this.known()).find((price) => price.id === id);
  }

  /** Reads all prices from the provider. Those that are gone there cannot be bought any more. */
  refresh(): Promise<void> {
    return this.flights.run('prices', () => this.read());
  }

  private async read(): Promise<void> {
    const told = await this.provider.prices();
    const prices = told.flatMap(({ tier: name, ...price }): KnownPrice[] => {
      const tier = subscriptionTiers.find((known) => known === plainTier(name));
      if (tier) return [{ ...price, tier, legacyName: null }];
      const legacyName = legacyTierNames.find((known) => plainTier(known) === plainTier(name));
      return legacyName ? [{ ...price, tier: 'starter', legacyName, isActive: false }] : [];
    });
    await this.unitOfWork.run(async (em) => {
      await em.nativeUpdate(PlanPrice, { id: { $nin: prices.map(({ id }) => id) } }, { isActive: false });
      if (prices.length > 0) await em.upsertMany(PlanPrice, prices);
    });
  }

  private async known(): Promise<KnownPrice[]> {
    const rows = await this.database
      .tables<BillingTables>()
      .selectFrom('billing.plan_price')
      .selectAll()
      .orderBy('amount')
      .execute();
    return rows.map(({ is_active, legacy_name, ...price }) => ({
      ...price,
      legacyName: legacy_name,
      isActive: is_active,
    }));
  }
}
