import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import type { WebstoreReviewsView } from '#contracts/webstore/reviews.view.js';
import { webstoreRoutes as routes } from '#contracts/webstore/webstore.routes.js';
import type { PublicWebstoreView } from '#contracts/webstore/webstore.views.js';
import { SeedDemoData } from '#src/demo/seed-demo-data.js';
import { Passwords } from '#src/identity/credentials/passwords.js';
import type { Config } from '#src/platform/config/config.js';
import { stockPictureById } from '#src/webstore/stock-pictures/stock-pictures.js';
import { Posy } from '../../support/posy/posy.js';
import { webstoreCalls } from './webstore-calls.js';

let posy: Posy;
let pages: PublicWebstoreView[];

const listings = 400;
const seeder = () => new SeedDemoData(posy.get(CommandBus), posy.config);
const seed = () => seeder().run(listings);
/** Like several processes that share the work. */
const seedInShares = async () => {
  await seeder().people();
  await Promise.all([0, 1].map((nth) => seeder().webstores(listings, { nth, of: 2 })));
};
const pageAt = async (url: string) => (await webstoreCalls(posy).readPage(url)).body;
const reviewsOf = async (id: string) => (await posy.call<WebstoreReviewsView>(routes.reviews, { params: { id } })).body;

beforeAll(async () => {
  posy = await Posy.start({ workers: [] });
  await seedInShares();
  const urls = await posy.sql<{ url: string }>(`select url from webstore.web_address order by url`);
  expect(urls).toHaveLength(listings);
  pages = [];
  // Far fewer concurrently than the api has connections to the database: a call that waits too long for one is refused.
  for (let at = 0; at < urls.length; at += 4) {
    pages.push(...(await Promise.all(urls.slice(at, at + 4).map(({ url }) => pageAt(url)))));
  }
});
afterAll(() => posy.stop());

it('gives every demo webstore pictures that suit its category, described and captioned', () => {
  for (const page of pages) {
    expect(page.images.length).toBeGreaterThanOrEqual(4);
    expect(page.stockImages).toEqual([]);
    expect(page.heroImage.pictureId).toBe(page.images[0]!.pictureId);
    for (const image of page.images) {
      expect(stockPictureById(image.pictureId)).toMatchObject({ alt: image.alt, caption: image.caption });
      expect([image.width, image.placeholder.startsWith('data:image/webp')]).toEqual([1600, true]);
    }
  }
});

it('fills pages with a plan, and nothing of the plan elsewhere', () => {
  const withPlan = pages.filter((page) => page.subscriptionTier !== 'starter');
  expect(withPlan.length).toBeGreaterThan(20);
  for (const page of withPlan) {
    expect(page.packages.length).toBeGreaterThanOrEqual(2);
    expect(page.faqs.length).toBeGreaterThanOrEqual(4);
    for (const { price, description } of page.packages) {
      expect(price).toBeGreaterThan(0);
      expect(description.length).toBeLessThanOrEqual(240);
    }
    for (const { question, answer } of page.faqs) expect(Math.max(question.length, answer.length)).toBeLessThan(241);
  }
  for (const page of pages.filter((one) => one.subscriptionTier === 'starter')) {
    expect([page.packages, page.faqs, page.awards, page.rating]).toEqual([[], [], [], null]);
  }
});

it('recommends neighbours of other trades', () => {
  const recommending = pages.filter((page) => page.partners.length > 0);
  expect(recommending.length).toBeGreaterThan(40);
  for (const page of recommending) {
    for (const partner of page.partners) {
      expect([partner.city, partner.state]).toEqual([page.addresses[0]!.city, page.addresses[0]!.state]);
      expect(partner.categoryName).not.toBe(page.category.name);
    }
  }
});

it('have as many reviews with stars as the rating says', async () => {
  const rated = pages.filter((page) => page.rating).slice(0, 10);
  expect(rated.length).toBeGreaterThan(5);
  for (const page of rated) {
    const { place } = await reviewsOf(page.id);
    expect(place).toMatchObject({
      rating: page.rating!.stars,
      userRatingsTotal: page.rating!.reviews,
      name: page.name,
    });
    expect(place!.reviews.length).toBeGreaterThan(0);
  }
});

it('shows the demo vendor complete', async () => {
  const page = await pageAt('wildrye-photographs');
  expect(page.packages.map(({ name }) => name)).toEqual(['The long day', 'The afternoon', 'The elopement']);
  expect([page.faqs.length, page.awards.length, page.images.length]).toEqual([8, 3, 10]);
  expect(page.rating).toEqual({ stars: 4.9, reviews: 86 });
  expect((await reviewsOf(page.id)).status).toBe('shown');
});

it('changes nothing when it is seeded again', async () => {
  await seed();
  expect(await pageAt('wildrye-photographs')).toEqual(pages.find((page) => page.url === 'wildrye-photographs'));
  expect(await posy.sql(`select count(*)::int as count from webstore.webstore`)).toEqual([{ count: 400 }]);
});

it('lists what an interrupted run has stored and not listed', async () => {
  const listed = () => posy.sql(`select webstore_id from directory.listing order by webstore_id`);
  const before = await listed();
  const ofOneBatch = `select webstore_id from directory.listing order by webstore_id limit 250`;
  await posy.sql(`delete from directory.listing where webstore_id in (${ofOneBatch})`);
  await seed();
  expect(before).toHaveLength(listings);
  expect(await listed()).toEqual(before);
});

it('has no demo operator on a public installation, and otherwise one with a generated password', async () => {
  const operator = 'operator@posy.example';
  const hashes = () =>
    posy.sql<{ password_hash: string }>(`select password_hash from identity.user where email = $1`, [operator]);
  const people = (settings: Partial<Config>) =>
    new SeedDemoData(posy.get(CommandBus), { ...posy.config, ...settings }).people();
  await posy.sql(`delete from identity.user where email = $1`, [operator]);
  expect(await people({ publicUrl: 'https://posy.example' })).toBeUndefined();
  expect(await hashes()).toEqual([]);
  const made = await people({ demoOperatorPassword: undefined });
  const [kept] = await hashes();
  expect(await posy.get(Passwords).verify(made ?? '', kept?.password_hash ?? null)).toBe(true);
  expect(await people({ demoOperatorPassword: undefined })).toBeUndefined();
  expect(await hashes()).toEqual([kept]);
});
