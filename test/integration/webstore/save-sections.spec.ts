import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FaqOptionView } from '#contracts/webstore/faq-option.view.js';
import { webstoreRoutes as routes } from '#contracts/webstore/webstore.routes.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { activeCategories } from '#src/webstore/catalogue/catalogue.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { Posy } from '../../support/posy/posy.js';
import { peopleOf, type People } from './people.js';
import { stored, webstoreCalls } from './webstore-calls.js';

let posy: Posy;
let people: People;
let vendor: ReturnType<typeof webstoreCalls>;
let id: string;

const allFeatures = ['feature_packages', 'feature_faqs', 'feature_awards', 'feature_reviews'] as const;
const aPackage = (more: object = {}) => ({
  id: randomUUID(),
  name: 'The long day',
  price: 2_400.5,
  description: 'Ten hours, two photographers.',
  inclusions: ['A gallery online', 'Fifty prints'],
  imageId: null,
  ...more,
});
const aFaq = (more: object = {}) => ({ id: randomUUID(), question: 'Do you travel?', answer: 'Yes.', ...more });
const anAward = (more: object = {}) => ({
  id: randomUUID(),
  name: 'Best light 2026',
  link: '',
  imageId: null,
  ...more,
});
const enabledOf = ({ optionalSections }: WebstoreDraftView) =>
  optionalSections.filter(({ enabled }) => enabled).map((section) => section.id);

beforeAll(async () => {
  posy = await Posy.start({ workers: [] });
  people = await peopleOf(posy);
  vendor = webstoreCalls(posy, people.vendor.token);
});
beforeEach(async () => {
  id = await aWebstore(people.vendor.vendorId)
    .withFeatures(...allFeatures)
    .unpublished(posy);
});
afterAll(() => posy.stop());

