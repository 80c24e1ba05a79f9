import type { BillingFrequency, PlanId } from './plan.js';
import type { SubscriptionStatus } from './subscription-status.js';
import type { PlanFeature, SubscriptionTier } from './subscription-tier.js';

/** A plan with one of its prices (BIL-1, BIL-11). */
export interface PlanProductView {
  id: PlanId;
  planTier: SubscriptionTier;
  tierName: string;
  billingFrequency: BillingFrequency;
  /** US dollars per payment: a month, or a year. 0 for the free plan (OP-107). */
  price: number;
  /** The price at the payment provider. */
  stripePriceId: string;
  /** Days without a charge for somebody who has not had them before; 0 with annual billing (BIL-19, BIL-20). */
  freeDays: number;
  /** US dollars per payment once the free days are over; 1.99 for the free plan. */
  priceAfterFreeDays: number;
}

/** Settings with which the checkout loads the payment provider's card field. */
export interface PaymentSettingsView {
  /** The provider's key for browsers; null when the card field is a frame of `cardFieldUrl`. */
  publishableKey: string | null;
  /** Address of the stand-in for the card field, on an origin of its own; null with a real provider. */
  cardFieldUrl: string | null;
}

/** BIL-32. */
export interface CouponView {
  CouponCodeDetails: {
    /** From 0 to 100. */
    percent_off: number;
  };
}

/** The outcome of a checkout (BIL-27). */
export interface CreateSubscriptionView {
  /** Whether the plan has started. */
  success: boolean;
  /** Whether the card's bank asks for a confirmation, with `clientSecret`. */
  requiresAction: boolean;
  /**
   * Confirms a payment when it starts with `pi_`, and a card for later payments when it starts with `seti_`; null when
   * there is nothing to confirm.
   */
  clientSecret: string | null;
  data: {
    /** The provider's sentence about a declined card; null otherwise. */
    error: string | null;
  };
}

/** A card as pages show it. */
export interface CardView {
  /** `visa`, `mastercard`, … */
  brand: string;
  last4: string;
}

/** A webstore with a seat. */
export interface SeatView {
  webstoreId: string;
  /** ISO 8601 in UTC. */
  assignedAt: string;
}

/** A plan of a vendor (BIL-48). Days and times are ISO 8601 in UTC. */
export interface SubscriptionView {
  id: string;
  tier: SubscriptionTier;
  tierName: string;
  status: SubscriptionStatus;
  billingFrequency: BillingFrequency;
  /** The number of bought seats. */
  quantity: number;
  /** US dollars per payment and seat. */
  price: number;
  /** Ids of the webstores with a seat, the oldest seat first. */
  assignedWebstores: string[];
  seats: SeatView[];
  /** Empty while the plan gives no features. */
  activeFeatures: PlanFeature[];
  startedAt: string;
  /** The end of the free days; null without any. */
  trialEndsAt: string | null;
  /** The next payment; null when the plan ends or is paused. */
  nextPayDate: string | null;
  /** The end of a cancelled plan; its features stay until then (OP-120). */
  endsAt: string | null;
}

/** The payment data of a vendor (BIL-47). Comes from Posy's own tables; the payment provider is not asked. */
export interface VendorStripeDataView {
  vendorId: string;
  isStripeCustomer: boolean;
  /** The highest tier of the running plans; null without a plan (OP-37). */
  tier: SubscriptionTier | null;
  /** Whether a new monthly plan begins with free days; each vendor has them once for a paid plan. */
  mayTryFree: boolean;
  /** Whether a Starter begins with free days and needs no card; each vendor has them once. */
  mayStartFree: boolean;
  card: CardView | null;
  /** Whether the pages are off the site until there is a plan that somebody pays for. */
  isListingPaused: boolean;
  /** Running plans, the highest tier first. */
  subscriptions: SubscriptionView[];
}

/** BIL-46. */
export interface IsStripeCustomerView {
  isStripeCustomer: boolean;
}

/** BIL-42. */
export interface PortalSessionView {
  sessionUrl: string;
}

export const invoiceStatuses = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** An invoice (OP-118). */
export interface InvoiceView {
  id: string;
  /** Null for a draft. */
  number: string | null;
  /** ISO 8601 in UTC. */
  date: string;
  /** The items of the invoice, one entry per line. */
  lines: string[];
  /** US dollars. */
  amount: number;
  status: InvoiceStatus;
  /** Address of the PDF at the payment provider; null for a draft. */
  downloadUrl: string | null;
}

/** Invoices, the newest first. */
export interface InvoicePageView {
  results: InvoiceView[];
  /** The value of `after` for the next page; null on the last one. */
  next: string | null;
}

/** A present or past plan (OP-118). */
export interface ContractView {
  id: string;
  /** May be a name of an earlier plan that is no longer offered (OP-109). */
  tierName: string;
  isOffered: boolean;
  quantity: number;
  billingFrequency: BillingFrequency;
  status: SubscriptionStatus;
  startedAt: string;
  renewsAt: string | null;
  endsAt: string | null;
}

/** The answer to the payment provider. */
export interface WebhookReceivedView {
  received: true;
}

/** The connection to the payment provider, for operators. Times are ISO 8601 in UTC. */
export interface BillingStateView {
  /** `local` is the payment server that comes with Posy, `test` and `live` are modes of the provider. */
  mode: 'local' | 'test' | 'live';
  isAvailable: boolean;
  webhooks: { waiting: number; oldestWaitingAt: string | null; failed: number; lastReceivedAt: string | null };
  /** Null before the first one. */
  reconciliation: ReconciliationView | null;
}

/** A comparison of all subscriptions with the payment provider. */
export interface ReconciliationView {
  startedAt: string;
  /** Null while it runs, and when its process died. */
  finishedAt: string | null;
  compared: number;
  /** Subscriptions that no webhook had reported. */
  repaired: number;
  error: string | null;
}
