import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { billingRoutes as routes } from '#contracts/billing/billing.routes.js';
import type { VendorStripeDataView } from '#contracts/billing/billing.views.js';
import { StartSubscription } from '#src/billing/commands/start-subscription.js';
import { aVendor, type TestVendor } from '../../support/posy/a-vendor.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { Posy } from '../../support/posy/posy.js';

let posy: Posy;
let vendor: TestVendor;

beforeAll(async () => {
  posy = await Posy.start({ workers: [] });
});
beforeEach(async () => {
  vendor = await aVendor(posy);
});
afterAll(() => posy.stop());

const webstores = (count: number) =>
  Promise.all(Array.from({ length: count }, () => aWebstore(vendor.vendorId).published(posy)));
async function aPlan(quantity: number, tier: 'essential' | 'premium' = 'premium') {
  const id = randomUUIDv7();
  await posy.execute(new StartSubscription({ id, vendorId: vendor.vendorId, tier, quantity, extraFeatures: [] }));
  return id;
}
const assign = (webstoreIds: string[], more: object = {}, token = vendor.token) =>
  posy.call<VendorStripeDataView>(routes.assignSeats, {
    params: { id: vendor.vendorId },
    body: { webstoreIds, ...more },
    token,
  });
const release = (webstoreIds: string[]) =>
  posy.call<VendorStripeDataView>(routes.unassignSeats, {
    params: { id: vendor.vendorId },
    body: { webstoreIds },
    token: vendor.token,
  });

describe('seats', () => {
  it('are assigned and released by lists of webstores [BIL-51, OP-116]', async () => {
    await aPlan(2);
    const [one = '', two = ''] = await webstores(2);
    expect((await assign([one, two])).body.subscriptions[0]?.assignedWebstores.toSorted()).toEqual(
      [one, two].toSorted(),
    );
    expect((await release([one])).body.subscriptions[0]?.assignedWebstores).toEqual([two]);
    expect((await release([one])).status).toBe(200);
  });

  it('beyond the bought quantity are refused, all of them [BIL-52, OP-116]', async () => {
    await aPlan(2);
    const { problem, status } = await assign(await webstores(3));
    expect([status, problem.error, problem.params]).toEqual([
      409,
      'subscription-quantity-exceeded',
      { quantity: 2, assigned: 0 },
    ]);
    const data = await posy.call<VendorStripeDataView>(routes.stripeData, {
      params: { id: vendor.vendorId },
      token: vendor.token,
    });
    expect(data.body.subscriptions[0]?.assignedWebstores).toEqual([]);
  });

  it('never exceed the bought quantity, from however many tabs at once [BIL-52, OP-116]', async () => {
    await aPlan(2);
    const answers = await Promise.all((await webstores(5)).map((id) => assign([id])));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 409, 409, 409]);
    const rows = await posy.sql(
      `select webstore_id from billing.seat where subscription_id is not null and webstore_id
      in (select id from webstore.webstore where vendor_id = $1)`,
      [vendor.vendorId],
    );
    expect(rows).toHaveLength(2);
  });

  it('of a webstore are one: a second plan replaces the first [OP-116]', async () => {
    const [essential, premium] = [await aPlan(1, 'essential'), await aPlan(1)];
    const [id = ''] = await webstores(1);
    await assign([id], { subscriptionId: essential });
    const { body } = await assign([id], { subscriptionId: premium });
    expect(body.subscriptions.map(({ tier, assignedWebstores }) => [tier, assignedWebstores])).toEqual([
      ['premium', [id]],
      ['essential', []],
    ]);
  });

  it('are refused without a plan [BIL-53]', async () => {
    const { status, problem } = await assign(await webstores(1));
    expect([status, problem.error]).toEqual([409, 'no-subscription-available']);
  });

  it('are refused for a page of another vendor, and for one that is named twice [OP-116]', async () => {
    await aPlan(2);
    const rival = await aVendor(posy);
    const theirs = await aWebstore(rival.vendorId).published(posy);
    expect((await assign([theirs])).problem.fields).toEqual({ 'webstoreIds.0': ['unknown-webstore'] });
    const [own = ''] = await webstores(1);
    expect(Object.keys((await assign([own, own])).problem.fields ?? {})).toEqual(['webstoreIds']);
    expect((await assign([own], {}, rival.token)).status).toBe(403);
  });
});
