import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { billingRoutes as routes } from '#contracts/billing/billing.routes.js';
import type {
  CouponView,
  InvoicePageView,
  PlanProductView,
  PortalSessionView,
} from '#contracts/billing/billing.views.js';
import { aVendor, type TestVendor } from '../../support/posy/a-vendor.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { eventually } from '../../support/posy/eventually.js';
import { BillingSite } from '../../support/posy/billing-site.js';
import type { Posy } from '../../support/posy/posy.js';

let site: BillingSite;
let posy: Posy;

beforeAll(async () => {
  site = await BillingSite.open();
  ({ posy } = site);
});
afterAll(() => site.close());

const subscribe: BillingSite['subscribe'] = (vendor, more) => site.subscribe(vendor, more);
const dataOf = (vendor: TestVendor) => site.dataOf(vendor);
async function operatorToken() {
  await posy.register('operator@posy.example', ['Admin']);
  return posy.signIn('operator@posy.example');
}
const featuresOf = async (id: string) =>
  (await posy.sql<{ features: string[] }>(`select features from webstore.entitlement where webstore_id = $1`, [id]))[0]
    ?.features ?? [];

describe('the products', () => {
  it('are the plans with their prices, free days and annual discount [BIL-1] [OP-107] [OP-108]', async () => {
    const { body } = await posy.call<PlanProductView[]>(routes.products);
    expect(
      body.map(({ id, planTier, tierName, billingFrequency, price, freeDays }) => [
        id,
        planTier,
        tierName,
        billingFrequency,
        price,
        freeDays,
      ]),
    ).toEqual([
      ['planone', 'starter', 'Starter', 'month', 0, 90],
      ['plantwo', 'essential', 'Essential', 'month', 49, 120],
      ['plantwo', 'essential', 'Essential', 'year', 468, 0],
      ['planthree', 'premium', 'Premium', 'month', 99, 120],
      ['planthree', 'premium', 'Premium', 'year', 948, 0],
    ]);
    const priceIds = body.map(({ stripePriceId }) => stripePriceId);
    expect(priceIds).toEqual(Array(5).fill(expect.stringMatching(/^price_\w+$/)));
    expect(new Set(priceIds).size).toBe(5);
    expect(body[0]?.priceAfterFreeDays).toBe(1.99);
  });
});

