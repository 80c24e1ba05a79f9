import type { VendorStripeDataView } from '#contracts/billing/billing.views.js';
import { mostOwnLocations, tierOfMoreLocations } from '#contracts/webstore/locations.js';

/** Why a vendor cannot add a location; the api has the same rules (WS-197, WS-198). */
export type Obstacle = 'too-many' | 'needs-premium' | 'seat-first';

/**
 * Returns what keeps a vendor from adding a location; undefined if nothing does.
 * @param number the locations that the vendor has
 * @param byOperator whether an operator acts for the vendor: customer service sets up ten locations or more
 */
export function obstacleTo(number: number, plan: VendorStripeDataView, byOperator: boolean): Obstacle | undefined {
  if (number >= mostOwnLocations && !byOperator) return 'too-many';
  const plans = plan.subscriptions.filter(
    ({ tier, activeFeatures }) => tier === tierOfMoreLocations && activeFeatures.length > 0,
  );
  if (number === 0 || plans.some(({ assignedWebstores }) => assignedWebstores.length > 0)) return undefined;
  return plans.length > 0 ? 'seat-first' : 'needs-premium';
}
