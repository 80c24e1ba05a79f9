import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { operationsRoutes } from '#contracts/operations/operations.routes.js';
import type { CorrelationView } from '#contracts/operations/operations.views.js';
import { aVendor, type TestVendor } from '../../support/posy/a-vendor.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { eventually } from '../../support/posy/eventually.js';
import { mailsTo } from '../../support/posy/mails.js';
import { BillingSite } from '../../support/posy/billing-site.js';
import type { TestPayments } from '../../support/posy/payments.js';
import type { Posy } from '../../support/posy/posy.js';

let site: BillingSite;
let posy: Posy;
let payments: TestPayments;

beforeAll(async () => {
  site = await BillingSite.open();
  ({ posy, payments } = site);
});
afterAll(() => site.close());

const subscribe: BillingSite['subscribe'] = (vendor, more) => site.subscribe(vendor, more);
const dataOf = (vendor: TestVendor) => site.dataOf(vendor);
const invoicesOf = (vendor: TestVendor) => site.invoicesOf(vendor);
const becomes = (vendor: TestVendor, status: string | undefined) => site.becomes(vendor, status);
const subjects = async ({ email }: TestVendor) => (await mailsTo(email)).map(({ subject }) => subject);
const reminder = `select due_at from platform.scheduled_message where key like 'billing.trial-reminder:%' and subject_id = $1`;

describe('a plan', () => {
  it('is charged when its free days end, and again a month later [BIL-20] [OP-110]', async () => {
    const vendor = await aVendor(posy);
    await subscribe(vendor);
    const [scheduled] = await posy.sql<{ due_at: string }>(reminder, [vendor.vendorId]);
    const { subscriptions } = await dataOf(vendor);
    const ends = Date.parse(subscriptions[0]?.trialEndsAt ?? '');
    expect(ends - new Date(scheduled?.due_at ?? 0).getTime()).toBe(7 * 86_400_000);
    await payments.daysOn(121);
    const paid = await becomes(vendor, 'active');
    const next = paid.subscriptions[0]?.nextPayDate;
    await payments.daysOn(31);
    await eventually(
      () => dataOf(vendor),
      (data) => data.subscriptions[0]?.nextPayDate !== next,
    );
    expect(await invoicesOf(vendor)).toEqual([
      [99, 'paid'],
      [99, 'paid'],
      [0, 'paid'],
    ]);
    expect(await posy.sql(reminder, [vendor.vendorId])).toEqual([]);
  });

  it('has a reminder mailed before its free days end [OP-110]', async () => {
    const vendor = await aVendor(posy);
    await subscribe(vendor);
    await posy.sql(`update platform.scheduled_message set due_at = now() where subject_id = $1`, [vendor.vendorId]);
    const sent = await eventually(
      () => subjects(vendor),
      ({ length }) => length > 0,
    );
    expect(sent).toEqual([expect.stringMatching(/^Your free trial of Premium ends on /)]);
  });

  it('whose renewals fail keeps its features, then ends, with a mail about each, once', async () => {
    const vendor = await aVendor(posy);
    await subscribe(vendor, { paymentMethod: 'pm_card_chargeCustomerFail' });
    await payments.daysOn(121);
    const late = await becomes(vendor, 'pastDue');
    expect(late.subscriptions[0]?.activeFeatures).toContain('feature_premiumBadge');
    for (const days of [4, 6, 8]) await payments.daysOn(days);
    await becomes(vendor, undefined);
    const sent = await eventually(
      () => subjects(vendor),
      ({ length }) => length >= 2,
    );
    expect(sent.toSorted()).toEqual(['We couldn’t charge your card for Premium', 'Your Premium plan has ended']);
  });

  it('that is free pauses after 90 days without a card, and keeps its seat [BIL-19]', async () => {
    const vendor = await aVendor(posy);
    await subscribe(vendor, { priceId: 'price_starter_month', paymentMethod: undefined });
    await payments.daysOn(89);
    expect((await dataOf(vendor)).subscriptions[0]?.status).toBe('trial');
    await payments.daysOn(2);
    expect((await becomes(vendor, 'paused')).subscriptions[0]).toMatchObject({ tier: 'starter', nextPayDate: null });
  });
});

describe('a payment', () => {
  it('that the bank refuses leaves one plan, and another card can be tried', async () => {
    const vendor = await aVendor(posy);
    const { body } = await subscribe(vendor, { paymentMethod: 'pm_card_authenticationRequired' });
    expect(body.clientSecret).toMatch(/^seti_/);
    await site.bankSays('no', body.clientSecret);
    expect((await subscribe(vendor)).body).toMatchObject({ success: true, requiresAction: false });
    const { subscriptions, card } = await dataOf(vendor);
    expect([subscriptions.length, card?.last4]).toEqual([1, '4242']);
  });

  it('with a code of 100 percent costs nothing and starts the plan', async () => {
    const vendor = await aVendor(posy);
    const { body } = await subscribe(vendor, { priceId: 'price_premium_year', couponCode: 'ON-THE-HOUSE' });
    expect(body.success).toBe(true);
    expect(await invoicesOf(vendor)).toEqual([[0, 'paid']]);
  });

  it('needs a price [BIL-10]', async () => {
    const { status, problem } = await subscribe(await aVendor(posy), { priceId: undefined });
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([400, ['priceId']]);
  });
});

it('operators trace a change of a plan from its webhook to the push by one correlation id', async () => {
  const vendor = await aVendor(posy);
  await aWebstore(vendor.vendorId).published(posy);
  await posy.register('operator@posy.example', ['Admin']);
  const token = await posy.signIn('operator@posy.example');
  await subscribe(vendor);
  await payments.daysOn(121);
  await becomes(vendor, 'active');
  const [message] = await posy.sql<{ correlation_id: string }>(
    `select correlation_id from platform.message
     where type = 'billing.vendor-plans-changed' and subject_id = $1 order by occurred_at desc limit 1`,
    [vendor.vendorId],
  );
  const read = async () => {
    const params = { id: message?.correlation_id ?? '' };
    return (await posy.call<CorrelationView>(operationsRoutes.correlation, { params, token })).body;
  };
  const { messages } = await eventually(read, ({ pushes }) =>
    Boolean(pushes?.some(({ action }) => action === 'SubscriptionUpdated')),
  );
  const types = messages.map(({ type }) => type);
  expect(types[0]).toBe('billing.payment-event-received');
  expect(types).toContain('billing.vendor-plans-changed');
});
