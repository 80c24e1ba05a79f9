import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { PlanFeature, SubscriptionTier } from '#contracts/billing/subscription-tier.js';
import { Aggregate } from '#src/platform/domain/aggregate.js';
import { featuresOf } from './plan.js';

/** A plan that a vendor pays for. Its seats decide which webstores have its features. */
@Entity({ schema: 'billing', tableName: 'subscription' })
export class Subscription extends Aggregate {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @Property({ type: 'uuid', index: 'subscription_vendor' })
  vendorId: string;

  @Property({ type: 'integer', version: true })
  version: number;

  @Property({ type: 'text' })
  tier: SubscriptionTier;

  /** The number of paid seats. */
  @Property({ type: 'integer' })
  quantity: number;

  /** Extras that are sold with the plan, such as placements. */
  @Property({ type: 'jsonb' })
  extraFeatures: PlanFeature[];

  @Property({ type: 'timestamptz', length: 3 })
  startedAt: Date;

  static start(given: {
    id: string;
    vendorId: string;
    tier: SubscriptionTier;
    quantity: number;
    extraFeatures: readonly PlanFeature[];
    now: Date;
  }): Subscription {
    const { now, ...rest } = given;
    return Object.assign(new Subscription(), { ...rest, extraFeatures: [...given.extraFeatures], startedAt: now });
  }

  get features(): PlanFeature[] {
    return [...new Set([...featuresOf(this.tier), ...this.extraFeatures])];
  }
}
