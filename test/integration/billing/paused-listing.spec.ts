import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import type { WebstoreSearchView } from '#contracts/directory/directory.views.js';
import { dataRightsRoutes } from '#contracts/identity/data-rights.routes.js';
import { operationsRoutes } from '#contracts/operations/operations.routes.js';
import type { CorrelationView } from '#contracts/operations/operations.views.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { WithholdPagesWhenVendorPlanStateChanged } from '#src/webstore/reactions/withhold-pages-when-vendor-plan-state-changed.js';
import { aVendor, type TestVendor } from '../../support/posy/a-vendor.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { BillingSite } from '../../support/posy/billing-site.js';
import { eventually } from '../../support/posy/eventually.js';
import { mailsTo } from '../../support/posy/mails.js';
import type { TestPayments } from '../../support/posy/payments.js';
import { password, type Posy } from '../../support/posy/posy.js';
import { webstoreCalls } from '../webstore/webstore-calls.js';

let site: BillingSite;
let posy: Posy;
let payments: TestPayments;

beforeAll(async () => {
  site = await BillingSite.open({ workers: ['relay', 'reactions', 'mail', 'reindex'] });
  ({ posy, payments } = site);
});
afterAll(() => site.close());

let made = 0;
interface Listed {
  vendor: TestVendor;
  id: string;
  name: string;
}

/** A vendor with a published page and a Starter without a card. */
async function onStarter(): Promise<Listed> {
  const vendor = await aVendor(posy);
  const name = `Pausing Pictures ${(made += 1)}`;
  const id = await aWebstore(vendor.vendorId).called(name).published(posy);
  await site.subscribe(vendor, { priceId: 'price_starter_month', paymentMethod: undefined });
  return { vendor, id, name };
}

/** The same, after the free days. */
async function onPausedStarter(): Promise<Listed> {
  const listed = await onStarter();
  await payments.daysOn(91);
  await site.becomes(listed.vendor, 'paused');
  await isShown(listed, false);
  return listed;
}

const starter = { priceId: 'price_starter_month' };
const page = ({ id }: Listed) => webstoreCalls(posy).read(id);
const isShown = (listed: Listed, shown: boolean) =>
  eventually(
    () => page(listed),
    ({ status }) => status === (shown ? 200 : 404),
  );
const found = async ({ id, name }: Listed) => {
  const { body } = await posy.call<WebstoreSearchView>(directoryRoutes.webstoreSearch, { query: { name } });
  return body.results.some((card) => card.id === id);
};
const isFound = (listed: Listed, expected: boolean) =>
  eventually(
    () => found(listed),
    (is) => is === expected,
  );
const planState = async ({ vendor }: Listed) => {
  const [row] = await posy.sql<{ state: string; version: number }>(
    `select state, version from webstore.vendor_plan where vendor_id = $1`,
    [vendor.vendorId],
  );
  return row;
};

/** Deliveries that have been enqueued: reminders wait for their day. */
const startedDeliveries = () =>
  posy.sql('select id from platform.delivery where enqueued_at is not null and done_at is null and failed_at is null');

