import type { PlanProductView } from '#contracts/billing/billing.views.js';
import { plans, productFor, type BillingFrequency, type Plan } from '#contracts/billing/plan.js';
import { annualSavings } from '#contracts/billing/plan-price.js';

/** A plan as its card shows it, with one kind of billing. Sums are US dollars. */
export interface PlanOffer extends Plan {
  billingFrequency: BillingFrequency;
  priceId: string;
  /** Price of a month with this billing. */
  perMonth: number;
  /** Price of a month once the free days of the free plan are over. */
  later: number;
  /** With annual billing: what it costs a year and a month without the discount, and what a year saves. */
  annual: { perYear: number; undiscounted: number; saving: number } | null;
  /** Price of a month with annual billing, as the monthly card mentions it; null where there is none. */
  annualPerMonth: number | null;
}

/**
 * Returns the plans that can be bought with one kind of billing, in the order of their cards. The free plan has one price
 * and is offered with either.
 */
export const planOffers = (products: readonly PlanProductView[], frequency: BillingFrequency): PlanOffer[] =>
  plans.flatMap((plan): PlanOffer[] => {
    const monthly = productFor(products, plan.tier);
    const yearly = productFor(products, plan.tier, 'year');
    const product = frequency === 'year' ? (yearly ?? monthly) : monthly;
    if (!product || !monthly) return [];
    const isAnnual = product.billingFrequency === 'year';
    return [
      {
        ...plan,
        name: product.tierName,
        billingFrequency: product.billingFrequency,
        priceId: product.stripePriceId,
        freeDays: product.freeDays,
        perMonth: isAnnual ? product.price / 12 : product.price,
        later: product.priceAfterFreeDays,
        annual: isAnnual
          ? { perYear: product.price, undiscounted: monthly.price, saving: annualSavings(monthly.price) }
          : null,
        annualPerMonth: yearly && yearly.price > 0 ? yearly.price / 12 : null,
      },
    ];
  });
