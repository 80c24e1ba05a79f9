import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { aVendor, type TestVendor } from '../../support/posy/a-vendor.js';
import { BillingSite } from '../../support/posy/billing-site.js';
import { eventually } from '../../support/posy/eventually.js';

let site: BillingSite;

beforeAll(async () => {
  // The time limits of a person, of a call and of an unanswered payment are one, 1.25 and five times this.
  site = await BillingSite.open({ settings: { STRIPE_TIMEOUT: '3000' } });
});
afterAll(() => site.close());

const mayTryAgain = ({ vendorId }: TestVendor) =>
  eventually(
    () =>
      site.posy.sql(
        `select 1 from billing.payment_customer where vendor_id = $1 and (checkout_until is null or checkout_until < now())`,
        [vendorId],
      ),
    ({ length }) => length === 1,
  );

// A response after 30 s with the default of 12 s is one after 7.5 s here; the second try of the call is as late.
it('a checkout that the provider answers too late ends with the reason, is not paid again meanwhile, and is found by the next one', async () => {
  const vendor = await aVendor(site.posy);
  await site.payments.webhooks({ held: true });
  await site.payments.fault({ path: 'POST /v1/subscriptions', status: 200, when: 'before', delay: 7_500, times: 2 });
  expect(await site.tryToPay(vendor)).toBe('payments-unavailable');
  expect(await site.tryToPay(vendor)).toBe('payment-in-progress');
  await mayTryAgain(vendor);
  await eventually(
    () => site.tryToPay(vendor),
    (answer) => answer === true,
  );
  expect(await site.invoicesOf(vendor)).toEqual([[948, 'paid']]);
  expect((await site.dataOf(vendor)).subscriptions).toHaveLength(1);
});
