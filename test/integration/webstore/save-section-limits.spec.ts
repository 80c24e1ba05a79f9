import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { Posy } from '../../support/posy/posy.js';
import { peopleOf, type People } from './people.js';
import { stored, webstoreCalls } from './webstore-calls.js';

let posy: Posy;
let people: People;
let vendor: ReturnType<typeof webstoreCalls>;
let id: string;
let partnerId: string;

const aPackage = (more: object = {}) => ({
  ...{ id: randomUUID(), name: 'The long day', price: 2_400.5, description: 'Ten hours.', imageId: null },
  ...{ inclusions: ['Fifty prints'], ...more },
});
const aFaq = (more: object = {}) => ({ id: randomUUID(), question: 'Do you travel?', answer: 'Yes.', ...more });
const anAward = (more: object = {}) => ({ id: randomUUID(), name: 'Best light', link: '', imageId: null, ...more });
const aPartner = (more: object = {}) => ({ partnerId, description: 'They know every barn.', ...more });
const anAddress = (more: object = {}) => ({
  ...{ id: randomUUID(), addressType: 'business', street1: '18 Pecan Alley', street2: '', city: 'Austin' },
  ...{ state: 'TX', zipCode: '78702', travelRadius: null, latitude: 30.26, longitude: -97.72, ...more },
});

beforeAll(async () => {
  posy = await Posy.start({ workers: [] });
  people = await peopleOf(posy);
  vendor = webstoreCalls(posy, people.vendor.token);
  partnerId = await aWebstore(people.vendor.vendorId).published(posy);
  id = await aWebstore(people.vendor.vendorId).withFeatures('feature_premiumBadge').unpublished(posy);
});
afterAll(() => posy.stop());

interface TextField {
  /** The field as a refusal names it, and the largest number of characters. */
  field: string;
  most: number;
  /** A save with this text in the field. */
  save: (text: string) => Record<string, unknown>;
  /** Whether the text must have more in it than spaces. */
  isRequired?: boolean;
}

const texts: TextField[] = [
  { field: 'name', most: 120, save: (name) => ({ name }), isRequired: true },
  { field: 'businessDescription', most: 1_500, save: (businessDescription) => ({ businessDescription }) },
  { field: 'serviceArea', most: 120, save: (serviceArea) => ({ serviceArea }), isRequired: true },
  ...['street1', 'city'].map((part) => ({
    field: `addresses.0.${part}`,
    most: 120,
    save: (text: string) => ({ addresses: [anAddress({ [part]: text })] }),
  })),
  {
    field: 'packages.0.name',
    most: 120,
    save: (name) => ({ packages: [aPackage({ name })] }),
    isRequired: true,
  },
  {
    field: 'packages.0.description',
    most: 240,
    save: (description) => ({ packages: [aPackage({ description })] }),
    isRequired: true,
  },
  {
    field: 'packages.0.inclusions',
    most: 120,
    save: (line) => ({ packages: [aPackage({ inclusions: [line] })] }),
    isRequired: true,
  },
  { field: 'faqs.0.question', most: 240, save: (question) => ({ faqs: [aFaq({ question })] }), isRequired: true },
  { field: 'faqs.0.answer', most: 240, save: (answer) => ({ faqs: [aFaq({ answer })] }), isRequired: true },
  { field: 'awards.0.name', most: 120, save: (name) => ({ awards: [anAward({ name })] }), isRequired: true },
  { field: 'awards.0.link', most: 240, save: (link) => ({ awards: [anAward({ link })] }) },
  {
    field: 'partners.0.description',
    most: 240,
    save: (description) => ({ partners: [aPartner({ description })] }),
    isRequired: true,
  },
];
const required = texts.filter(({ isRequired }) => isRequired);

/** Expects a refusal at a field, with nothing changed. */
async function expectRefused(changes: Record<string, unknown>, field: string): Promise<void> {
  const before = await stored(posy);
  const { status, problem } = await vendor.save(id, changes);
  expect([status, problem.error, Object.keys(problem.fields ?? {})]).toEqual([400, 'invalid-input', [field]]);
  expect(await stored(posy)).toEqual(before);
}

describe('a text of a section', () => {
  it.each(texts)('$field is accepted at its limit of $most, and refused one over', async ({ field, most, save }) => {
    expect((await vendor.save(id, save('x'.repeat(most)))).status).toBe(200);
    await expectRefused(save('x'.repeat(most + 1)), field);
  });

  it.each(texts)('$field is accepted with emoji and right-to-left letters, and returned as it is', async ({ save }) => {
    const changes = save('حفل زفاف 💐🏽 חתונה');
    const { status, body } = await vendor.save(id, changes);
    expect(status).toBe(200);
    expect(body).toMatchObject(changes);
  });

  it.each(texts)('$field is refused with control characters', async ({ field, save }) => {
    await expectRefused(save('a\u0007b'), field);
    await expectRefused(save('a\u0000'), field);
  });

  it.each(required)('$field is refused with nothing but spaces', ({ field, save }) =>
    expectRefused(save('   '), field),
  );
});

