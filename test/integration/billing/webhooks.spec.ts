import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { billingAdminRoutes } from '#contracts/billing/admin-billing.routes.js';
import { billingRoutes as routes } from '#contracts/billing/billing.routes.js';
import type { SubscriptionUpdatedData } from '#contracts/billing/billing.socket.js';
import type { BillingStateView } from '#contracts/billing/billing.views.js';
import { paymentSecrets } from '../../../docker/local/payment-server.js';
import { aVendor, type TestVendor } from '../../support/posy/a-vendor.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { eventually } from '../../support/posy/eventually.js';
import { mailsTo } from '../../support/posy/mails.js';
import { BillingSite } from '../../support/posy/billing-site.js';
import type { TestPayments } from '../../support/posy/payments.js';
import type { Posy } from '../../support/posy/posy.js';
import { TestSocket } from '../../support/test-socket.js';

let site: BillingSite;
let posy: Posy;
let payments: TestPayments;
let operator: string;

beforeAll(async () => {
  site = await BillingSite.open();
  ({ posy, payments } = site);
  await posy.register('operator@posy.example', ['Admin']);
  operator = await posy.signIn('operator@posy.example');
});
afterAll(() => site.close());

const dataOf = (vendor: TestVendor) => site.dataOf(vendor);
const inPortal: BillingSite['inPortal'] = (vendor, what, more) => site.inPortal(vendor, what, more);

async function aPayingVendor(priceId = 'price_premium_year'): Promise<TestVendor> {
  const vendor = await aVendor(posy);
  await site.subscribe(vendor, { priceId });
  return vendor;
}