describe('the page of a vendor whose free days with Starter end without a card', () => {
  it('leaves the site and the search, and the vendor keeps everything [BIL-19]', async () => {
    const listed = await onStarter();
    await isFound(listed, true);
    await payments.daysOn(91);
    await isShown(listed, false);
    await isFound(listed, false);
    const draft = await webstoreCalls(posy, listed.vendor.token).draft(listed.id);
    expect(draft).toMatchObject({ kind: 'draft', name: listed.name, hasBeenPublished: true });
    expect((await site.dataOf(listed.vendor)).isListingPaused).toBe(true);
  });

  it('cannot be published again, while its draft can be changed', async () => {
    const { vendor, id } = await onPausedStarter();
    const calls = webstoreCalls(posy, vendor.token);
    expect((await calls.save(id, { name: 'Written meanwhile' })).status).toBe(200);
    expect(await calls.publish(id)).toMatchObject({ status: 409, problem: { error: 'listing-is-paused' } });
    expect((await page({ vendor, id, name: '' })).status).toBe(404);
  });

  it('comes back as it was, with a card, which is charged at once [BIL-19]', async () => {
    const listed = await onPausedStarter();
    await webstoreCalls(posy, listed.vendor.token).save(listed.id, { name: 'Only in the draft' });
    const { body } = await site.subscribe(listed.vendor, starter);
    expect(body).toMatchObject({ success: true, requiresAction: false });
    expect((await isShown(listed, true)).body.name).toBe(listed.name);
    await isFound(listed, true);
    const { subscriptions, card, isListingPaused } = await site.dataOf(listed.vendor);
    expect([subscriptions.length, subscriptions[0]?.status, card?.last4]).toEqual([1, 'active', '4242']);
    expect(isListingPaused).toBe(false);
    expect((await site.invoicesOf(listed.vendor))[0]).toEqual([1.99, 'paid']);
  });

  it('comes back with a paid plan as well', async () => {
    const listed = await onPausedStarter();
    await site.subscribe(listed.vendor);
    await isShown(listed, true);
    expect((await site.dataOf(listed.vendor)).subscriptions.map(({ tier }) => tier)).toEqual(['premium']);
  });

  it('stays off the site when the card is missing, declined, or the code no longer counts', async () => {
    const listed = await onPausedStarter();
    const without = await site.subscribe(listed.vendor, { ...starter, paymentMethod: undefined });
    expect([without.status, without.problem.fields]).toEqual([400, { paymentMethod: ['is-required'] }]);
    const declined = await site.subscribe(listed.vendor, { ...starter, paymentMethod: 'pm_card_chargeDeclined' });
    expect([declined.body.success, declined.body.data.error]).toEqual([false, 'Your card was declined.']);
    const coded = await site.subscribe(listed.vendor, { ...starter, couponCode: 'ON-THE-HOUSE' });
    expect(coded.problem.error).toBe('promo-code-not-valid');
    expect(await site.dataOf(listed.vendor)).toMatchObject({
      isListingPaused: true,
      subscriptions: [{ status: 'paused' }],
    });
    expect((await page(listed)).status).toBe(404);
  });

  it('stays off the site when its vendor has taken it down meanwhile', async () => {
    const listed = await onPausedStarter();
    await webstoreCalls(posy, listed.vendor.token).unpublish(listed.id);
    await site.subscribe(listed.vendor, starter);
    await eventually(
      () => planState(listed),
      (row) => row?.state === 'listed',
    );
    expect((await page(listed)).status).toBe(404);
    expect((await webstoreCalls(posy, listed.vendor.token).publish(listed.id)).status).toBe(200);
  });

  it('stays off the site as long as the account is closed, too', async () => {
    const listed = await onPausedStarter();
    const person = { params: { id: listed.vendor.userId } };
    await posy.call(dataRightsRoutes.closeAccount, { ...person, token: listed.vendor.token, body: { password } });
    const vendor = { ...listed.vendor, token: await posy.signIn(listed.vendor.email) };
    const reasons = async () => {
      const [row] = await posy.sql<{ withheld_for: string[] }>(
        `select withheld_for from webstore.webstore where id = $1`,
        [listed.id],
      );
      return row?.withheld_for.toSorted();
    };
    await eventually(reasons, (all) => all?.length === 2);
    await posy.call(dataRightsRoutes.keepAccount, { ...person, token: vendor.token });
    await eventually(reasons, (all) => all?.length === 1);
    expect([await reasons(), (await page(listed)).status]).toEqual([['plan-paused'], 404]);
    await site.subscribe(vendor, starter);
    await isShown(listed, true);
  });

  it('is not hidden again by a message that comes late', async () => {
    const listed = await onPausedStarter();
    await site.subscribe(listed.vendor, starter);
    await isShown(listed, true);
    const late = { vendorId: listed.vendor.vendorId, state: 'paused', version: 1 };
    await posy.get(UnitOfWork).run((em) => posy.get(WithholdPagesWhenVendorPlanStateChanged).react(late, em));
    expect([(await page(listed)).status, await planState(listed)]).toEqual([200, { state: 'listed', version: 2 }]);
  });

  it('is paused once, with one mail, also when no webhook tells and a reconciliation finds it', async () => {
    const listed = await onStarter();
    await payments.webhooks({ held: true });
    // A reaction to an earlier webhook that runs later asks for the state after the 91 days.
    await eventually(startedDeliveries, (open) => open.length === 0);
    await payments.daysOn(91);
    await payments.webhooks({ held: false, dropped: true });
    expect((await page(listed)).status).toBe(200);
    await site.reconcile();
    await isShown(listed, false);
    await site.reconcile();
    const subjects = async () => (await mailsTo(listed.vendor.email)).map(({ subject }) => subject);
    const paused = 'Your page is off the site until you add a card';
    await eventually(subjects, (all) => all.includes(paused));
    expect((await subjects()).filter((subject) => subject === paused)).toHaveLength(1);
    expect(await planState(listed)).toEqual({ state: 'paused', version: 1 });
  });

  it('can be traced by operators from the webhook to the hidden page and the push', async () => {
    const listed = await onPausedStarter();
    await posy.register('operator@posy.example', ['Admin']);
    const token = await posy.signIn('operator@posy.example');
    const [message] = await posy.sql<{ correlation_id: string }>(
      `select correlation_id from platform.message where type = 'billing.vendor-plan-state-changed' and subject_id = $1`,
      [listed.vendor.vendorId],
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
    expect(types).toEqual(
      expect.arrayContaining(['billing.vendor-plan-state-changed', 'webstore.webstore-unpublished']),
    );
  });
});