describe('a save of packages, FAQs, awards and partners', () => {
  it('keeps the items in their order, and shows a section with its first items [WS-43, WS-32]', async () => {
    const partnerId = await aWebstore(people.vendor.vendorId).published(posy);
    const changes = {
      packages: [aPackage(), aPackage({ name: 'The afternoon', price: 900 })],
      faqs: [aFaq({ question: 'When do we pay?' }), aFaq()],
      awards: [anAward({ link: 'lightawards.example/2026' })],
      partners: [{ partnerId, description: 'They know every barn.' }],
    };
    expect(enabledOf((await vendor.save(id, {})).body)).toEqual([]);
    const { body } = await vendor.save(id, changes);
    expect(body).toMatchObject(changes);
    expect(enabledOf(body)).toEqual(['packages', 'faqs', 'partners', 'awards']);
    const optionalSections = [{ id: 'faqs', name: 'FAQs', enabled: false }];
    expect(enabledOf((await vendor.save(id, { optionalSections })).body)).toEqual(['packages', 'partners', 'awards']);
    expect(enabledOf((await vendor.save(id, { faqs: [aFaq()] })).body)).toEqual(['packages', 'partners', 'awards']);
  });

  it.each([
    ['packages', aPackage({ name: ' ' }), 'name', 'not-blank'],
    ['packages', aPackage({ price: 0 }), 'price', 'min'],
    ['packages', aPackage({ price: 0.001 }), 'price', 'is-number'],
    ['packages', aPackage({ price: 1e-7 }), 'price', 'is-number'],
    ['packages', aPackage({ price: 1e9 }), 'price', 'max'],
    ['packages', aPackage({ price: 'abc' }), 'price', 'is-number'],
    ['packages', aPackage({ description: 'x'.repeat(241) }), 'description', 'is-length'],
    ['packages', aPackage({ inclusions: [] }), 'inclusions', 'array-min-size'],
    ['faqs', aFaq({ question: '' }), 'question', 'not-blank'],
    ['faqs', aFaq({ answer: '\n' }), 'answer', 'not-blank'],
    ['faqs', aFaq({ answer: 'x'.repeat(241) }), 'answer', 'is-length'],
    ['awards', anAward({ name: '' }), 'name', 'not-blank'],
    ['awards', anAward({ name: 'A \u0007 bell' }), 'name', 'plain-text'],
    ['partners', { partnerId: randomUUID(), description: '' }, 'description', 'not-blank'],
  ])('is refused if an item of %s is %j, naming item and field', async (section, item, field, code) => {
    const answer = await vendor.save(id, { [section]: [item] });
    expect(answer.status).toBe(400);
    const { fields } = answer.body as unknown as { fields: Record<string, string[]> };
    expect(fields[`${section}.0.${field}`]).toContain(code);
  });

  it('accepts texts of the maximum size', async () => {
    const changes = {
      packages: [aPackage({ name: 'n'.repeat(120), description: 'd'.repeat(240), price: 0.01 })],
      faqs: [aFaq({ question: '💐'.repeat(120), answer: 'א'.repeat(240) })],
      awards: [anAward({ name: 'n'.repeat(120), link: 'l'.repeat(240) })],
    };
    expect((await vendor.save(id, changes)).body).toMatchObject(changes);
  });

  it('is refused with more than 25 items, or with duplicate ids', async () => {
    const twice = aFaq();
    for (const faqs of [Array.from({ length: 26 }, () => aFaq()), [twice, twice]]) {
      expect(await vendor.save(id, { faqs })).toMatchObject({ status: 400, body: { error: 'invalid-input' } });
    }
  });

  it('accepts pictures of the webstore only', async () => {
    const own = (await vendor.draft(id)).images[0]!.id;
    const other = await aWebstore(people.vendor.vendorId).published(posy);
    const foreign = (await vendor.draft(other)).images[0]!.id;
    expect((await vendor.save(id, { awards: [anAward({ imageId: own })] })).status).toBe(200);
    expect(await vendor.save(id, { packages: [aPackage(), aPackage({ imageId: foreign })] })).toMatchObject({
      status: 400,
      body: { fields: { 'packages.1.imageId': ['unknown-image'] } },
    });
  });

  it('accepts partners that are on the site, never itself, and keeps one that left', async () => {
    const partner = await aWebstore(people.vendor.vendorId).published(posy);
    const offline = await aWebstore(people.vendor.vendorId).unpublished(posy);
    const named = (partnerId: string) => ({ partnerId, description: 'Friends.' });
    expect(await vendor.save(id, { partners: [named(partner), named(offline), named(id)] })).toMatchObject({
      status: 400,
      body: { fields: { 'partners.1.partnerId': ['unknown-partner'], 'partners.2.partnerId': ['own-webstore'] } },
    });
    await vendor.save(id, { partners: [named(partner)] });
    await vendor.unpublish(partner);
    const kept = [{ ...named(partner), description: 'Still friends.' }];
    expect((await vendor.save(id, { partners: kept })).body.partners).toEqual(kept);
  });

  it('accepts no partner twice, names each item without one, and lets nobody else change them', async () => {
    const partner = await aWebstore(people.vendor.vendorId).published(posy);
    const twice = [partner, partner].map((partnerId) => ({ partnerId, description: 'Friends.' }));
    expect(await vendor.save(id, { partners: twice })).toMatchObject({
      status: 400,
      body: { fields: { partners: ['array-unique'] } },
    });
    const nobody = { partnerId: '', description: 'Friends.' };
    const { problem } = await vendor.save(id, { partners: [nobody, nobody] });
    expect(problem.fields).toEqual({ 'partners.0.partnerId': ['is-uuid'], 'partners.1.partnerId': ['is-uuid'] });
    const { version } = await vendor.draft(id);
    const partners = twice.slice(1);
    expect((await webstoreCalls(posy, people.rival.token).saveFrom(id, version, { partners })).status).toBe(403);
    expect((await webstoreCalls(posy, people.couple.token).saveFrom(id, version, { partners })).status).toBe(403);
    expect((await webstoreCalls(posy).saveFrom(id, version, { partners })).status).toBe(401);
  });

  it('is refused while the plan does not include the section, and changes nothing', async () => {
    const starter = await aWebstore(people.vendor.vendorId).unpublished(posy);
    const before = await stored(posy);
    for (const changes of [{ packages: [aPackage()] }, { faqs: [aFaq()] }, { awards: [anAward()] }]) {
      expect(await vendor.save(starter, changes)).toMatchObject({
        status: 403,
        body: { error: 'section-locked', params: { section: Object.keys(changes)[0] } },
      });
    }
    expect(await stored(posy)).toEqual(before);
  });

  it('is allowed with a premium badge', async () => {
    const premium = await aWebstore(people.vendor.vendorId).withFeatures('feature_premiumBadge').unpublished(posy);
    expect((await vendor.save(premium, { packages: [aPackage()] })).status).toBe(200);
  });
});

