import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { aVendor, type TestVendor } from '../../support/posy/a-vendor.js';
import { BillingSite } from '../../support/posy/billing-site.js';
import { eventually } from '../../support/posy/eventually.js';
import type { TestPayments } from '../../support/posy/payments.js';

let site: BillingSite;
let payments: TestPayments;

beforeAll(async () => {
  site = await BillingSite.open();
  ({ payments } = site);
});
afterAll(() => site.close());
afterEach(() => payments.webhooks({ held: false }));

const paid = [[948, 'paid']];
const planOf = (vendor: TestVendor) =>
  eventually(
    () => site.dataOf(vendor),
    ({ tier }) => tier === 'premium',
  );

describe('a checkout', () => {
  it.each([
    ['500 before its work', 500, 'before', 2],
    ['429', 429, 'before', 1],
    ['500 after the charge', 500, 'after', 1],
  ] as const)(
    'that the provider answers with %s is charged once, by the next try',
    async (_what, status, when, times) => {
      const vendor = await aVendor(site.posy);
      await payments.webhooks({ held: true });
      await payments.fault({ path: 'POST /v1/subscriptions', status, when, times });
      expect(await site.tryToPay(vendor)).toBe('payments-unavailable');
      expect(await site.tryToPay(vendor)).toBe(true);
      expect(await site.invoicesOf(vendor)).toEqual(paid);
      expect((await site.dataOf(vendor)).subscriptions).toHaveLength(1);
    },
  );

  it('whose provider dies after the charge has its plan once the provider is back, charged once', async () => {
    const [vendor, other] = [await aVendor(site.posy), await aVendor(site.posy)];
    await payments.fault({ path: 'POST /v1/subscriptions', status: 0, when: 'after', times: 2 });
    await payments.webhooks({ held: true });
    expect(await site.tryToPay(vendor)).toBe('payments-unavailable');
    const { startAgain } = await payments.die();
    expect(await site.tryToPay(other)).toBe('payments-unavailable');
    await startAgain();
    await planOf(vendor);
    expect(await site.invoicesOf(vendor)).toEqual(paid);
    expect(await site.tryToPay(other)).toBe(true);
    expect(await site.invoicesOf(other)).toEqual(paid);
  });
});

describe('an event', () => {
  it.each([
    [500, 4],
    // Far more often than an event may fail: being throttled is not its fault.
    [429, 12],
  ])('is followed when the provider, which answers %i meanwhile, is well again', async (status, times) => {
    const vendor = await aVendor(site.posy);
    await site.tryToPay(vendor);
    await payments.fault({ path: 'GET /v1/customers', status, when: 'before', times });
    await site.inPortal(vendor, 'quantity', { quantity: '3' });
    await eventually(
      () => site.dataOf(vendor),
      ({ subscriptions }) => subscriptions[0]?.quantity === 3,
    );
    const dead = `select 1 from platform.delivery where failed_at is not null`;
    expect(await site.posy.sql(dead)).toEqual([]);
  });
});

describe('a customer who was deleted at the provider', () => {
  it('loses the plan, pays again as a new customer, and gets no second free days', async () => {
    const vendor = await aVendor(site.posy);
    await site.subscribe(vendor);
    const customer = () =>
      site.posy.sql<{ provider_id: string }>(`select provider_id from billing.payment_customer where vendor_id = $1`, [
        vendor.vendorId,
      ]);
    const [before] = await customer();
    await payments.forget(before?.provider_id ?? '');
    await site.becomes(vendor, undefined);
    const { body } = await site.subscribe(vendor);
    expect(body).toMatchObject({ success: true, requiresAction: false });
    const [after] = await customer();
    expect(after?.provider_id).not.toBe(before?.provider_id);
    expect((await site.dataOf(vendor)).subscriptions).toMatchObject([{ status: 'active', tier: 'premium' }]);
    expect(await site.invoicesOf(vendor)).toEqual([[99, 'paid']]);
  });
});
