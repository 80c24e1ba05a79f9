import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PlanFeature, SubscriptionTier } from '#contracts/billing/subscription-tier.js';
import type { ListingCardView, WebstoreSearchView } from '#contracts/directory/directory.views.js';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import type { PublicWebstoreView } from '#contracts/webstore/webstore.views.js';
import { AssignSeat } from '#src/billing/commands/assign-seat.js';
import { ReleaseSeat } from '#src/billing/commands/release-seat.js';
import { StartSubscription } from '#src/billing/commands/start-subscription.js';
import { aVendor, type TestVendor } from '../../support/posy/a-vendor.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { eventually } from '../../support/posy/eventually.js';
import { Posy } from '../../support/posy/posy.js';

let posy: Posy;
let vendor: TestVendor;

beforeAll(async () => {
  posy = await Posy.start();
  vendor = await aVendor(posy);
});
afterAll(() => posy.stop());

async function aSubscription(tier: SubscriptionTier, ...extraFeatures: PlanFeature[]): Promise<string> {
  const id = randomUUIDv7();
  const subscription = { id, vendorId: vendor.vendorId, tier, quantity: 3, extraFeatures };
  await posy.execute(new StartSubscription(subscription));
  return id;
}

async function cardOf(id: string, name: string): Promise<ListingCardView | undefined> {
  const { body } = await posy.call<WebstoreSearchView>(directoryRoutes.webstoreSearch, { query: { name } });
  return body.results.find((card) => card.id === id);
}
const cardWith = (id: string, name: string, placement: ListingCardView['placement'], features: number) =>
  eventually(
    () => cardOf(id, name),
    (card) => card?.placement === placement && card.features.length === features,
  );
const pageOf = async (id: string) =>
  (await posy.call<PublicWebstoreView>(webstoreRoutes.webstoreById, { params: { id } })).body;
const openDeliveries = () => posy.sql(`select id from platform.delivery where done_at is null`);
const allDelivered = () => eventually(openDeliveries, (open) => open.length === 0);

const premiumFeatures = [
  'feature_packages',
  'feature_faqs',
  'feature_awards',
  'feature_reviews',
  'feature_premiumBadge',
  'feature_premiumPlacement',
];

describe('a seat', () => {
  it('shows on the page and on the card in search, and goes from both when it is released [OP-51, DIR-29]', async () => {
    const name = 'Saltmarsh Films';
    const id = await aWebstore(vendor.vendorId).called(name).published(posy);
    await cardWith(id, name, null, 0);
    expect(await pageOf(id)).toMatchObject({ subscriptionTier: 'starter', activeFeatures: [] });

    await posy.execute(new AssignSeat(id, await aSubscription('premium')));
    expect((await cardWith(id, name, 'premium', 6))?.features).toEqual(premiumFeatures);
    expect(await pageOf(id)).toMatchObject({ subscriptionTier: 'premium', activeFeatures: premiumFeatures });

    await posy.execute(new ReleaseSeat(id));
    await cardWith(id, name, null, 0);
    expect(await pageOf(id)).toMatchObject({ subscriptionTier: 'starter', activeFeatures: [] });
  });

  it('of another subscription replaces the first, with what is sold beside the plan [DIR-29]', async () => {
    const name = 'Quarterlight Quartet';
    const id = await aWebstore(vendor.vendorId).called(name).published(posy);
    await posy.execute(new AssignSeat(id, await aSubscription('essential')));
    await cardWith(id, name, null, 4);
    const vip = await aSubscription('starter', 'feature_vipPlacement');
    await posy.execute(new AssignSeat(id, vip));
    expect((await cardWith(id, name, 'vip', 1))?.features).toEqual(['feature_vipPlacement']);
    expect((await pageOf(id)).subscriptionTier).toBe('starter');
  });

  it('of a webstore that is not on the site is there when it is published', async () => {
    const name = 'Hollyhock Tents';
    const id = await aWebstore(vendor.vendorId).called(name).unpublished(posy);
    await posy.execute(new AssignSeat(id, await aSubscription('premium')));
    await allDelivered();
    await posy.call(webstoreRoutes.publish, { params: { id }, token: vendor.token });
    await cardWith(id, name, 'premium', 6);
  });

  it('changes neither draft nor version of the webstore, and no publish status', async () => {
    const id = await aWebstore(vendor.vendorId).published(posy);
    const read = () => posy.sql(`select version, draft, published_version from webstore.webstore where id = $1`, [id]);
    const before = await read();
    await posy.execute(new AssignSeat(id, await aSubscription('essential')));
    await allDelivered();
    expect(await read()).toEqual(before);
  });
});

