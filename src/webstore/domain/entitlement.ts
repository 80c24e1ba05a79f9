import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { SubscriptionTier } from '#contracts/billing/subscription-tier.js';

/** Newer than whatever billing can say. */
const afterAll = 2_147_483_647;

/** What a webstore's plan allows: webstore's own copy of what billing decided. No row means the free plan. */
@Entity({ schema: 'webstore', tableName: 'entitlement' })
export class Entitlement {
  @PrimaryKey({ type: 'uuid' })
  webstoreId: string;

  @Property({ type: 'text' })
  tier: SubscriptionTier;

  @Property({ type: 'jsonb' })
  features: string[];

  /** Billing's count of decisions about this webstore; 0 before the first. */
  @Property({ type: 'integer' })
  version: number;

  static none(webstoreId: string): Entitlement {
    return Object.assign(new Entitlement(), { webstoreId, tier: 'starter', features: [], version: 0 });
  }

  /** The webstore is gone. What billing said before may still come, and changes nothing any more. */
  end(): void {
    Object.assign(this, { tier: 'starter', features: [], version: afterAll });
  }

  /** Takes over what billing decided, unless something newer is known already. Answers whether it did. */
  remember(decided: { tier: SubscriptionTier; features: readonly string[]; version: number }): boolean {
    if (decided.version <= this.version) return false;
    this.tier = decided.tier;
    this.features = [...decided.features];
    this.version = decided.version;
    return true;
  }
}
