import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import { CardRefused, type ProviderPrice } from '#src/billing/provider/payment-provider.js';
import { StripeProvider } from '#src/billing/provider/stripe-provider.js';
import { DependencyUnavailable } from '#src/platform/outages/outage.js';
import { aPaymentServer, type TestPayments } from '../../support/posy/payments.js';

// The same suite for the server that comes with Posy and for the provider itself, in its test mode: what holds for one
// holds for the other. The products of docs/payments.md must be there.
const testKey = process.env['TEST_STRIPE_SECRET_KEY'];
let payments: TestPayments;
let provider: StripeProvider;
let prices: ProviderPrice[];

beforeAll(async () => {
  payments = await aPaymentServer();
  const settings = testKey
    ? { stripeSecretKey: testKey, stripeApiUrl: undefined }
    : { stripeSecretKey: payments.settings['STRIPE_SECRET_KEY'], stripeApiUrl: payments.settings['STRIPE_API_URL'] };
  provider = new StripeProvider(settings as never);
  prices = await provider.prices();
});
afterAll(async () => {
  provider.onApplicationShutdown();
  await payments.service.stop();
});

const priceOf = (tier: string, frequency: string) =>
  prices.find((price) => price.tier === tier && price.frequency === frequency && price.isActive)?.id ?? '';
async function aCustomer(card = 'pm_card_visa') {
  const vendorId = randomUUIDv7();
  const customerId = await provider.ensureCustomer({ vendorId, email: `${vendorId}@posy.example`, name: 'Ada Vale' });
  if (card !== '') await provider.useCard(customerId, card);
  const subscribe = (priceId: string, more: object = {}) =>
    provider.subscribe({
      vendorId,
      checkoutId: randomUUIDv7(),
      customerId,
      priceId,
      trialDays: 0,
      couponCode: undefined,
      ...more,
    });
  return { vendorId, customerId, subscribe };
}

describe('the payment provider', () => {
  it('has the prices of all plans', () => {
    expect(prices.filter(({ isActive }) => isActive).map(({ tier, frequency }) => `${tier} ${frequency}`)).toEqual(
      expect.arrayContaining(['starter month', 'essential month', 'essential year', 'premium month', 'premium year']),
    );
  });

  it('does not resume a plan that is not paused', async () => {
    const { subscribe } = await aCustomer();
    const made = await subscribe(priceOf('premium', 'month'), { trialDays: 120 });
    expect(await provider.resume(made.id, randomUUIDv7())).toBeUndefined();
  });

  it('makes a customer once', async () => {
    const { vendorId, customerId } = await aCustomer('');
    const again = { vendorId, email: `${vendorId}@posy.example`, name: 'Ada Vale' };
    expect(await provider.ensureCustomer(again)).toBe(customerId);
  });

  it('charges at once without free days, and not before their end with them', async () => {
    const { customerId, subscribe } = await aCustomer();
    const [paid, free] = [
      await subscribe(priceOf('premium', 'year')),
      await subscribe(priceOf('essential', 'month'), { trialDays: 120 }),
    ];
    expect([paid.status, free.status]).toEqual(['active', 'trial']);
    expect(free.periodEndsAt).toEqual(free.trialEndsAt);
    const { results } = await provider.invoices(customerId, { after: undefined, pageSize: 10 });
    expect(results.map(({ amount, status }) => [amount, status])).toEqual([
      [0, 'paid'],
      [948, 'paid'],
    ]);
  });

  it('subscribes once for each checkout', async () => {
    const { customerId, subscribe } = await aCustomer();
    const checkoutId = randomUUIDv7();
    const [first, second] = [
      await subscribe(priceOf('premium', 'year'), { checkoutId }),
      await subscribe(priceOf('premium', 'year'), { checkoutId }),
    ];
    expect(second.id).toBe(first.id);
    const { subscriptions, card } = await provider.plansOf(customerId);
    expect(subscriptions.map(({ id }) => id)).toEqual([first.id]);
    expect([subscriptions[0]?.checkoutId, card]).toEqual([checkoutId, { brand: 'visa', last4: '4242' }]);
  });

  it.each([
    ['pm_card_chargeDeclined'],
    ['pm_card_chargeDeclinedExpiredCard'],
    ['pm_card_chargeDeclinedInsufficientFunds'],
  ])('refuses %s in words for its holder', async (card) => {
    const { customerId } = await aCustomer('');
    const refusal = provider.useCard(customerId, card);
    await expect(refusal).rejects.toThrow(CardRefused);
    await expect(refusal).rejects.toThrow(/^Your card/);
  });

  it('distinguishes a card that is declined when it is charged from one whose bank asks', async () => {
    const declined = await (await aCustomer('pm_card_chargeCustomerFail')).subscribe(priceOf('premium', 'year'));
    expect(declined.status).toBe('incomplete');
    expect(await provider.confirmationOf(declined)).toEqual({ error: 'Your card was declined.' });
    const asked = await (await aCustomer('pm_card_authenticationRequired')).subscribe(priceOf('premium', 'year'));
    expect(asked.status).toBe('incomplete');
    expect(await provider.confirmationOf(asked)).toEqual({ clientSecret: expect.stringMatching(/^pi_/) });
  });

  it('pages invoices, the newest first', async () => {
    const { customerId, subscribe } = await aCustomer();
    for (const tier of ['essential', 'premium']) await subscribe(priceOf(tier, 'year'));
    const first = await provider.invoices(customerId, { after: undefined, pageSize: 1 });
    const second = await provider.invoices(customerId, { after: first.next ?? '', pageSize: 1 });
    expect([first.results[0]?.amount, second.results[0]?.amount, second.next]).toEqual([948, 468, null]);
  });

  it('cancels once, and knows no promo code that does not exist', async () => {
    const { customerId, subscribe } = await aCustomer();
    const { id } = await subscribe(priceOf('premium', 'year'));
    await provider.cancel(id);
    await provider.cancel(id);
    expect((await provider.plansOf(customerId)).subscriptions[0]?.status).toBe('ended');
    expect(await provider.percentOff(`NOBODY-${randomUUIDv7()}`)).toBeUndefined();
    expect((await provider.plansOf('cus_nobody')).subscriptions).toEqual([]);
  });
});

(testKey ? describe.skip : describe)('the payment server that comes with Posy', () => {
  const client = () => {
    const { hostname, port } = new URL(payments.service.url);
    return new Stripe('sk_test_local', { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 });
  };

  it('refuses fields that Posy does not send, so that a mistake cannot hide', async () => {
    const refusal = client().customers.create({ description: 'somebody' });
    await expect(refusal).rejects.toMatchObject({ code: 'parameter_unknown', statusCode: 400 });
  });

  it('refuses an idempotency key with other parameters', async () => {
    const key = { idempotencyKey: randomUUIDv7() };
    const first = await client().customers.create({ email: 'ada@posy.example' }, key);
    expect((await client().customers.create({ email: 'ada@posy.example' }, key)).id).toBe(first.id);
    await expect(client().customers.create({ email: 'may@posy.example' }, key)).rejects.toMatchObject({
      statusCode: 400,
    });
  });

  it.each([
    // The SDK tries again, except after a 429.
    ['answers 500', 500, 2],
    ['answers 429', 429, 1],
    ['breaks the connection', 0, 2],
  ])('counts as away when it %s', async (_how, status, times) => {
    await payments.fault({ path: 'GET /v1/prices', status, when: status === 0 ? 'after' : 'before', times });
    await expect(provider.prices()).rejects.toThrow(DependencyUnavailable);
    expect(await provider.prices()).toEqual(prices);
  });
});
