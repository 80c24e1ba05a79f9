import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { PlanFeature } from '#contracts/billing/subscription-tier.js';
import type { WebstoreReviewsView } from '#contracts/webstore/reviews.view.js';
import type { PublicWebstoreView } from '#contracts/webstore/webstore.views.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { PublishWebstore } from '#src/webstore/commands/publish-webstore.js';
import { RememberRating } from '#src/webstore/commands/remember-rating.js';
import { EraseWebstoresWhenPersonErased } from '#src/webstore/reactions/erase-webstores-when-person-erased.js';
import { RememberEntitlementWhenSeatChanged } from '#src/webstore/reactions/remember-entitlement-when-seat-changed.js';
import { blockedOrAnswered } from '../../support/blocked-or-answered.js';
import { aVendor, type TestVendor } from '../../support/posy/a-vendor.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { Posy } from '../../support/posy/posy.js';

let posy: Posy;
let vendor: TestVendor;

beforeAll(async () => {
  posy = await Posy.start({ workers: [] });
  vendor = await aVendor(posy);
});
afterAll(() => posy.stop());

const tiers = ['starter', 'essential', 'premium'] as const;

const aPageWithSections = () =>
  aWebstore(vendor.vendorId).with({
    packages: [{ id: randomUUIDv7(), name: 'A day', price: 900, description: '', inclusions: [], imageId: null }],
    faqs: [{ id: randomUUIDv7(), question: 'Do you travel?', answer: 'Gladly.' }],
    awards: [{ id: randomUUIDv7(), name: 'Best porch', link: '', imageId: null }],
    googlePlaceId: 'a-place',
  });

/** Billing's message with its decision number `version`. */
const fact = (webstoreId: string, version: number) => ({
  webstoreId,
  version,
  tier: tiers[version % 3]!,
  features: [`feature_${version}`],
});
const hear = (webstoreId: string, version: number) =>
  posy.get(UnitOfWork).run((em) => posy.get(RememberEntitlementWhenSeatChanged).react(fact(webstoreId, version), em));

const entitlementOf = async (webstoreId: string) =>
  (await posy.sql(`select tier, features, version from webstore.entitlement where webstore_id = $1`, [webstoreId]))[0];
const newsAbout = async (webstoreId: string) =>
  (
    await posy.sql<{ version: number }>(
      `select (payload->>'entitlementVersion')::int as version from platform.message
       where subject_id = $1 and type = 'webstore.webstore-entitlement-changed' order by id`,
      [webstoreId],
    )
  ).map(({ version }) => version);

