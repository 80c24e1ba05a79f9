import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { PaymentCustomerLeft, VendorPlanStateChanged } from '#contracts/billing/billing.messages.js';
import type { VendorPlanState } from '#contracts/billing/vendor-plan-state.js';
import { Aggregate } from '#src/platform/domain/aggregate.js';
import { Refusal } from '#src/platform/domain/refusal.js';

/** A vendor as a customer of the payment provider. Its row is the lock of everything that happens to the vendor's plans. */
@Entity({ schema: 'billing', tableName: 'payment_customer' })
export class PaymentCustomer extends Aggregate {
  @PrimaryKey({ type: 'uuid' })
  vendorId: string;

  @Property({ type: 'text', nullable: true })
  @Unique({ name: 'payment_customer_provider' })
  providerId: string | null;

  @Property({ type: 'text', nullable: true })
  cardBrand: string | null;

  @Property({ type: 'text', nullable: true })
  cardLast4: string | null;

  /** The checkout that has begun and whose outcome is not known yet. */
  @Property({ type: 'uuid', nullable: true })
  checkoutId: string | null;

  /** Until then nobody else may begin one. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  checkoutUntil: Date | null;

  /** Counts the questions about its plans, and names the newest one whose answer was taken over. */
  @Property({ type: 'integer' })
  asked: number;

  @Property({ type: 'integer' })
  followed: number;

  /** Whether the vendor's pages are on the site, as far as the plan decides. */
  @Property({ type: 'text', default: 'listed' })
  planState: VendorPlanState;

  /** Incremented with every fact about the state, so that consumers can ignore older ones. */
  @Property({ type: 'integer', default: 0 })
  planStateVersion: number;

  @Property({ type: 'integer', version: true })
  version: number;

  /**
   * Begins a checkout, or takes over one whose process has died.
   * @param id of a new one
   * @param lease milliseconds that it may take
   * @returns the id to use, and whether an earlier attempt with it may have reached the provider
   * @throws Refusal `payment-in-progress`
   */
  beginCheckout(id: string, now: Date, lease: number): { checkoutId: string; isResumed: boolean } {
    if (this.checkoutUntil !== null && this.checkoutUntil > now)
      throw new Refusal('payment-in-progress', 'A payment for this plan is already in progress.');
    const isResumed = this.checkoutId !== null;
    this.checkoutId ??= id;
    this.checkoutUntil = new Date(now.getTime() + lease);
    return { checkoutId: this.checkoutId, isResumed };
  }

  /** Gives a checkout that was taken over, and has left nothing at the provider, an id that nobody has used. */
  renewCheckout(checkoutId: string, id: string): void {
    if (this.checkoutId === checkoutId) this.checkoutId = id;
  }

  /**
   * Ends a checkout. One whose outcome nobody knows keeps its id, so that the next one looks for it first.
   * @param notBefore when the next one may look: later than a payment to which no response came can still be made
   */
  endCheckout(checkoutId: string, outcome: 'known' | 'unknown', notBefore: Date | null = null): void {
    if (this.checkoutId !== checkoutId) return;
    this.checkoutUntil = notBefore;
    if (outcome === 'known') this.checkoutId = null;
  }

  /** Records that the vendor is erased here, while the plans at the provider still run. */
  leave(): void {
    if (this.providerId === null) return;
    this.record(PaymentCustomerLeft({ vendorId: this.vendorId, providerCustomer: this.providerId }));
  }

  /** Takes over what the plans mean for the vendor's pages. Returns whether that is new. */
  changePlanState(state: VendorPlanState): boolean {
    if (this.planState === state) return false;
    this.planState = state;
    this.planStateVersion += 1;
    this.repeatPlanState();
    return true;
  }

  /** Records the present state, also again: for a fact that did not reach its consumer. */
  repeatPlanState(): void {
    const { vendorId, planState: state, planStateVersion: version } = this;
    this.record(VendorPlanStateChanged({ vendorId, state, version }));
  }

  /** Numbers a question to the provider. */
  ask(): number {
    this.asked += 1;
    return this.asked;
  }

  /**
   * Decides whether an answer may be taken over: not when the answer to a later question was. Whatever happened before
   * that question was asked is in its answer.
   */
  mayFollow(question: number): boolean {
    if (question <= this.followed) return false;
    this.followed = question;
    return true;
  }
}
