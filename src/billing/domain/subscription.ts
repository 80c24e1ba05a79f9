import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { PlanNoticeWanted, VendorPlansChanged } from '#contracts/billing/billing.messages.js';
import type { BillingFrequency, LegacyTierName } from '#contracts/billing/plan.js';
import { givesFeatures, type SubscriptionStatus } from '#contracts/billing/subscription-status.js';
import type { PlanFeature, SubscriptionTier } from '#contracts/billing/subscription-tier.js';
import { Aggregate } from '#src/platform/domain/aggregate.js';
import { featuresOf } from './plan.js';
import type { PlanNotice } from './plan-notice.js';
import { mayBecome } from './subscription-transitions.js';

/** The state of a plan as the payment provider has it. */
export interface PlanState {
  tier: SubscriptionTier;
  /** The name of an earlier plan, which is no longer offered. */
  legacyName: LegacyTierName | null;
  status: SubscriptionStatus;
  frequency: BillingFrequency;
  /** Cents per payment and seat. */
  unitAmount: number;
  quantity: number;
  startedAt: Date;
  trialEndsAt: Date | null;
  renewsAt: Date | null;
  endsAt: Date | null;
}

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

  @Property({ type: 'text', nullable: true })
  legacyName: LegacyTierName | null;

  /** The number of paid seats. */
  @Property({ type: 'integer' })
  quantity: number;

  /** Extras that are sold with the plan, such as placements. */
  @Property({ type: 'jsonb' })
  extraFeatures: PlanFeature[];

  @Property({ type: 'timestamptz', length: 3 })
  startedAt: Date;

  /** The id at the payment provider; null for a plan that was not bought there, such as one of the demo. */
  @Property({ type: 'text', nullable: true })
  @Unique({ name: 'subscription_provider' })
  providerId: string | null;

  @Property({ type: 'text', default: 'active' })
  status: SubscriptionStatus;

  @Property({ type: 'text', default: 'month' })
  frequency: BillingFrequency;

  /** Cents per payment and seat. */
  @Property({ type: 'integer', default: 0 })
  unitAmount: number;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  trialEndsAt: Date | null;

  /** The next payment; null once it is cancelled or paused. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  renewsAt: Date | null;

  /** The end of a cancelled plan, or the day on which it ended. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  endsAt: Date | null;

  static start(given: {
    id: string;
    vendorId: string;
    tier: SubscriptionTier;
    quantity: number;
    extraFeatures: readonly PlanFeature[];
    now: Date;
  }): Subscription {
    const { now, ...rest } = given;
    return Object.assign(new Subscription(), {
      ...rest,
      extraFeatures: [...given.extraFeatures],
      startedAt: now,
      legacyName: null,
      providerId: null,
      status: 'active',
      frequency: 'month',
      unitAmount: 0,
      trialEndsAt: null,
      renewsAt: null,
      endsAt: null,
    });
  }

  /** A plan that was bought at the payment provider, in the state that it has there. */
  static bought(given: { id: string; vendorId: string; providerId: string; state: PlanState }): Subscription {
    const { state, ...rest } = given;
    const subscription = Object.assign(new Subscription(), { ...rest, extraFeatures: [], ...state });
    subscription.changed();
    return subscription;
  }

  /** The features of its tier, and the extras that are sold with it. */
  get features(): PlanFeature[] {
    return [...new Set([...featuresOf(this.tier), ...this.extraFeatures])];
  }

  /** The present features of its seats: the free ones while it is paused or has ended. */
  get entitlement(): { tier: SubscriptionTier; features: PlanFeature[] } {
    return givesFeatures(this.status)
      ? { tier: this.tier, features: this.features }
      : { tier: 'starter', features: [...featuresOf('starter')] };
  }

  /**
   * Takes over the state of the payment provider, which is the truth about what is paid. Does nothing when it is known,
   * or when the plan has ended: an ended one never runs again.
   * @returns whether something changed
   */
  follow(state: PlanState): boolean {
    if (!mayBecome(this.status, state.status)) return false;
    const changes = planFields.filter((field) => !isSame(this[field], state[field]));
    if (changes.length === 0) return false;
    const before = this.status;
    Object.assign(this, state);
    if (before !== 'pastDue' && this.status === 'pastDue') this.notice('payment-failed');
    // The free plan ends when a paid one begins, which is no news.
    if (this.status === 'ended' && this.tier !== 'starter') this.notice('plan-ended');
    this.changed();
    return true;
  }

  /**
   * Ends the plan, of which the payment provider knows nothing any more, as after its customer was deleted there.
   * @returns whether it was running
   */
  end(now: Date): boolean {
    const { tier, legacyName, frequency, unitAmount, quantity, startedAt, trialEndsAt } = this;
    const kept = { tier, legacyName, frequency, unitAmount, quantity, startedAt, trialEndsAt };
    return this.follow({ ...kept, status: 'ended', renewsAt: null, endsAt: now });
  }

  /** Records that pages of the vendor show something else now. */
  changed(): void {
    this.record(VendorPlansChanged({ vendorId: this.vendorId, subscriptionId: this.id }));
  }

  /** Has the vendor mailed. */
  notice(kind: PlanNotice): void {
    this.record(PlanNoticeWanted({ vendorId: this.vendorId, subscriptionId: this.id, kind }));
  }
}

const planFields = [
  'tier',
  'legacyName',
  'status',
  'frequency',
  'unitAmount',
  'quantity',
  'startedAt',
  'trialEndsAt',
  'renewsAt',
  'endsAt',
] as const satisfies (keyof PlanState)[];

const isSame = (known: unknown, told: unknown): boolean =>
  known instanceof Date && told instanceof Date ? known.getTime() === told.getTime() : known === told;