describe('a list of a section', () => {
  const lists: [string, (more?: object) => object, object][] = [
    ['packages', aPackage, { id: randomUUID() }],
    ['faqs', aFaq, { id: randomUUID() }],
    ['awards', anAward, { id: randomUUID() }],
    ['partners', aPartner, {}],
    ['addresses', anAddress, { id: randomUUID() }],
  ];
  it.each(lists)('of %s is refused with two items of one id', async (section, item, same) => {
    await expectRefused({ [section]: [item(same), item(same)] }, section);
  });

  it.each(lists)('of %s is refused with 200 items', async (section, item) => {
    const all = Array.from({ length: 200 }, () => item(section === 'partners' ? { partnerId: randomUUID() } : {}));
    await expectRefused({ [section]: all }, section);
  });

  it('of FAQs is refused without an answer, at the item', () =>
    expectRefused({ faqs: [aFaq(), { id: randomUUID(), question: 'Do you travel?' }] }, 'faqs.1.answer'));

  it.each([
    ['packages', aPackage],
    ['awards', anAward],
  ])('of %s is refused with a picture of another webstore', async (section, item) => {
    const other = await aWebstore(people.vendor.vendorId).published(posy);
    const imageId = (await vendor.draft(other)).images[0]!.id;
    await expectRefused({ [section]: [item({ imageId })] }, `${section}.0.imageId`);
  });
});

describe('a stale version', () => {
  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['about', { name: 'In one tab' }, { name: 'In the other' }],
    ['amenities', { services: [] }, { styles: [] }],
    ['reviews', { googlePlaceId: null }, { googlePlaceId: null }],
    ['packages', { packages: [aPackage()] }, { packages: [] }],
    ['faqs', { faqs: [aFaq()] }, { faqs: [] }],
    ['partners', {}, { partners: [] }],
    ['awards', { awards: [anAward()] }, { awards: [] }],
  ])('of %s is a conflict, and what was saved first stays', async (section, first, second) => {
    const webstore = await aWebstore(people.vendor.vendorId)
      .withFeatures('feature_premiumBadge')
      .with({ googlePlaceId: 'ChIJ-wildrye' })
      .unpublished(posy);
    const { version } = await vendor.draft(webstore);
    const changes = section === 'partners' ? { partners: [aPartner()] } : first;
    expect((await vendor.saveFrom(webstore, version, changes)).status).toBe(200);
    const before = await stored(posy);
    expect(await vendor.saveFrom(webstore, version, second)).toMatchObject({
      status: 409,
      problem: { error: 'stale-version', params: { section } },
    });
    expect(await stored(posy)).toEqual(before);
  });
});

describe('the fields of a draft', () => {
  it('include the optional sections, each with id, name and whether it is enabled [WS-19]', async () => {
    const { optionalSections } = await vendor.draft(id);
    const ids = optionalSections.map((section) => section.id);
    expect(ids).toEqual(['store', 'reviews', 'packages', 'faqs', 'partners', 'awards']);
    for (const section of optionalSections) {
      expect(section).toEqual({ id: section.id, name: expect.stringMatching(/^[A-Z]/), enabled: expect.any(Boolean) });
    }
  });

  it('include the active features, of five [WS-20]', async () => {
    const four = ['feature_packages', 'feature_faqs', 'feature_awards', 'feature_reviews'] as const;
    const webstore = await aWebstore(people.vendor.vendorId)
      .withFeatures(...four, 'feature_premiumBadge')
      .unpublished(posy);
    expect((await vendor.draft(webstore)).activeFeatures).toEqual([...four, 'feature_premiumBadge']);
  });

  it('include packages and awards as they are stored, and their order is that of the page [WS-10, WS-11]', async () => {
    const webstore = await aWebstore(people.vendor.vendorId).withFeatures('feature_premiumBadge').published(posy);
    const { url, images } = await vendor.draft(webstore);
    const imageId = images[0]!.id;
    const packages = [aPackage({ imageId }), aPackage({ name: 'The afternoon' })];
    const awards = [anAward({ imageId, link: 'awards.example' }), anAward({ name: 'Best porch' })];
    const { body } = await vendor.save(webstore, { packages, awards });
    expect([body.packages, body.awards]).toEqual([packages, awards]);
    for (const flag of ['open', 'added', 'ordinal']) {
      await expectRefused({ awards: [anAward({ [flag]: true })] }, `awards.0.${flag}`);
    }
    await expectRefused({ awards: [anAward({ name: '' })] }, 'awards.0.name');
    await vendor.publish(webstore);
    const page = (await vendor.readPage(url!)).body;
    const [first, second] = packages;
    expect(page.packages).toMatchObject([
      { id: first!.id, ordinal: 0, name: 'The long day', price: 2_400.5, description: 'Ten hours.' },
      { id: second!.id, ordinal: 1, name: 'The afternoon', inclusions: ['Fifty prints'], image: null },
    ]);
    expect(page.awards).toMatchObject([
      { id: awards[0]!.id, ordinal: 0, name: 'Best light', link: 'awards.example' },
      { id: awards[1]!.id, ordinal: 1, name: 'Best porch', link: '', image: null },
    ]);
  });

  it('include partners on every plan, and a page shows them as soon as there are some [WS-42]', async () => {
    const webstore = await aWebstore(people.vendor.vendorId).published(posy);
    const { url, activeFeatures } = await vendor.draft(webstore);
    expect(activeFeatures).toEqual([]);
    expect((await vendor.readPage(url!)).body.partners).toEqual([]);
    await vendor.save(webstore, { partners: [aPartner()] });
    await vendor.publish(webstore);
    expect((await vendor.readPage(url!)).body.partners).toMatchObject([{ partnerId, ordinal: 0 }]);
  });
});
