import type { EntityManager } from '@mikro-orm/postgresql';
import { VendorPlan } from './domain/withholding/vendor-plan.js';
import type { Webstore } from './domain/webstore.js';

/** Withholds the future page of a new webstore while its vendor's plan is paused. The vendor must be locked. */
export async function withholdWhilePlanIsPaused(em: EntityManager, webstore: Webstore): Promise<void> {
  const plan = await em.findOne(VendorPlan, { vendorId: webstore.vendorId });
  if (plan?.state === 'paused') webstore.withhold('plan-paused');
}
