import { invalid } from './api-error.ts';
import { cardOf, end, isRedeemable, makeInvoice, payerOf, payInvoice, periodEnd, renew } from './charging.ts';
import { numberOf, required, textOf, type Fields } from './form.ts';
import { newId, type Price, type SetupIntent, type Subscription } from './objects.ts';
import type { State } from './state.ts';

const day = 86_400;

export const subscriptionFields = [
  'customer',
  'items[].price',
  'items[].quantity',
  'default_payment_method',
  'discounts[].coupon',
  'metadata.*',
  'off_session',
  'payment_behavior',
  'trial_period_days',
  'trial_settings.end_behavior.missing_payment_method',
];

/** Makes a subscription and its first invoice, as `POST /v1/subscriptions` does with `allow_incomplete`. */
export function createSubscription(state: State, fields: Fields): Subscription {
  const customer = state.find('customers', required(fields, 'customer'));
  const [item] = (fields['items'] ?? []) as Fields[];
  if (!item) throw invalid('Missing required param: items.', 'items', 'parameter_missing');
  const price = activePrice(state, required(item, 'price'));
  const quantity = numberOf(item, 'quantity', 1);
  if (quantity < 1) throw invalid('Quantity must be at least 1.', 'items[0][quantity]');
  const coupon = redeem(state, fields);
  const trialDays = numberOf(fields, 'trial_period_days', 0);
  const method = textOf(fields, 'default_payment_method') ?? null;
  if (method !== null && state.find('paymentMethods', method).customer !== customer.id)
    throw invalid('The customer does not have this payment method.', 'default_payment_method');
  const payer = method ?? customer.invoice_settings.default_payment_method;
  if (payer === null && trialDays === 0)
    throw invalid(
      'This customer has no attached payment source or default payment method.',
      undefined,
      'resource_missing',
    );
  const subscription = newSubscription(state, { customer: customer.id, price, quantity, trialDays, fields, method });
  if (coupon) subscription.discounts.push(coupon);
  state.kept.subscriptions[subscription.id] = subscription;
  const invoice = makeInvoice(state, subscription, 'subscription_create', trialDays > 0);
  if (trialDays > 0) {
    payInvoice(state, invoice, payer);
    if (payer !== null && cardOf(state, payer)?.asksBank) askBank(state, subscription, payer);
  } else {
    const outcome = payInvoice(state, invoice, payer);
    subscription.status = outcome === 'paid' ? 'active' : 'incomplete';
  }
  state.tell('customer.subscription.created', subscription);
  return subscription;
}

const activePrice = (state: State, id: string): Price => {
  const price = state.find('prices', id);
  if (!price.active) throw invalid('The price specified is inactive.', 'items[0][price]');
  return price;
};

function redeem(state: State, fields: Fields): string | undefined {
  const [discount] = (fields['discounts'] ?? []) as Fields[];
  if (!discount) return undefined;
  const coupon = state.find('coupons', required(discount, 'coupon'));
  if (!isRedeemable(state, coupon.id))
    throw invalid('This coupon can no longer be redeemed.', 'discounts[0][coupon]', 'coupon_expired');
  coupon.times_redeemed += 1;
  return coupon.id;
}

