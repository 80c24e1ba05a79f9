import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { SubscriptionTier } from '#contracts/billing/subscription-tier.js';

/** Higher than any version that billing uses. */
const afterAll = 2_147_483_647;

/** The entitlement of a webstore by its plan: webstore's own copy of billing's decision. No row means the free plan. */
@Entity({ schema: 'webstore', tableName: 'entitlement' })
export class Entitlement {
  @PrimaryKey({ type: 'uuid' })
  webstoreId: string;

  @Property({ type: 'text' })
  tier: SubscriptionTier;

  @Property({ type: 'jsonb' })
  features: string[];

  /** Billing's version of the decision about this webstore; 0 before the first. */
  @Property({ type: 'integer' })
  version: number;

  static none(webstoreId: string): Entitlement {
    return Object.assign(new Entitlement(), { webstoreId, tier: 'starter', features: [], version: 0 });
  }

  /** Ignores all decisions from now on, because the webstore is erased: earlier ones may still arrive. */
  end(): void {
    Object.assign(this, { tier: 'starter', features: [], version: afterAll });
  }

  /** Takes over billing's decision, unless a newer one is known already. Returns whether it did. */
  remember(decided: { tier: SubscriptionTier; features: readonly string[]; version: number }): boolean {
    if (decided.version <= this.version) return false;
    this.tier = decided.tier;
    this.features = [...decided.features];
    this.version = decided.version;
    return true;
  }
}