describe('two saves from one version', () => {
  it('both succeed in different sections', async () => {
    const { version } = await vendor.draft(id);
    expect((await vendor.saveFrom(id, version, { faqs: [aFaq()] })).status).toBe(200);
    const second = await vendor.saveFrom(id, version, { name: 'From the other tab' });
    expect(second).toMatchObject({ status: 200, body: { name: 'From the other tab', version: version + 2 } });
    expect(second.body.faqs).toHaveLength(1);
  });

  it('conflict in one section, and where the category determines the choices', async () => {
    const first = await vendor.draft(id);
    await vendor.saveFrom(id, first.version, { faqs: [aFaq()] });
    expect(await vendor.saveFrom(id, first.version, { faqs: [] })).toMatchObject({
      status: 409,
      body: { error: 'stale-version', params: { section: 'faqs' } },
    });
    const { version } = await vendor.draft(id);
    await vendor.saveFrom(id, version, { categoryIds: [3], subCategoryIds: { 3: [301] } });
    expect(await vendor.saveFrom(id, version, { services: [] })).toMatchObject({
      status: 409,
      body: { error: 'stale-version', params: { section: 'amenities' } },
    });
  });

  it('are both kept when they change different sections concurrently', async () => {
    const { version } = await vendor.draft(id);
    const answers = await Promise.all([
      vendor.saveFrom(id, version, { faqs: [aFaq()] }),
      vendor.saveFrom(id, version, { name: 'Both of them' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const draft = await vendor.draft(id);
    expect([draft.name, draft.faqs.length]).toEqual(['Both of them', 1]);
  });
});

it('content of an earlier version is read with empty missing fields, and upgraded by the next save', async () => {
  await posy.sql(
    `update webstore.webstore set draft = (draft || $2) - 'optionalSections' - 'contentVersion', section_versions = '{}'
     where id = $1`,
    [id, JSON.stringify({ faqs: [aFaq()] })],
  );
  expect(enabledOf((await vendor.draft(id)) as unknown as WebstoreDraftView)).toEqual(['faqs']);
  await vendor.save(id, { name: 'Written anew' });
  const [row] = await posy.sql<{ draft: { contentVersion: number; name: string } }>(
    `select draft from webstore.webstore where id = $1`,
    [id],
  );
  expect(row?.draft).toMatchObject({ contentVersion: 3, name: 'Written anew' });
});

it('the preset questions of the FAQ editor are for all vendors, about ten for a group of them [OP-49]', async () => {
  const { status, body } = await posy.call<FaqOptionView[]>(routes.vendorFaqOptions);
  expect(status).toBe(200);
  const known = activeCategories().map(({ externalId }) => externalId);
  const general = body.filter(({ categories }) => categories.length === 0).map(({ question }) => question);
  expect(general.length).toBeGreaterThanOrEqual(5);
  for (const topic of [/deposit/, /cancel/, /travel/, /minimum/, /in advance/]) expect(general.join()).toMatch(topic);
  const groups = new Set(body.map(({ categories }) => categories.join()).filter(Boolean));
  expect(groups.size).toBeGreaterThanOrEqual(5);
  for (const group of groups) {
    const number = general.length + body.filter(({ categories }) => categories.join() === group).length;
    expect([group, number >= 9 && number <= 12]).toEqual([group, true]);
  }
  for (const { question, categories } of body) {
    expect(question).toMatch(/^[A-Z].{8,120}\?$/);
    for (const category of categories) expect(known).toContain(category);
  }
  for (const category of known) {
    const own = body.filter(({ categories }) => categories.length === 0 || categories.includes(category));
    expect(new Set(own.map(({ question }) => question)).size).toBe(own.length);
  }
});
