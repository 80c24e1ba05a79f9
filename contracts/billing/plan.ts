import { subscriptionTiers, type SubscriptionTier } from './subscription-tier.js';

/** Plan ids, as forms and addresses name them (OP-108). */
export const planIds = ['planone', 'plantwo', 'planthree'] as const;
export type PlanId = (typeof planIds)[number];

/** How often a plan is paid (BIL-1). */
export const billingFrequencies = ['month', 'year'] as const;
export type BillingFrequency = (typeof billingFrequencies)[number];

/** The billing toggle of the plan step: months per payment (BIL-9). */
export const monthsOfFrequency: Readonly<Record<BillingFrequency, 1 | 12>> = { month: 1, year: 12 };

export interface Plan {
  readonly id: PlanId;
  readonly tier: SubscriptionTier;
  readonly name: string;
  /** Whether its card has the 'Most Popular!' badge (BIL-7). */
  readonly isPopular: boolean;
  /** Days without a charge after subscribing with monthly billing (BIL-19, BIL-20). */
  readonly freeDays: number;
}

/** The plans that are offered, in the order of their cards. */
export const plans: readonly Plan[] = [
  { id: 'planone', tier: 'starter', name: 'Starter', isPopular: false, freeDays: 90 },
  { id: 'plantwo', tier: 'essential', name: 'Essential', isPopular: true, freeDays: 120 },
  { id: 'planthree', tier: 'premium', name: 'Premium', isPopular: false, freeDays: 120 },
];

/** The plan that is chosen when the plan step opens (BIL-8). */
export const defaultPlanId: PlanId = 'planthree';

/** Names of earlier plans, which contracts show and nobody can buy (OP-109). They have the features of the free tier. */
export const legacyTierNames = ['Digital Listing', 'In-store'] as const;
export type LegacyTierName = (typeof legacyTierNames)[number];

export function planOfTier(tier: SubscriptionTier): Plan {
  const plan = plans[subscriptionTiers.indexOf(tier)];
  if (!plan) throw new Error(`There is no plan of the tier ${tier}`);
  return plan;
}

/** Returns whether a plan id or a tier is the free one (BIL-4). */
export const isFreePlan = (planOrTier: string): boolean => ['planone', 'starter'].includes(plainTier(planOrTier));

/** Returns a tier in the form in which tiers are compared: lower case, letters and digits only (BIL-3). */
export const plainTier = (tier: string): string => tier.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/**
 * Finds the product of a tier (BIL-3).
 * @param tier compared by its letters and digits only
 */
export const productFor = <P extends { planTier: string; billingFrequency: BillingFrequency }>(
  products: readonly P[],
  tier: string,
  frequency: BillingFrequency = 'month',
): P | undefined =>
  products.find(
    ({ planTier, billingFrequency }) => plainTier(planTier) === plainTier(tier) && billingFrequency === frequency,
  );

/** Returns the higher one of the tiers; `undefined` for none. */
export const highestTier = (tiers: readonly SubscriptionTier[]): SubscriptionTier | undefined =>
  subscriptionTiers.findLast((tier) => tiers.includes(tier));
