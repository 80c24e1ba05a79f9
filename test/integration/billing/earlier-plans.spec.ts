import { afterAll, beforeAll, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import type { PageView } from '#contracts/shared/page.js';
import { billingRoutes as routes } from '#contracts/billing/billing.routes.js';
import type { ContractView, PlanProductView } from '#contracts/billing/billing.views.js';
import { aVendor, type TestVendor } from '../../support/posy/a-vendor.js';
import { BillingSite } from '../../support/posy/billing-site.js';
import { eventually } from '../../support/posy/eventually.js';

let site: BillingSite;
beforeAll(async () => {
  site = await BillingSite.open({ workers: ['relay', 'reactions'] });
});
afterAll(() => site.close());

/** Subscribes at the provider, where earlier plans are still paid. */
async function subscribeElsewhere({ vendorId }: TestVendor, price: string): Promise<void> {
  const { hostname, port } = new URL(site.payments.service.url);
  const stripe = new Stripe('sk_test_local', { host: hostname, port, protocol: 'http' });
  const [row] = await site.posy.sql<{ provider_id: string }>(
    `select provider_id from billing.payment_customer where vendor_id = $1`,
    [vendorId],
  );
  await stripe.subscriptions.create({ customer: row?.provider_id ?? '', items: [{ price }] });
}
const contractsOf = async ({ vendorId, token }: TestVendor) =>
  (await site.posy.call<PageView<ContractView>>(routes.contracts, { params: { id: vendorId }, token })).body.results;

it.each([
  ['Digital Listing', 'price_digital_listing_month'],
  ['In-store', 'price_in_store_month'],
])('%s is shown in contracts, beside the plan that replaces it, and is not offered [OP-109]', async (name, priceId) => {
  const vendor = await aVendor(site.posy);
  await site.subscribe(vendor);
  await subscribeElsewhere(vendor, priceId);
  const contracts = await eventually(
    () => contractsOf(vendor),
    ({ length }) => length === 2,
  );
  expect(contracts).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ tierName: name, isOffered: false, status: 'active' }),
      expect.objectContaining({ tierName: 'Premium', isOffered: true, status: 'trial' }),
    ]),
  );
  expect((await site.dataOf(vendor)).tier).toBe('premium');
  const products = (await site.posy.call<PlanProductView[]>(routes.products)).body;
  expect(products.map(({ stripePriceId }) => stripePriceId)).not.toContain(priceId);
  const refused = await site.subscribe(vendor, { priceId });
  expect([refused.status, Object.keys(refused.problem.fields ?? {})]).toEqual([400, ['priceId']]);
});
