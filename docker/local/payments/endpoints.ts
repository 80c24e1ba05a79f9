import { ApiError, invalid } from './api-error.ts';
import { cardOfToken } from './cards.ts';
import { cardError, cardOf, isRedeemable } from './charging.ts';
import { numberOf, required, textOf, type Fields } from './form.ts';
import { newId, type PaymentMethod } from './objects.ts';
import type { State } from './state.ts';
import { createSubscription, endSubscription, resumeSubscription, subscriptionFields } from './subscriptions.ts';

export interface Endpoint {
  method: 'GET' | 'POST' | 'DELETE';
  /** `:id` stands for an id. */
  path: string;
  /** Fields that Posy sends; any other one is refused. */
  fields: readonly string[];
  answer(state: State, call: { id: string; fields: Fields; origin: string }): object;
}

const paging = ['limit', 'starting_after'];

/** A page of a list, the newest first, as all lists of the API are. */
function listOf<T extends { id: string }>(all: T[], url: string, fields: Fields): object {
  const limit = Math.min(numberOf(fields, 'limit', 10), 100);
  const after = textOf(fields, 'starting_after');
  const start = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && start === 0)
    throw invalid(`No such object: '${after}'`, 'starting_after', 'resource_missing');
  return { object: 'list', url, data: all.slice(start, start + limit), has_more: start + limit < all.length };
}

/** The newest first; objects are kept in the order in which they were made. */
const newest = <T>(table: Record<string, T>): T[] => Object.values(table).reverse();