describe("billing's decision about a webstore's seat", () => {
  it('is stored, and announced to the directory', async () => {
    const id = await aWebstore(vendor.vendorId).published(posy);
    await hear(id, 2);
    expect(await entitlementOf(id)).toEqual({ tier: 'premium', features: ['feature_2'], version: 2 });
    expect(await newsAbout(id)).toEqual([2]);
    const { body } = await posy.call<PublicWebstoreView>(webstoreRoutes.webstoreById, { params: { id } });
    expect(body).toMatchObject({ subscriptionTier: 'premium', activeFeatures: ['feature_2'] });
  });

  it('unlocks each section by its own feature, and all of them by the premium badge [WS-40]', async () => {
    const sections: PlanFeature[] = ['feature_packages', 'feature_faqs', 'feature_awards', 'feature_reviews'];
    const shownWith = async (...features: PlanFeature[]) => {
      const id = await aPageWithSections()
        .withFeatures(...features)
        .published(posy);
      await posy.execute(new RememberRating(id, 47, 86));
      const { body } = await posy.call<PublicWebstoreView>(webstoreRoutes.webstoreById, { params: { id } });
      const answer = await posy.call<WebstoreReviewsView>(webstoreRoutes.reviews, { params: { id } });
      const parts = [body.packages, body.faqs, body.awards].map(({ length }) => length === 1);
      expect([body.hasReviews, answer.body.status !== 'not-connected']).toEqual(Array(2).fill(body.rating !== null));
      return sections.filter((_feature, nth) => [...parts, body.hasReviews][nth]);
    };
    expect(await shownWith('feature_premiumBadge')).toEqual(sections);
    expect(await shownWith('feature_vipPlacement')).toEqual([]);
    for (const feature of sections) expect(await shownWith(feature)).toEqual([feature]);
  });

  it('is ignored when it is older than the stored one, or a duplicate', async () => {
    const id = await aWebstore(vendor.vendorId).published(posy);
    for (const version of [3, 1, 3, 2]) await hear(id, version);
    expect(await entitlementOf(id)).toEqual({ tier: 'starter', features: ['feature_3'], version: 3 });
    expect(await newsAbout(id)).toEqual([3]);
  });

  it('may arrive before the webstore exists', async () => {
    const id = randomUUIDv7();
    await hear(id, 1);
    expect(await entitlementOf(id)).toMatchObject({ version: 1 });
    expect(await newsAbout(id)).toEqual([]);
  });

  it('may arrive concurrently with others: the newest stays', async () => {
    const webstores = await Promise.all(Array.from({ length: 12 }, () => aWebstore(vendor.vendorId).published(posy)));
    const ids = [...webstores, randomUUIDv7(), randomUUIDv7()];
    for (const id of ids) {
      await Promise.all([3, 1, 6, 2, 5, 4].map((version) => hear(id, version)));
      expect(await entitlementOf(id)).toEqual({ tier: 'starter', features: ['feature_6'], version: 6 });
    }
    for (const id of webstores) expect((await newsAbout(id)).at(-1)).toBe(6);
  });

  it('during a publish is listed by the publish, or announced', async () => {
    const id = await aWebstore(vendor.vendorId).unpublished(posy);
    const [heard, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const hearing = posy.get(UnitOfWork).run(async (em) => {
      await posy.get(RememberEntitlementWhenSeatChanged).react(fact(id, 1), em);
      heard.resolve();
      await mayCommit.promise;
    });
    await heard.promise;
    const publishing = posy.execute(new PublishWebstore(id));
    const outcome = await blockedOrAnswered(posy, publishing);
    mayCommit.resolve();
    await Promise.all([hearing, publishing]);
    // A listing that is made before the entitlement is stored has to be made again.
    expect(await newsAbout(id)).toEqual(outcome === 'answered' ? [1] : []);
    expect(await entitlementOf(id)).toMatchObject({ version: 1 });
  });

  it('is announced when a publish was about to commit', async () => {
    const id = await aWebstore(vendor.vendorId).unpublished(posy);
    const publisher = new pg.Client({ connectionString: posy.config.databaseUrl });
    await publisher.connect();
    await publisher.query('begin');
    await publisher.query(`update webstore.webstore set published = draft || '{"images": []}' where id = $1`, [id]);
    const hearing = hear(id, 1);
    const outcome = await blockedOrAnswered(posy, hearing);
    await publisher.query('commit');
    await publisher.end();
    await hearing;
    expect(outcome).toBe('blocked');
    expect(await newsAbout(id)).toEqual([1]);
  });

  it('changes nothing once the webstore is erased, with or without an earlier decision', async () => {
    const gone = await aVendor(posy);
    const [told, untold] = [
      await aWebstore(gone.vendorId).published(posy),
      await aWebstore(gone.vendorId).published(posy),
    ];
    await hear(told, 1);
    const erased = { userId: gone.userId, vendorIds: [gone.vendorId] };
    await posy.get(UnitOfWork).run((em) => posy.get(EraseWebstoresWhenPersonErased).react(erased, em));
    for (const id of [told, untold]) {
      await hear(id, 2);
      expect(await entitlementOf(id)).toMatchObject({ tier: 'starter', features: [] });
      expect(await newsAbout(id)).not.toContain(2);
    }
  });
});
