import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';

/*
 * The objects that this server keeps and answers. Each is a part of the SDK's own type, so that a field of another name
 * or shape does not compile.
 */
export type Product = Pick<
  Stripe.Product,
  'id' | 'object' | 'active' | 'name' | 'metadata' | 'livemode' | 'created' | 'description'
>;
export type Price = Pick<
  Stripe.Price,
  'id' | 'object' | 'active' | 'currency' | 'livemode' | 'lookup_key' | 'metadata' | 'type' | 'unit_amount'
> & { product: string; recurring: Pick<Stripe.Price.Recurring, 'interval' | 'interval_count'> };
export type Coupon = Pick<
  Stripe.Coupon,
  | 'id'
  | 'object'
  | 'created'
  | 'duration'
  | 'livemode'
  | 'max_redemptions'
  | 'percent_off'
  | 'redeem_by'
  | 'times_redeemed'
  | 'valid'
>;
export type Customer = Pick<
  Stripe.Customer,
  'id' | 'object' | 'created' | 'email' | 'name' | 'metadata' | 'livemode'
> & {
  /** Only its id is returned from then on. */
  deleted?: true;
  invoice_settings: { default_payment_method: string | null };
  next_invoice_sequence: number;
};
export type PaymentMethod = Pick<Stripe.PaymentMethod, 'id' | 'object' | 'created' | 'livemode' | 'type'> & {
  billing_details: Pick<Stripe.PaymentMethod.BillingDetails, 'name' | 'email'>;
  card: Pick<Stripe.PaymentMethod.Card, 'brand' | 'last4' | 'exp_month' | 'exp_year'>;
  customer: string | null;
};
export type SubscriptionItem = Pick<
  Stripe.SubscriptionItem,
  'id' | 'object' | 'created' | 'current_period_start' | 'current_period_end' | 'subscription'
> & { price: Price; quantity: number };
export type Subscription = Pick<
  Stripe.Subscription,
  | 'id'
  | 'object'
  | 'cancel_at'
  | 'cancel_at_period_end'
  | 'canceled_at'
  | 'created'
  | 'currency'
  | 'ended_at'
  | 'livemode'
  | 'metadata'
  | 'start_date'
  | 'status'
  | 'trial_end'
  | 'trial_start'
> & {
  customer: string;
  default_payment_method: string | null;
  /** Ids of coupons: discounts are not objects of their own here. */
  discounts: string[];
  items: { object: 'list'; data: SubscriptionItem[]; has_more: boolean; url: string };
  latest_invoice: string | null;
  pending_setup_intent: string | null;
  trial_settings: {
    end_behavior: Pick<Stripe.Subscription.TrialSettings.EndBehavior, 'missing_payment_method'>;
  };
};
export type InvoiceLine = Pick<
  Stripe.InvoiceLineItem,
  'id' | 'object' | 'amount' | 'currency' | 'description' | 'quantity'
>;
export type Invoice = Pick<
  Stripe.Invoice,
  | 'id'
  | 'object'
  | 'amount_due'
  | 'amount_paid'
  | 'attempt_count'
  | 'billing_reason'
  | 'created'
  | 'currency'
  | 'hosted_invoice_url'
  | 'invoice_pdf'
  | 'livemode'
  | 'next_payment_attempt'
  | 'number'
  | 'status'
  | 'subtotal'
  | 'total'
> & {
  customer: string;
  lines: { object: 'list'; data: InvoiceLine[]; has_more: boolean; url: string };
  parent: { subscription_details: { subscription: string } };
};
export type PaymentIntent = Pick<
  Stripe.PaymentIntent,
  'id' | 'object' | 'amount' | 'client_secret' | 'created' | 'currency' | 'livemode' | 'status'
> & { customer: string; payment_method: string; last_payment_error: { code: string; message: string } | null };
export type SetupIntent = Pick<
  Stripe.SetupIntent,
  'id' | 'object' | 'client_secret' | 'created' | 'livemode' | 'status' | 'usage'
> & { customer: string; payment_method: string };
export type InvoicePayment = Pick<
  Stripe.InvoicePayment,
  'id' | 'object' | 'amount_paid' | 'amount_requested' | 'created' | 'currency' | 'is_default' | 'livemode' | 'status'
> & { invoice: string; payment: { type: 'payment_intent'; payment_intent: string } };
export type PortalSession = Pick<
  Stripe.BillingPortal.Session,
  'id' | 'object' | 'created' | 'livemode' | 'return_url' | 'url'
> & { customer: string };

/** An event, with how its delivery goes on. */
export interface KeptEvent {
  event: {
    id: string;
    object: 'event';
    api_version: string;
    created: number;
    livemode: false;
    pending_webhooks: number;
    request: null;
    type: string;
    data: { object: unknown };
  };
  attempts: number;
  /** Milliseconds since 1970 of the real clock; null once it was taken or given up. */
  dueAt: number | null;
}

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;
