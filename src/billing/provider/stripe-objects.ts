import type Stripe from 'stripe';
import { invoiceStatuses, type InvoiceView } from '#contracts/billing/billing.views.js';
import type { BillingFrequency } from '#contracts/billing/plan.js';
import type { SubscriptionStatus } from '#contracts/billing/subscription-status.js';
import type { ProviderSubscription } from './payment-provider.js';

const knownStatuses: Readonly<Record<string, SubscriptionStatus>> = {
  incomplete: 'incomplete',
  incomplete_expired: 'ended',
  trialing: 'trial',
  active: 'active',
  past_due: 'pastDue',
  // The provider has stopped to collect, and keeps the subscription: nothing is given for it.
  unpaid: 'paused',
  paused: 'paused',
  canceled: 'ended',
};

export const isKnownInterval = (interval: string | undefined): interval is BillingFrequency =>
  interval === 'month' || interval === 'year';

const dateOf = (seconds: number): Date => new Date(seconds * 1_000);
const dateOrNull = (seconds: number | null): Date | null => (seconds === null ? null : dateOf(seconds));
const idOf = (reference: string | { id: string } | null): string | null =>
  typeof reference === 'string' || reference === null ? reference : reference.id;

/** @throws Error for a subscription without an item, which the provider does not make */
export function subscriptionOf(given: Stripe.Subscription): ProviderSubscription {
  const [item] = given.items.data;
  if (!item) throw new Error(`subscription ${given.id} has no item`);
  const interval = item.price.recurring?.interval;
  return {
    id: given.id,
    checkoutId: given.metadata['checkoutId'] ?? null,
    // A state that is new at the provider gives nothing until it is known here.
    status: knownStatuses[given.status] ?? 'incomplete',
    priceId: item.price.id,
    frequency: isKnownInterval(interval) ? interval : 'month',
    amount: item.price.unit_amount ?? 0,
    quantity: item.quantity ?? 1,
    startedAt: dateOf(given.start_date),
    trialEndsAt: dateOrNull(given.trial_end),
    periodEndsAt: dateOf(item.current_period_end),
    cancelsAt: dateOrNull(given.cancel_at) ?? (given.cancel_at_period_end ? dateOf(item.current_period_end) : null),
    endedAt: dateOrNull(given.ended_at),
    pendingSetup: idOf(given.pending_setup_intent),
    latestInvoice: idOf(given.latest_invoice),
  };
}

export const invoiceView = (invoice: Stripe.Invoice): InvoiceView => ({
  id: invoice.id,
  number: invoice.number,
  date: dateOf(invoice.created).toISOString(),
  lines: invoice.lines.data.map(({ description }) => description ?? ''),
  amount: invoice.total / 100,
  status: invoiceStatuses.find((known) => known === invoice.status) ?? 'draft',
  downloadUrl: invoice.invoice_pdf ?? null,
});
