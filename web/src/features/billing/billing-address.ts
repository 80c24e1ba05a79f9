import {
  defaultPlanId,
  monthsOfFrequency,
  planIds,
  type BillingFrequency,
  type PlanId,
} from '#contracts/billing/plan.js';
import { pagePaths } from '#contracts/shared/page-paths.js';

/** The plan and the billing that an address names (BIL-8, BIL-9). */
export interface ChosenPlan {
  planId: PlanId;
  frequency: BillingFrequency;
}

/** Reads the chosen plan from an address: `plan` is a plan id, `billing` 1 or 12 months. Anything else is the default. */
export function readChosenPlan(search: URLSearchParams, fallback: PlanId = defaultPlanId): ChosenPlan {
  const plan = search.get('plan');
  return {
    planId: planIds.find((id) => id === plan) ?? fallback,
    frequency: search.get('billing') === String(monthsOfFrequency.year) ? 'year' : 'month',
  };
}

/** Returns the query of an address that names a plan. */
export const chosenPlanSearch = ({ planId, frequency }: ChosenPlan): string =>
  new URLSearchParams({ plan: planId, billing: String(monthsOfFrequency[frequency]) }).toString();

/** Returns the address of the checkout of a plan. */
export const checkoutPath = (chosen: ChosenPlan): string => `${pagePaths.vendorCheckout}?${chosenPlanSearch(chosen)}`;