export const endpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/v1/prices',
    fields: [...paging, 'active', 'expand[]', 'type'],
    answer: ({ kept }, { fields }) => {
      const expands = ((fields['expand'] ?? []) as string[]).includes('data.product');
      const active = newest(kept.prices).filter((price) => fields['active'] !== 'true' || price.active);
      const shown = active.map((price) => (expands ? { ...price, product: kept.products[price.product] } : price));
      return listOf(shown, '/v1/prices', fields);
    },
  },
  {
    method: 'GET',
    path: '/v1/coupons/:id',
    fields: [],
    answer: (state, { id }) => ({ ...state.find('coupons', id), valid: isRedeemable(state, id) }),
  },
  {
    method: 'POST',
    path: '/v1/customers',
    fields: ['email', 'name', 'metadata.*', 'address.country'],
    answer: (state, { fields }) => {
      const id = newId('cus');
      state.kept.customers[id] = {
        id,
        object: 'customer',
        created: state.now(),
        email: textOf(fields, 'email') ?? null,
        invoice_settings: { default_payment_method: null },
        livemode: false,
        metadata: (fields['metadata'] ?? {}) as Record<string, string>,
        name: textOf(fields, 'name') ?? null,
        next_invoice_sequence: 1,
      };
      state.tell('customer.created', state.kept.customers[id]);
      return state.kept.customers[id];
    },
  },
  {
    method: 'GET',
    path: '/v1/customers',
    fields: [...paging, 'email'],
    answer: ({ kept }, { fields }) => {
      const email = textOf(fields, 'email');
      const found = newest(kept.customers).filter(
        (customer) => !customer.deleted && (email === undefined || customer.email === email),
      );
      return listOf(found, '/v1/customers', fields);
    },
  },
  {
    method: 'GET',
    path: '/v1/customers/:id',
    fields: [],
    answer: (state, { id }) =>
      state.kept.customers[id]?.deleted ? { id, object: 'customer', deleted: true } : state.find('customers', id),
  },
  {
    method: 'POST',
    path: '/v1/customers/:id',
    fields: ['invoice_settings.default_payment_method', 'name', 'email'],
    answer: (state, { id, fields }) => {
      const customer = state.find('customers', id);
      const method = textOf((fields['invoice_settings'] ?? {}) as Fields, 'default_payment_method');
      if (method !== undefined) {
        if (state.find('paymentMethods', method).customer !== id)
          throw invalid('The customer does not have this payment method.', 'invoice_settings[default_payment_method]');
        customer.invoice_settings.default_payment_method = method;
      }
      customer.name = textOf(fields, 'name') ?? customer.name;
      customer.email = textOf(fields, 'email') ?? customer.email;
      state.tell('customer.updated', customer);
      return customer;
    },
  },
  {
    method: 'GET',
    path: '/v1/payment_methods/:id',
    fields: [],
    answer: (state, { id }) => state.find('paymentMethods', id),
  },
  {
    method: 'POST',
    path: '/v1/payment_methods/:id/attach',
    fields: ['customer'],
    answer: (state, { id, fields }) => {
      const customer = state.find('customers', required(fields, 'customer'));
      const token = cardOfToken(id);
      const method = token ? newPaymentMethod(state, token.token) : state.find('paymentMethods', id);
      const refused = cardOf(state, method.id)?.attach;
      if (refused) throw cardError(refused);
      if (method.customer !== null && method.customer !== customer.id)
        throw invalid('The payment method you provided has already been attached to a customer.', 'customer');
      method.customer = customer.id;
      state.tell('payment_method.attached', method);
      return method;
    },
  },
  {
    method: 'POST',
    path: '/v1/subscriptions',
    fields: subscriptionFields,
    answer: (state, { fields }) => createSubscription(state, fields),
  },
  {
    method: 'GET',
    path: '/v1/subscriptions',
    fields: [...paging, 'customer', 'status'],
    answer: ({ kept }, { fields }) => {
      const [customer, status = 'open'] = [textOf(fields, 'customer'), textOf(fields, 'status')];
      const isOver = (one: string) => one === 'canceled' || one === 'incomplete_expired';
      const found = newest(kept.subscriptions).filter(
        (one) =>
          (customer === undefined || one.customer === customer) &&
          (status === 'all' || (status === 'open' ? !isOver(one.status) : one.status === status)),
      );
      return listOf(found, '/v1/subscriptions', fields);
    },
  },
  {
    method: 'GET',
    path: '/v1/subscriptions/:id',
    fields: [],
    answer: (state, { id }) => state.find('subscriptions', id),
  },
  {
    method: 'DELETE',
    path: '/v1/subscriptions/:id',
    fields: [],
    answer: (state, { id }) => {
      const subscription = state.find('subscriptions', id);
      if (subscription.ended_at !== null) throw new ApiError(404, notCancellable(id));
      endSubscription(
        state,
        subscription,
        subscription.status === 'incomplete' ? 'incomplete_expired' : 'canceled',
        state.now(),
      );
      return subscription;
    },
  },
  {
    method: 'POST',
    path: '/v1/subscriptions/:id/resume',
    fields: [],
    answer: (state, { id }) => resumeSubscription(state, state.find('subscriptions', id)),
  },
  {
    method: 'GET',
    path: '/v1/setup_intents/:id',
    fields: [],
    answer: (state, { id }) => state.find('setupIntents', id),
  },
  {
    method: 'GET',
    path: '/v1/invoice_payments',
    fields: [...paging, 'invoice', 'expand[]'],
    answer: ({ kept }, { fields }) => {
      const expands = ((fields['expand'] ?? []) as string[]).includes('data.payment.payment_intent');
      const found = newest(kept.invoicePayments).filter((one) => one.invoice === required(fields, 'invoice'));
      const shown = found.map((one) =>
        expands
          ? { ...one, payment: { ...one.payment, payment_intent: kept.paymentIntents[one.payment.payment_intent] } }
          : one,
      );
      return listOf(shown, '/v1/invoice_payments', fields);
    },
  },
  {
    method: 'GET',
    path: '/v1/invoices',
    fields: [...paging, 'customer'],
    answer: ({ kept }, { fields, origin }) => {
      const found = newest(kept.invoices).filter((one) => one.customer === required(fields, 'customer'));
      const shown = found.map((one) => ({
        ...one,
        hosted_invoice_url: origin + one.hosted_invoice_url,
        invoice_pdf: origin + one.invoice_pdf,
      }));
      return listOf(shown, '/v1/invoices', fields);
    },
  },
  {
    method: 'POST',
    path: '/v1/billing_portal/sessions',
    fields: ['customer', 'return_url'],
    answer: (state, { fields, origin }) => {
      const customer = state.find('customers', required(fields, 'customer'));
      const id = newId('bps');
      state.kept.portalSessions[id] = {
        id,
        object: 'billing_portal.session',
        created: state.now(),
        customer: customer.id,
        livemode: false,
        return_url: required(fields, 'return_url'),
        url: `${origin}/portal/${id}`,
      };
      return state.kept.portalSessions[id];
    },
  },
];

const notCancellable = (id: string) => ({
  type: 'invalid_request_error',
  code: 'resource_missing',
  message: `No such subscription: '${id}'`,
});

/** A payment method of a test card, as the card field makes it. */
export function newPaymentMethod(
  state: State,
  token: string,
  details: { name: string | null; email: string | null } = { name: null, email: null },
): PaymentMethod {
  const card = cardOfToken(token);
  if (!card) throw invalid('This is no test card.');
  const id = newId('pm');
  state.kept.cards[id] = token;
  return (state.kept.paymentMethods[id] = {
    id,
    object: 'payment_method',
    billing_details: details,
    card: { brand: card.brand, last4: card.number.slice(-4), exp_month: 12, exp_year: 2034 },
    created: state.now(),
    customer: null,
    livemode: false,
    type: 'card',
  });
}
