import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { StripeProvider } from '#src/billing/provider/stripe-provider.js';
import { aVendor } from '../../support/posy/a-vendor.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { BillingSite } from '../../support/posy/billing-site.js';
import { eventually } from '../../support/posy/eventually.js';
import { webstoreCalls } from '../webstore/webstore-calls.js';

let site: BillingSite;
beforeAll(async () => {
  site = await BillingSite.open();
});
afterAll(() => site.close());

const starter = { priceId: 'price_starter_month' };

it('a vendor whose paused Starter was canceled chooses it again with a card, and the page comes back [BIL-19]', async () => {
  const { posy, payments } = site;
  const vendor = await aVendor(posy);
  const id = await aWebstore(vendor.vendorId).published(posy);
  await site.subscribe(vendor, { ...starter, paymentMethod: undefined });
  await payments.daysOn(91);
  await site.becomes(vendor, 'paused');
  const subscription = await posy.sql<{ provider_id: string }>(
    `select provider_id from billing.subscription where vendor_id = $1`,
    [vendor.vendorId],
  );
  await posy.get(StripeProvider).cancel(subscription[0]?.provider_id ?? '');
  await site.becomes(vendor, undefined);
  const page = () => webstoreCalls(posy).read(id);
  expect((await page()).status).toBe(404);
  expect(await site.dataOf(vendor)).toMatchObject({ isListingPaused: true, mayStartFree: false });
  const without = await site.subscribe(vendor, { ...starter, paymentMethod: undefined });
  expect([without.status, without.problem.fields]).toEqual([400, { paymentMethod: ['is-required'] }]);
  expect((await site.subscribe(vendor, starter)).body.success).toBe(true);
  await eventually(page, ({ status }) => status === 200);
  expect((await site.invoicesOf(vendor))[0]).toEqual([1.99, 'paid']);
  expect(await site.dataOf(vendor)).toMatchObject({ isListingPaused: false, subscriptions: [{ status: 'active' }] });
});

describe('the last use of a promo code', () => {
  it('goes to one of two who pay at once, and the other learns why, is not charged, and can pay without it', async () => {
    const vendors = [await aVendor(site.posy), await aVendor(site.posy)];
    const coded = { priceId: 'price_premium_year', couponCode: 'LAST-DANCE' };
    const answers = await Promise.all(vendors.map((vendor) => site.subscribe(vendor, coded)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const at = answers.findIndex(({ status }) => status === 409);
    const [late, lucky] = [vendors[at]!, vendors[1 - at]!];
    expect(answers[at]?.problem.error).toBe('promo-code-used-up');
    expect(await site.invoicesOf(lucky)).toEqual([[711, 'paid']]);
    expect((await site.dataOf(late)).subscriptions).toEqual([]);
    expect(await site.invoicesOf(late)).toEqual([]);
    expect((await site.subscribe(late, coded)).problem.error).toBe('promo-code-not-valid');
    expect((await site.subscribe(late, { priceId: coded.priceId })).body.success).toBe(true);
    expect(await site.invoicesOf(late)).toEqual([[948, 'paid']]);
  });
});

it('a reconciliation repeats to the page what its messages have lost, once', async () => {
  const { posy } = site;
  const vendor = await aVendor(posy);
  const id = await aWebstore(vendor.vendorId).published(posy);
  await site.subscribe(vendor);
  const tier = async () => {
    const [row] = await posy.sql<{ tier: string }>(`select tier from webstore.entitlement where webstore_id = $1`, [
      id,
    ]);
    return row?.tier;
  };
  const delivered = () =>
    posy.sql(
      `select 1 from platform.delivery join platform.message on message.id = message_id
       where subject_id = $1 and consumer = 'webstore.remember-entitlement' and done_at is null`,
      [id],
    );
  await eventually(tier, (known) => known === 'premium');
  await eventually(delivered, (open) => open.length === 0);
  await site.reconcile();
  const repaired = async () => {
    const [row] = await posy.sql<{ repaired: number }>(
      `select repaired from billing.reconciliation order by started_at desc limit 1`,
    );
    return row?.repaired;
  };
  expect(await repaired()).toBe(0);
  // The state that an older backup has.
  await posy.sql(
    `update webstore.entitlement set tier = 'starter', features = '[]', version = 0 where webstore_id = $1`,
    [id],
  );
  await site.reconcile();
  expect(await repaired()).toBe(1);
  await eventually(tier, (known) => known === 'premium');
  await eventually(delivered, (open) => open.length === 0);
  await site.reconcile();
  expect(await repaired()).toBe(0);
});
