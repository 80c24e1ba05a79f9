import { ApiError } from './api-error.ts';
import { cardOfToken, type TestCard } from './cards.ts';
import { newId, type Invoice, type Subscription } from './objects.ts';
import type { State } from './state.ts';

const day = 86_400;
/** Days after a failed renewal on which it is tried again; then the subscription is cancelled. */
const retryDays = [3, 5, 7] as const;

export const cardOf = (state: State, paymentMethod: string): TestCard | undefined =>
  cardOfToken(state.kept.cards[paymentMethod] ?? '');

/** The payment method that a subscription is charged to. */
export const payerOf = (state: State, { default_payment_method, customer }: Subscription): string | null =>
  default_payment_method ?? state.find('customers', customer).invoice_settings.default_payment_method;

/** Whether a coupon can still be redeemed. */
export function isRedeemable(state: State, id: string): boolean {
  const coupon = state.kept.coupons[id];
  if (!coupon?.valid) return false;
  if (coupon.redeem_by !== null && coupon.redeem_by < state.now()) return false;
  return coupon.max_redemptions === null || coupon.times_redeemed < coupon.max_redemptions;
}

/** Makes the invoice of a period; `free` is one of a trial. */
export function makeInvoice(
  state: State,
  subscription: Subscription,
  reason: Invoice['billing_reason'],
  free = false,
): Invoice {
  const [item] = subscription.items.data;
  if (!item) throw new Error('a subscription has an item');
  const id = newId('in');
  const subtotal = free ? 0 : (item.price.unit_amount ?? 0) * item.quantity;
  // A coupon here holds for one payment: the first one that is not free.
  const [couponId] = subtotal > 0 ? subscription.discounts.splice(0, 1) : [];
  const percent = couponId === undefined ? 0 : (state.kept.coupons[couponId]?.percent_off ?? 0);
  const total = subtotal - Math.round((subtotal * percent) / 100);
  const customer = state.find('customers', subscription.customer);
  const product = state.find('products', item.price.product);
  const description = `${item.quantity} × ${product.name}${free ? ' (free trial)' : ''}`;
  const invoice: Invoice = {
    id,
    object: 'invoice',
    amount_due: total,
    amount_paid: 0,
    attempt_count: 0,
    billing_reason: reason,
    created: state.now(),
    currency: 'usd',
    customer: customer.id,
    hosted_invoice_url: `/invoices/${id}`,
    invoice_pdf: `/invoices/${id}.pdf`,
    lines: {
      object: 'list',
      data: [
        {
          id: newId('il'),
          object: 'line_item',
          amount: subtotal,
          currency: 'usd',
          description,
          quantity: item.quantity,
        },
      ],
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    next_payment_attempt: null,
    number: `PO-${customer.id.slice(-4).toUpperCase()}-${String(customer.next_invoice_sequence).padStart(4, '0')}`,
    parent: { subscription_details: { subscription: subscription.id } },
    status: 'open',
    subtotal,
    total,
  };
  customer.next_invoice_sequence += 1;
  state.kept.invoices[id] = invoice;
  subscription.latest_invoice = id;
  return invoice;
}

/** Tries to charge an open invoice. */
export function payInvoice(state: State, invoice: Invoice, paymentMethod: string | null): 'paid' | 'asks' | 'failed' {
  invoice.attempt_count += 1;
  if (invoice.total === 0) return settle(state, invoice);
  if (paymentMethod === null) return 'failed';
  const card = cardOf(state, paymentMethod);
  // The bank has been asked once a card was saved; renewals do not ask again.
  const asks = card?.asksBank === true && invoice.billing_reason === 'subscription_create';
  const failure = card?.charge ?? null;
  const intent = {
    id: newId('pi'),
    object: 'payment_intent' as const,
    amount: invoice.total,
    client_secret: '',
    created: state.now(),
    currency: 'usd',
    customer: invoice.customer,
    last_payment_error: failure && { code: failure.code, message: failure.message },
    livemode: false,
    payment_method: paymentMethod,
    status: failure
      ? ('requires_payment_method' as const)
      : asks
        ? ('requires_action' as const)
        : ('succeeded' as const),
  };
  intent.client_secret = `${intent.id}_secret_${newId('s').slice(2)}`;
  state.kept.paymentIntents[intent.id] = intent;
  const payment = newId('inpay');
  state.kept.invoicePayments[payment] = {
    id: payment,
    object: 'invoice_payment',
    amount_paid: intent.status === 'succeeded' ? invoice.total : null,
    amount_requested: invoice.total,
    created: state.now(),
    currency: 'usd',
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: intent.status === 'succeeded' ? 'paid' : 'open',
  };
  if (intent.status === 'succeeded') return settle(state, invoice);
  if (failure) state.tell('invoice.payment_failed', invoice);
  else state.tell('invoice.payment_action_required', invoice);
  return failure ? 'failed' : 'asks';
}

export function settle(state: State, invoice: Invoice): 'paid' {
  invoice.status = 'paid';
  invoice.amount_paid = invoice.total;
  invoice.next_payment_attempt = null;
  state.tell('invoice.paid', invoice);
  return 'paid';
}

/** Does whatever is due until now, in its order: ends of trials and periods, retries. */
export function catchUp(state: State, until: number): void {
  for (;;) {
    const due = Object.values(state.kept.subscriptions)
      .flatMap((subscription) => {
        const at = dueAt(state, subscription);
        return at === null || at > until ? [] : [{ subscription, at }];
      })
      .sort((a, b) => a.at - b.at)[0];
    if (!due) return;
    step(state, due.subscription, due.at);
  }
}

function dueAt(state: State, subscription: Subscription): number | null {
  const { status, id, items } = subscription;
  const retry = state.kept.retries[id];
  if (status === 'past_due') return retry ? retry.dueAt : null;
  if (status === 'trialing' || status === 'active') return items.data[0]?.current_period_end ?? null;
  if (status === 'incomplete') return subscription.created + day;
  return null;
}

function step(state: State, subscription: Subscription, at: number): void {
  const [item] = subscription.items.data;
  if (!item) return;
  if (subscription.status === 'incomplete') return end(state, subscription, 'incomplete_expired', at);
  if (subscription.cancel_at_period_end && subscription.status !== 'past_due')
    return end(state, subscription, 'canceled', at);
  const payer = payerOf(state, subscription);
  if (subscription.status === 'past_due') return retry(state, subscription, payer, at);
  const wasTrial = subscription.status === 'trialing';
  if (wasTrial && payer === null && subscription.trial_settings.end_behavior.missing_payment_method === 'pause') {
    subscription.status = 'paused';
    state.tell('customer.subscription.paused', subscription);
    return state.tell('customer.subscription.updated', subscription);
  }
  renew(state, subscription, payer, at);
}

/** Begins the next period and charges it. */
export function renew(state: State, subscription: Subscription, payer: string | null, at: number): void {
  const [item] = subscription.items.data;
  if (!item) return;
  item.current_period_start = at;
  item.current_period_end = periodEnd(at, item.price.recurring.interval);
  const invoice = makeInvoice(state, subscription, 'subscription_cycle');
  if (payInvoice(state, invoice, payer) === 'paid') subscription.status = 'active';
  else {
    subscription.status = 'past_due';
    state.kept.retries[subscription.id] = { failed: 0, dueAt: at + retryDays[0] * day };
    invoice.next_payment_attempt = at + retryDays[0] * day;
  }
  state.tell('customer.subscription.updated', subscription);
}

function retry(state: State, subscription: Subscription, payer: string | null, at: number): void {
  const invoice = state.find('invoices', subscription.latest_invoice ?? '');
  const { failed = 0 } = state.kept.retries[subscription.id] ?? {};
  delete state.kept.retries[subscription.id];
  if (payInvoice(state, invoice, payer) === 'paid') {
    subscription.status = 'active';
    return state.tell('customer.subscription.updated', subscription);
  }
  const next = retryDays[failed + 1];
  if (next === undefined) {
    invoice.status = 'uncollectible';
    return end(state, subscription, 'canceled', at);
  }
  state.kept.retries[subscription.id] = { failed: failed + 1, dueAt: at + next * day };
  invoice.next_payment_attempt = at + next * day;
  state.tell('customer.subscription.updated', subscription);
}

/** Ends a subscription for good. */
export function end(state: State, subscription: Subscription, status: Subscription['status'], at: number): void {
  subscription.status = status;
  subscription.ended_at = at;
  subscription.canceled_at ??= at;
  const open = subscription.latest_invoice ? state.kept.invoices[subscription.latest_invoice] : undefined;
  if (open?.status === 'open') open.status = 'void';
  state.tell(status === 'canceled' ? 'customer.subscription.deleted' : 'customer.subscription.updated', subscription);
}

/** The same day of the next month or year, or that month's last day. */
export function periodEnd(start: number, interval: string): number {
  const date = new Date(start * 1_000);
  const year = date.getUTCFullYear() + (interval === 'year' ? 1 : 0);
  const month = date.getUTCMonth() + (interval === 'year' ? 0 : 1);
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  date.setUTCFullYear(year, month, Math.min(date.getUTCDate(), lastDay));
  return Math.floor(date.getTime() / 1_000);
}

export const cardError = ({ code, decline_code, message }: NonNullable<TestCard['attach']>): ApiError =>
  new ApiError(402, { type: 'card_error', code, ...(decline_code && { decline_code }), message });