const event = (more: object = {}) => ({
  id: 'evt_1',
  type: 'customer.subscription.updated',
  livemode: false,
  data: { object: { object: 'subscription', customer: 'cus_nobody' } },
  ...more,
});
function sent(value: object, { seconds = Math.floor(Date.now() / 1_000), secret = paymentSecrets.webhooks } = {}) {
  const payload = JSON.stringify(value);
  const signature = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return posy.call(routes.webhook, {
    payload,
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${seconds},v1=${signature}` },
  });
}
const stored = (id: string) => posy.sql(`select 1 from platform.received_message where external_id = $1`, [id]);

describe('a webhook', () => {
  it('is stored once, also for an unknown customer [OP-115]', async () => {
    expect((await sent(event())).body).toEqual({ received: true });
    expect((await sent(event())).status).toBe(200);
    expect(await stored('evt_1')).toHaveLength(1);
  });

  it.each([
    ['with a wrong signature', { id: 'evt_forged' }, { secret: 'whsec_of_somebody_else' }, 'signature-not-valid'],
    ['of yesterday', { id: 'evt_old' }, { seconds: Math.floor(Date.now() / 1_000) - 86_400 }, 'signature-not-valid'],
    ['of another mode', { id: 'evt_live', livemode: true }, {}, 'malformed-body'],
    ['without an id', { id: '' }, {}, 'malformed-body'],
  ])('%s is refused [OP-115]', async (_which, more, how, error) => {
    const { status, problem } = await sent(event(more), how);
    expect([status, problem.error]).toEqual([400, error]);
    expect(await stored(String(more.id))).toEqual([]);
  });

  it('without a signature, or of 5 MB, is refused', async () => {
    const headers = { 'content-type': 'application/json' };
    const unsigned = await posy.call(routes.webhook, { payload: '{}', headers });
    expect(unsigned.problem.error).toBe('signature-not-valid');
    const large = await posy.call(routes.webhook, { payload: JSON.stringify('x'.repeat(5_242_880)), headers });
    expect(large.status).toBe(413);
  });
});

describe('a change in the portal', () => {
  it('is stored once, and pushed to every open page with tier, pages and features [BIL-48] [OP-115]', async () => {
    const vendor = await aPayingVendor();
    const webstoreId = await aWebstore(vendor.vendorId).published(posy);
    const parts = { params: { id: vendor.vendorId }, token: vendor.token, body: { webstoreIds: [webstoreId] } };
    expect((await posy.call(routes.assignSeats, parts)).status).toBe(200);
    const pages = await Promise.all([1, 2].map(() => TestSocket.open(`http://127.0.0.1:${payments.port}`)));
    for (const page of pages) await page.ask('Identify', { jwt: vendor.token, appName: 'vendor' });
    await inPortal(vendor, 'price', { price: 'price_essential_year' });
    const activeFeatures = ['feature_packages', 'feature_faqs', 'feature_awards', 'feature_reviews'];
    const subscription = { tier: 'essential', assignedWebstores: [webstoreId], activeFeatures };
    for (const page of pages) {
      const frame = await page.take(
        ({ action, data }) =>
          action === 'SubscriptionUpdated' && (data as SubscriptionUpdatedData).subscription.tier === 'essential',
      );
      expect(frame.data).toEqual({ vendorId: vendor.vendorId, subscription, subscriptions: [subscription] });
      await page.close();
    }
    const twice = `select 1 from platform.received_message where source = 'payments' group by external_id having count(*) > 1`;
    expect(await posy.sql(twice)).toEqual([]);
  });

  it('of the quantity releases the newest seats first, and the vendor gets a mail [OP-117]', async () => {
    const vendor = await aPayingVendor();
    const webstores = [
      await aWebstore(vendor.vendorId).published(posy),
      await aWebstore(vendor.vendorId).published(posy),
    ];
    await inPortal(vendor, 'quantity', { quantity: '2' });
    await eventually(
      () => dataOf(vendor),
      ({ subscriptions }) => subscriptions[0]?.quantity === 2,
    );
    for (const id of webstores) {
      const parts = { params: { id: vendor.vendorId }, token: vendor.token, body: { webstoreIds: [id] } };
      expect((await posy.call(routes.assignSeats, parts)).status).toBe(200);
    }
    await inPortal(vendor, 'quantity', { quantity: '1' });
    const { subscriptions } = await eventually(
      () => dataOf(vendor),
      (data) => data.subscriptions[0]?.quantity === 1,
    );
    expect(subscriptions[0]?.assignedWebstores).toEqual([webstores[0]]);
    const mails = await eventually(
      () => mailsTo(vendor.email),
      (taken) => taken.length > 0,
    );
    expect(mails[0]?.subject).toBe('Some pages no longer have a Premium seat');
  });

  it('that cancels keeps the features until the end of the paid period [OP-120]', async () => {
    const vendor = await aPayingVendor('price_premium_month');
    await inPortal(vendor, 'cancel');
    const cancelled = await eventually(
      () => dataOf(vendor),
      (data) => data.subscriptions[0]?.endsAt !== null,
    );
    expect(cancelled.subscriptions[0]).toMatchObject({ status: 'trial', nextPayDate: null });
    expect(cancelled.subscriptions[0]?.activeFeatures).toContain('feature_premiumBadge');
    await payments.daysOn(121);
    await eventually(
      () => dataOf(vendor),
      ({ tier }) => tier === null,
    );
  });
});

describe('a reconciliation', () => {
  it('takes over what no webhook has reported, and operators see what it repaired', async () => {
    const vendor = await aPayingVendor();
    const read = async () => (await posy.call<BillingStateView>(billingAdminRoutes.state, { token: operator })).body;
    await payments.webhooks({ held: true });
    // A webhook of the purchase that is followed late would take over the changes too.
    await eventually(read, ({ webhooks }) => webhooks.waiting === 0);
    await inPortal(vendor, 'quantity', { quantity: '5' });
    await inPortal(vendor, 'price', { price: 'price_essential_year' });
    await payments.webhooks({ held: false, dropped: true });
    expect(await dataOf(vendor)).toMatchObject({ tier: 'premium' });
    await posy.call(billingAdminRoutes.reconcile, { token: operator });
    const state = await eventually(read, ({ reconciliation }) => (reconciliation?.repaired ?? 0) > 0);
    expect(state).toMatchObject({ mode: 'local', isAvailable: true, reconciliation: { error: null } });
    expect(await dataOf(vendor)).toMatchObject({ tier: 'essential', subscriptions: [{ quantity: 5 }] });
  });
});
