import type { CardView, InvoicePageView } from '#contracts/billing/billing.views.js';
import type { BillingFrequency } from '#contracts/billing/plan.js';
import type { SubscriptionStatus } from '#contracts/billing/subscription-status.js';
import { DependencyUnavailable } from '#src/platform/outages/outage.js';

/** A price at the provider. */
export interface ProviderPrice {
  id: string;
  /** The product's tier, as the provider's metadata name it. */
  tier: string;
  frequency: BillingFrequency;
  /** Cents per payment and seat. */
  amount: number;
  isActive: boolean;
}

/** A subscription as the provider has it now. */
export interface ProviderSubscription {
  id: string;
  /** The checkout that made it; null for one that was made elsewhere. */
  checkoutId: string | null;
  status: SubscriptionStatus;
  priceId: string;
  frequency: BillingFrequency;
  /** Cents per payment and seat. */
  amount: number;
  quantity: number;
  startedAt: Date;
  trialEndsAt: Date | null;
  /** The end of the present period. */
  periodEndsAt: Date;
  /** The day on which a cancelled one ends. */
  cancelsAt: Date | null;
  endedAt: Date | null;
  /** The confirmation of a card that its bank still asks for. */
  pendingSetup: string | null;
  latestInvoice: string | null;
}

/** The secret with which the browser confirms a first payment, or the reason why it failed. */
export type Confirmation = { clientSecret: string } | { error: string };

export interface NewCustomer {
  vendorId: string;
  email: string;
  name: string;
  country?: string;
  /** The customer that was deleted at the provider, and is replaced. */
  replaces?: string;
}

export interface NewSubscription {
  vendorId: string;
  /** Makes repeated calls one, and is found again in the metadata. */
  checkoutId: string;
  customerId: string;
  priceId: string;
  /** 0 charges at once. */
  trialDays: number;
  couponCode: string | undefined;
}

/** The provider refused a card; the message is for its holder. */
export class CardRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CardRefused';
  }
}

/** The provider no longer redeems a promo code that was valid a moment ago. */
export class PromoCodeUsedUp extends Error {
  constructor(options?: ErrorOptions) {
    super('the promo code can no longer be redeemed', options);
    this.name = 'PromoCodeUsedUp';
  }
}

/** No response came: the provider may still carry out the call, for as long as it takes there. */
export class ProviderSilent extends DependencyUnavailable {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ProviderSilent';
  }
}

/** A customer's plans and card as the provider has them now. */
export interface ProviderCustomer {
  /** Whether it is known there: not after it was deleted. */
  exists: boolean;
  subscriptions: ProviderSubscription[];
  card: CardView | null;
}

/**
 * Port: the payment provider. Every call has a time limit, and every write an idempotency key.
 * @throws DependencyUnavailable from every method when the provider is unavailable, overloaded or not configured;
 *   ProviderSilent when nothing says whether the call was carried out
 */
export interface PaymentProvider {
  readonly mode: 'local' | 'test' | 'live';
  prices(): Promise<ProviderPrice[]>;
  /** Returns the percent that a code takes off; undefined when it is unknown, expired or used up. */
  percentOff(code: string): Promise<number | undefined>;
  /** Returns the id of the vendor's customer, which is made when there is none. */
  ensureCustomer(vendor: NewCustomer): Promise<string>;
  /** Makes a card the one that the customer pays with. @throws CardRefused */
  useCard(customerId: string, paymentMethod: string): Promise<void>;
  /** @throws CardRefused, PromoCodeUsedUp */
  subscribe(given: NewSubscription): Promise<ProviderSubscription>;
  /**
   * Resumes a paused subscription with the card of its customer, which is charged at once.
   * @param checkoutId makes repeated calls one
   * @returns undefined when the provider does not let it resume
   * @throws CardRefused
   */
  resume(subscriptionId: string, checkoutId: string): Promise<ProviderSubscription | undefined>;
  /** Returns what a subscription waits for; undefined when nothing is missing. */
  confirmationOf(subscription: ProviderSubscription): Promise<Confirmation | undefined>;
  /** Cancels at once. One that has ended already stays so. */
  cancel(subscriptionId: string): Promise<void>;
  /** Returns all subscriptions of a customer, past ones included, and the card. */
  plansOf(customerId: string): Promise<ProviderCustomer>;
  portalUrl(customerId: string, returnUrl: string): Promise<string>;
  invoices(customerId: string, page: { after: string | undefined; pageSize: number }): Promise<InvoicePageView>;
}

export const PAYMENT_PROVIDER = Symbol('PaymentProvider');
