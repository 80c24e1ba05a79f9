import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { SeatAssigned, SeatReleased } from '#contracts/billing/billing.messages.js';
import { Aggregate } from '#src/platform/domain/aggregate.js';
import { featuresOf } from './plan.js';
import type { Subscription } from './subscription.js';

/**
 * The one place that a webstore has in billing: on a subscription or on none. It stays when the seat is released,
 * because it counts what billing has said about the webstore.
 */
@Entity({ schema: 'billing', tableName: 'seat' })
export class Seat extends Aggregate {
  @PrimaryKey({ type: 'uuid' })
  webstoreId: string;

  @Property({ type: 'uuid', nullable: true, index: 'seat_subscription' })
  subscriptionId: string | null;

  /** Raised with every fact about this webstore; whoever keeps a copy ignores the older. */
  @Property({ type: 'integer' })
  entitlementVersion: number;

  @Property({ type: 'integer', version: true })
  version: number;

  static of(webstoreId: string): Seat {
    return Object.assign(new Seat(), { webstoreId, subscriptionId: null, entitlementVersion: 0 });
  }

  /** Puts the webstore on a subscription; the same one again changes nothing. */
  assign(subscription: Subscription): void {
    if (this.subscriptionId === subscription.id) return;
    this.subscriptionId = subscription.id;
    this.entitlementVersion += 1;
    this.record(
      SeatAssigned({
        webstoreId: this.webstoreId,
        tier: subscription.tier,
        features: subscription.features,
        version: this.entitlementVersion,
      }),
    );
  }

  /** Takes the webstore off its subscription; what remains is the free plan. */
  release(): void {
    if (this.subscriptionId === null) return;
    this.subscriptionId = null;
    this.entitlementVersion += 1;
    this.record(
      SeatReleased({
        webstoreId: this.webstoreId,
        tier: 'starter',
        features: [...featuresOf('starter')],
        version: this.entitlementVersion,
      }),
    );
  }
}
