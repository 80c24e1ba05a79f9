import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { SeatAssigned, SeatReleased, SubscriptionChanged } from '#contracts/billing/billing.messages.js';
import { Aggregate } from '#src/platform/domain/aggregate.js';
import { featuresOf } from './plan.js';
import type { Subscription } from './subscription.js';

/**
 * The seat of a webstore, on a subscription or on none. It remains after a release, because it counts the facts about
 * the webstore.
 */
@Entity({ schema: 'billing', tableName: 'seat' })
export class Seat extends Aggregate {
  @PrimaryKey({ type: 'uuid' })
  webstoreId: string;

  @Property({ type: 'uuid', nullable: true, index: 'seat_subscription' })
  subscriptionId: string | null;

  /** Incremented with every fact about this webstore, so that consumers can ignore older ones. */
  @Property({ type: 'integer' })
  entitlementVersion: number;

  /** The time of the assignment to the present subscription. */
  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  assignedAt: Date;

  @Property({ type: 'integer', version: true })
  version: number;

  static of(webstoreId: string): Seat {
    return Object.assign(new Seat(), {
      webstoreId,
      subscriptionId: null,
      entitlementVersion: 0,
      assignedAt: new Date(),
    });
  }

  /** Assigns the webstore to a subscription; does nothing if it has that one. */
  assign(subscription: Subscription, now = new Date()): void {
    if (this.subscriptionId === subscription.id) return;
    this.subscriptionId = subscription.id;
    this.assignedAt = now;
    this.entitlementVersion += 1;
    this.record(SeatAssigned(this.fact(subscription.entitlement)));
  }

  /** Records that the plan behind the seat gives something else than before. */
  planChanged(subscription: Subscription): void {
    this.entitlementVersion += 1;
    this.record(SubscriptionChanged(this.fact(subscription.entitlement)));
  }

  /**
   * Records the present state again, with the version that it has: for a fact that did not reach its consumer.
   * @param subscription the one that the seat is on, if any
   */
  repeat(subscription: Subscription | null): void {
    const fact = subscription?.entitlement ?? freeEntitlement();
    this.record(subscription ? SubscriptionChanged(this.fact(fact)) : SeatReleased(this.fact(fact)));
  }

  /** Releases the webstore from its subscription to the free plan. */
  release(): void {
    if (this.subscriptionId === null) return;
    this.subscriptionId = null;
    this.entitlementVersion += 1;
    this.record(SeatReleased(this.fact(freeEntitlement())));
  }

  private fact({ tier, features }: Subscription['entitlement']) {
    return { webstoreId: this.webstoreId, tier, features, version: this.entitlementVersion };
  }
}

const freeEntitlement = (): Subscription['entitlement'] => ({ tier: 'starter', features: [...featuresOf('starter')] });