function newSubscription(
  state: State,
  given: { customer: string; price: Price; quantity: number; trialDays: number; fields: Fields; method: string | null },
): Subscription {
  const { customer, price, quantity, trialDays, fields, method } = given;
  const [id, now] = [newId('sub'), state.now()];
  const trialEnd = trialDays > 0 ? now + trialDays * day : null;
  const settings = fields['trial_settings'] as { end_behavior: { missing_payment_method: 'pause' } } | undefined;
  return {
    id,
    object: 'subscription',
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    created: now,
    currency: 'usd',
    customer,
    default_payment_method: method,
    discounts: [],
    ended_at: null,
    items: {
      object: 'list',
      data: [
        {
          id: newId('si'),
          object: 'subscription_item',
          created: now,
          current_period_start: now,
          current_period_end: trialEnd ?? periodEnd(now, price.recurring.interval),
          price,
          quantity,
          subscription: id,
        },
      ],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    metadata: (fields['metadata'] ?? {}) as Record<string, string>,
    pending_setup_intent: null,
    start_date: now,
    status: trialEnd === null ? 'active' : 'trialing',
    trial_end: trialEnd,
    trial_settings: settings ?? { end_behavior: { missing_payment_method: 'create_invoice' } },
    trial_start: trialEnd === null ? null : now,
  };
}

/** The bank of a card that is saved for later payments wants to be asked before the first one. */
function askBank(state: State, subscription: Subscription, payer: string): void {
  const id = newId('seti');
  const intent: SetupIntent = {
    id,
    object: 'setup_intent',
    client_secret: `${id}_secret_${newId('s').slice(2)}`,
    created: state.now(),
    customer: subscription.customer,
    livemode: false,
    payment_method: payer,
    status: 'requires_action',
    usage: 'off_session',
  };
  state.kept.setupIntents[id] = intent;
  subscription.pending_setup_intent = id;
}

/** Changes quantity, price or the end of a subscription, as the portal does. */
export function changeSubscription(
  state: State,
  subscription: Subscription,
  change: { quantity?: number; price?: string; cancelAtPeriodEnd?: boolean },
): void {
  const [item] = subscription.items.data;
  if (!item) return;
  const isFree = subscription.status === 'trialing';
  if (change.price !== undefined) item.price = activePrice(state, change.price);
  if (change.quantity !== undefined) item.quantity = Math.max(1, change.quantity);
  if (change.cancelAtPeriodEnd !== undefined) {
    subscription.cancel_at_period_end = change.cancelAtPeriodEnd;
    subscription.cancel_at = change.cancelAtPeriodEnd ? item.current_period_end : null;
    subscription.canceled_at = change.cancelAtPeriodEnd ? state.now() : null;
  } else if (!isFree && subscription.status === 'active') {
    payInvoice(state, makeInvoice(state, subscription, 'subscription_update'), payerOf(state, subscription));
  }
  state.tell('customer.subscription.updated', subscription);
}

/** Resumes a subscription whose free days ended without a card: a new period begins, and is charged at once. */
export function resumeSubscription(state: State, subscription: Subscription): Subscription {
  if (subscription.status !== 'paused') throw invalid('This subscription is not paused, so it cannot be resumed.');
  const payer = payerOf(state, subscription);
  if (payer === null)
    throw invalid(
      'This customer has no attached payment source or default payment method.',
      undefined,
      'resource_missing',
    );
  renew(state, subscription, payer, state.now());
  state.tell('customer.subscription.resumed', subscription);
  return subscription;
}

/** The bank's answer to a payment or a card that waited for it. */
export function answerOfBank(state: State, clientSecret: string, agreed: boolean): { error?: string } {
  const id = clientSecret.split('_secret_')[0] ?? '';
  const refusal = {
    error: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  };
  if (id.startsWith('seti_')) {
    const intent = state.find('setupIntents', id);
    if (intent.client_secret !== clientSecret) throw invalid('Wrong client secret.');
    const subscription = Object.values(state.kept.subscriptions).find((one) => one.pending_setup_intent === id);
    intent.status = agreed ? 'succeeded' : 'requires_payment_method';
    if (agreed && subscription) subscription.pending_setup_intent = null;
    if (subscription) state.tell('customer.subscription.updated', subscription);
    return agreed ? {} : refusal;
  }
  const intent = state.find('paymentIntents', id);
  if (intent.client_secret !== clientSecret) throw invalid('Wrong client secret.');
  if (intent.status === 'succeeded') return {};
  const payment = Object.values(state.kept.invoicePayments).find((one) => one.payment.payment_intent === id);
  const invoice = state.find('invoices', payment?.invoice ?? '');
  const subscription = state.find('subscriptions', invoice.parent.subscription_details.subscription);
  if (!agreed || invoice.status !== 'open') {
    intent.status = 'requires_payment_method';
    state.tell('invoice.payment_failed', invoice);
    return refusal;
  }
  intent.status = 'succeeded';
  if (payment) Object.assign(payment, { status: 'paid', amount_paid: intent.amount });
  invoice.status = 'paid';
  invoice.amount_paid = invoice.total;
  subscription.status = 'active';
  state.tell('invoice.paid', invoice);
  state.tell('customer.subscription.updated', subscription);
  return {};
}

export { end as endSubscription };
