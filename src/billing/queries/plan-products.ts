import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { PlanProductView } from '#contracts/billing/billing.views.js';
import { isFreePlan, planOfTier } from '#contracts/billing/plan.js';
import { subscriptionTiers } from '#contracts/billing/subscription-tier.js';
import { ResponseTimeout } from '../provider/response-timeout.js';
import { PlanPrices, type KnownPrice } from '../provider/plan-prices.js';

/** The plans that can be bought, by tier, the monthly price first. */
export class PlanProducts extends Query<PlanProductView[]> {}

@QueryHandler(PlanProducts)
export class PlanProductsHandler implements IQueryHandler<PlanProducts> {
  constructor(
    private readonly prices: PlanPrices,
    private readonly responseTimeout: ResponseTimeout,
  ) {}

  /** @throws Refusal `payments-unavailable` when no price was ever read */
  async execute(): Promise<PlanProductView[]> {
    const prices = await this.responseTimeout.waitFor(this.prices.all());
    return prices
      .filter(({ isActive }) => isActive)
      .sort(byPlan)
      .map(productView);
  }
}

const rankOf = ({ tier, frequency }: KnownPrice) =>
  2 * subscriptionTiers.indexOf(tier) + (frequency === 'year' ? 1 : 0);
const byPlan = (a: KnownPrice, b: KnownPrice) => rankOf(a) - rankOf(b);

function productView({ id, tier, frequency, amount }: KnownPrice): PlanProductView {
  const plan = planOfTier(tier);
  const price = amount / 100;
  return {
    id: plan.id,
    planTier: tier,
    tierName: plan.name,
    billingFrequency: frequency,
    price: isFreePlan(tier) ? 0 : price,
    stripePriceId: id,
    freeDays: frequency === 'month' ? plan.freeDays : 0,
    priceAfterFreeDays: price,
  };
}