describe('a command of billing', () => {
  const seatFacts = (id: string) =>
    posy.sql<{ type: string; payload: { version: number; tier: string } }>(
      `select type, payload from platform.message where subject_id = $1 and type like 'billing.%' order by id`,
      [id],
    );

  it('counts what it says about a webstore', async () => {
    const id = await aWebstore(vendor.vendorId).published(posy);
    const subscription = await aSubscription('premium');
    await posy.execute(new AssignSeat(id, subscription));
    await posy.execute(new ReleaseSeat(id));
    await posy.execute(new AssignSeat(id, subscription));
    expect((await seatFacts(id)).map(({ type, payload }) => [type, payload.version, payload.tier])).toEqual([
      ['billing.seat-assigned', 1, 'premium'],
      ['billing.seat-released', 2, 'starter'],
      ['billing.seat-assigned', 3, 'premium'],
    ]);
  });

  it('that is given twice says nothing the second time', async () => {
    const id = await aWebstore(vendor.vendorId).published(posy);
    const subscription = await aSubscription('essential');
    await posy.execute(new AssignSeat(id, subscription));
    await posy.execute(new AssignSeat(id, subscription));
    expect(await seatFacts(id)).toHaveLength(1);
    await posy.execute(new ReleaseSeat(id));
    await posy.execute(new ReleaseSeat(id));
    await posy.execute(new ReleaseSeat(randomUUIDv7()));
    expect(await seatFacts(id)).toHaveLength(2);
  });

  it('starts a subscription once', async () => {
    const id = await aSubscription('premium');
    const again = { id, vendorId: vendor.vendorId, tier: 'starter' as const, quantity: 1, extraFeatures: [] };
    await posy.execute(new StartSubscription(again));
    expect(await posy.sql(`select tier, quantity from billing.subscription where id = $1`, [id])).toEqual([
      { tier: 'premium', quantity: 3 },
    ]);
  });

  it('for a subscription that does not exist changes nothing', async () => {
    const id = await aWebstore(vendor.vendorId).published(posy);
    await expect(posy.execute(new AssignSeat(id, randomUUIDv7()))).rejects.toThrow('Subscription not found.');
    expect(await posy.sql(`select * from billing.seat where webstore_id = $1`, [id])).toEqual([]);
    expect(await seatFacts(id)).toEqual([]);
  });

  it('given several times at once leaves one seat and every number once', async () => {
    const id = await aWebstore(vendor.vendorId).published(posy);
    const [first, ...others] = await Promise.all(
      ['essential', 'premium', 'essential'].map((tier) => aSubscription(tier as SubscriptionTier)),
    );
    await posy.execute(new AssignSeat(id, first!));
    const outcomes = await Promise.allSettled(others.map((other) => posy.execute(new AssignSeat(id, other))));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect((await seatFacts(id)).map(({ payload }) => payload.version)).toEqual([1, 2, 3]);
  });
});

describe('a delivery that comes again', () => {
  it('late and after a newer one changes nothing any more', async () => {
    const name = 'Copperleaf Catering';
    const id = await aWebstore(vendor.vendorId).called(name).published(posy);
    await posy.execute(new AssignSeat(id, await aSubscription('premium')));
    await posy.execute(new ReleaseSeat(id));
    await allDelivered();
    await cardWith(id, name, null, 0);
    const changes = () =>
      posy.sql(
        `select id from platform.message where type = 'webstore.webstore-entitlement-changed' and subject_id = $1`,
        [id],
      );
    const before = await changes();
    await posy.sql(
      `update platform.delivery set done_at = null, enqueued_at = null, round = round + 1
       from platform.message where message.id = message_id and subject_id = $1 and type like 'billing.%'`,
      [id],
    );
    await allDelivered();
    expect(await changes()).toEqual(before);
    expect(await posy.sql(`select tier, version from webstore.entitlement where webstore_id = $1`, [id])).toEqual([
      { tier: 'starter', version: 2 },
    ]);
    expect((await cardOf(id, name))?.placement).toBeNull();
  });
});