describe('a checkout', () => {
  it('starts a plan with free days, whose seat unlocks the page of the vendor [BIL-47]', async () => {
    const vendor = await aVendor(posy);
    const webstoreId = await aWebstore(vendor.vendorId).published(posy);
    const { body } = await subscribe(vendor);
    expect(body).toEqual({ success: true, requiresAction: false, clientSecret: null, data: { error: null } });
    const data = await dataOf(vendor);
    expect(data).toMatchObject({ isStripeCustomer: true, tier: 'premium', mayTryFree: false, card: { last4: '4242' } });
    expect(data.subscriptions).toMatchObject([
      { status: 'trial', quantity: 1, price: 99, assignedWebstores: [webstoreId] },
    ]);
    const free = Date.parse(data.subscriptions[0]?.trialEndsAt ?? '') - Date.now();
    expect(Math.round(free / 86_400_000)).toBe(120);
    await eventually(
      () => featuresOf(webstoreId),
      (features) => features.includes('feature_premiumBadge'),
    );
  });

  it('charges an annual plan at once, with the percent of a promo code off [OP-110]', async () => {
    const vendor = await aVendor(posy);
    const code = { params: { code: 'MARIGOLD15' }, token: vendor.token };
    expect((await posy.call<CouponView>(routes.coupon, code)).body).toEqual({ CouponCodeDetails: { percent_off: 15 } });
    await subscribe(vendor, { priceId: 'price_premium_year', couponCode: 'MARIGOLD15' });
    const { body } = await posy.call<InvoicePageView>(routes.invoices, {
      params: { id: vendor.vendorId },
      token: vendor.token,
    });
    expect(body).toMatchObject({ next: null, results: [{ amount: 805.8, status: 'paid' }] });
    const pdf = await fetch(body.results[0]?.downloadUrl ?? '');
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  it('starts the free plan without a card, and a paid plan ends it', async () => {
    const vendor = await aVendor(posy);
    const { body } = await subscribe(vendor, { priceId: 'price_starter_month', paymentMethod: undefined });
    expect(body.success).toBe(true);
    expect(await dataOf(vendor)).toMatchObject({ tier: 'starter', card: null, mayTryFree: true });
    await subscribe(vendor);
    const { tier, subscriptions } = await dataOf(vendor);
    expect([tier, subscriptions.length]).toEqual(['premium', 1]);
  });

  it.each([
    ['pm_card_chargeDeclined', 'Your card was declined.'],
    ['pm_card_chargeDeclinedExpiredCard', 'Your card has expired.'],
    ['pm_card_chargeDeclinedIncorrectCvc', 'Your card’s security code is incorrect.'],
    ['pm_card_chargeCustomerFail', 'Your card was declined.'],
  ])('with %s answers the words of the provider, and the next card pays once [BIL-27]', async (card, words) => {
    const vendor = await aVendor(posy);
    const { body } = await subscribe(vendor, { paymentMethod: card, priceId: 'price_essential_year' });
    expect(body).toEqual({ success: false, requiresAction: false, clientSecret: null, data: { error: words } });
    expect((await dataOf(vendor)).subscriptions).toEqual([]);
    expect((await subscribe(vendor, { priceId: 'price_essential_year' })).body.success).toBe(true);
    expect((await dataOf(vendor)).subscriptions).toHaveLength(1);
  });

  it('that the bank asks about runs as soon as the bank agrees', async () => {
    const vendor = await aVendor(posy);
    const card = { paymentMethod: 'pm_card_authenticationRequired', priceId: 'price_premium_year' };
    const { body } = await subscribe(vendor, card);
    expect(body).toMatchObject({ success: false, requiresAction: true, clientSecret: expect.stringMatching(/^pi_/) });
    expect((await dataOf(vendor)).tier).toBeNull();
    await site.bankSays('yes', body.clientSecret);
    await eventually(
      () => dataOf(vendor),
      ({ tier }) => tier === 'premium',
    );
  });

  it('that the bank refuses makes no plan, and another card pays once', async () => {
    const vendor = await aVendor(posy);
    const refused = { paymentMethod: 'pm_card_authenticationRequired', priceId: 'price_premium_year' };
    const { body } = await subscribe(vendor, refused);
    await site.bankSays('no', body.clientSecret);
    expect((await dataOf(vendor)).tier).toBeNull();
    expect((await subscribe(vendor, { priceId: 'price_premium_year' })).body.success).toBe(true);
    const { tier, subscriptions } = await dataOf(vendor);
    expect([tier, subscriptions.length]).toEqual(['premium', 1]);
    expect((await site.invoicesOf(vendor)).filter(([, status]) => status === 'paid')).toHaveLength(1);
  });

  it('from two tabs at once makes one plan', async () => {
    const vendor = await aVendor(posy);
    const answers = await Promise.all([1, 2, 3].map(() => subscribe(vendor, { priceId: 'price_premium_year' })));
    expect(answers.filter(({ status, body }) => status === 200 && body.success)).toHaveLength(1);
    const codes = answers.filter(({ status }) => status !== 200).map(({ problem }) => problem.error);
    expect(codes.filter((code) => code !== 'payment-in-progress' && code !== 'already-subscribed')).toEqual([]);
    expect(await site.invoicesOf(vendor)).toHaveLength(1);
  });

  it.each([
    ['priceId', { priceId: 'price_of_something_else' }, 400, 'invalid-input'],
    // A price that the provider knows, of a product that is no plan.
    ['priceId', { priceId: 'price_insert_cards_month' }, 400, 'invalid-input'],
    ['paymentMethod', { paymentMethod: undefined }, 400, 'invalid-input'],
    ['name', { name: ' ' }, 400, 'invalid-input'],
    ['couponCode', { couponCode: 'LAST-SPRING' }, 404, 'promo-code-not-valid'],
    ['couponCode', { couponCode: 'FIRST-COUPLE' }, 404, 'promo-code-not-valid'],
    ['couponCode', { couponCode: 'NOBODY-KNOWS' }, 404, 'promo-code-not-valid'],
  ])('is refused for a bad %s: %o', async (_field, more, status, error) => {
    const vendor = await aVendor(posy);
    const answer = await subscribe(vendor, more);
    expect([answer.status, answer.problem.error]).toEqual([status, error]);
    expect((await dataOf(vendor)).subscriptions).toEqual([]);
  });

  it('is refused to another vendor and to operators [OP-31]', async () => {
    const [vendor, rival] = [await aVendor(posy), await aVendor(posy)];
    const operator = { ...vendor, token: await operatorToken() };
    expect((await subscribe({ ...vendor, token: rival.token })).problem.error).toBe('not-allowed');
    expect((await subscribe(operator)).problem.error).toBe('unavailable-for-admins');
    const portal = { body: { vendorId: vendor.vendorId }, token: operator.token };
    expect((await posy.call(routes.createPortalSession, portal)).problem.error).toBe('unavailable-for-admins');
  });
});

describe('a promo code', () => {
  it('takes a percent off while it is valid and not used up, as the payment provider has it [OP-112] [BIL-32]', async () => {
    const { token } = await aVendor(posy);
    const percentOf = async (code: string) => {
      const { status, body, problem } = await posy.call<CouponView>(routes.coupon, { params: { code }, token });
      return status === 200 ? body.CouponCodeDetails.percent_off : problem.error;
    };
    expect(await percentOf('MARIGOLD15')).toBe(15);
    expect(await percentOf('ON-THE-HOUSE')).toBe(100);
    for (const code of ['LAST-SPRING', 'FIRST-COUPLE', 'NOBODY-KNOWS']) {
      expect([code, await percentOf(code)]).toEqual([code, 'promo-code-not-valid']);
    }
  });
});

describe('the portal', () => {
  it('opens for somebody who has paid, and nobody else', async () => {
    const vendor = await aVendor(posy);
    const call = { body: { vendorId: vendor.vendorId }, token: vendor.token };
    expect((await posy.call(routes.createPortalSession, call)).problem.error).toBe('not-a-payment-customer');
    await subscribe(vendor);
    const { body } = await posy.call<PortalSessionView>(routes.createPortalSession, call);
    expect(await (await fetch(body.sessionUrl)).text()).toContain('premium_month');
  });
});
