import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { VendorPlanState } from '#contracts/billing/vendor-plan-state.js';

/**
 * Whether the plan of a vendor lets its pages be on the site: webstore's own copy of billing's decision. No row means that
 * it does.
 */
@Entity({ schema: 'webstore', tableName: 'vendor_plan' })
export class VendorPlan {
  @PrimaryKey({ type: 'uuid' })
  vendorId: string;

  @Property({ type: 'text' })
  state: VendorPlanState;

  /** Billing's version of the decision about this vendor; 0 before the first. */
  @Property({ type: 'integer' })
  version: number;

  static none(vendorId: string): VendorPlan {
    return Object.assign(new VendorPlan(), { vendorId, state: 'listed', version: 0 });
  }

  /** Takes over billing's decision, unless a newer one is known already. Returns whether it did. */
  remember(decided: { state: VendorPlanState; version: number }): boolean {
    if (decided.version <= this.version) return false;
    Object.assign(this, decided);
    return true;
  }
}
