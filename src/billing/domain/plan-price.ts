import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { BillingFrequency, LegacyTierName } from '#contracts/billing/plan.js';
import type { SubscriptionTier } from '#contracts/billing/subscription-tier.js';

/** A price of the payment provider, copied so that no page waits for the provider. */
@Entity({ schema: 'billing', tableName: 'plan_price' })
export class PlanPrice {
  @PrimaryKey({ type: 'text' })
  id: string;

  @Property({ type: 'text' })
  tier: SubscriptionTier;

  /** The name of an earlier plan, which is no longer offered. */
  @Property({ type: 'text', nullable: true })
  legacyName: LegacyTierName | null;

  @Property({ type: 'text' })
  frequency: BillingFrequency;

  /** Cents per payment and seat. */
  @Property({ type: 'integer' })
  amount: number;

  /** Whether it can be bought. */
  @Property({ type: 'boolean' })
  isActive: boolean;
}
