import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { AddressContent } from '#contracts/webstore/webstore-content.js';
import { emptySections, type WebstoreContent } from '#contracts/webstore/sections.js';
import type { ListedWebstore } from '#src/webstore/public/webstore-facade.js';
import { stockPicturesOf } from '#src/webstore/stock-pictures/stock-pictures.js';
import { listingDocument } from './listing-document.js';
import { cellsWithin } from './reach-cells.js';
import { indexDefinition } from './mapping.js';

const address = (changes: Partial<AddressContent> = {}): AddressContent => ({
  id: 'a',
  addressType: 'business',
  street1: '18 Pecan Alley',
  street2: '',
  city: 'Austin',
  state: 'TX',
  zipCode: '78702',
  travelRadius: null,
  latitude: 30.26715,
  longitude: -97.74306,
  ...changes,
});

const content: WebstoreContent = {
  ...emptySections(),
  name: 'Café Été & Sons',
  url: 'cafe-ete',
  businessDescription: 'Quiet pictures.',
  categoryIds: [11, 7],
  subCategoryIds: { 11: [1101] },
  services: [311101],
  styles: [],
  priceTier: 3,
  displayPriceTier: true,
  capacity: null,
  travels: true,
  travelOption: 'locally',
  travelDistance: 100,
  serviceArea: 'Austin, TX',
  onlineStore: false,
  shippingOption: null,
  physicalStore: false,
  locationAddressType: null,
  displayStoreAddress: true,
  addresses: [address()],
  links: {},
  optionalSections: [],
};

const cover = { pictureId: 'p', width: 1600, height: 1200, placeholder: '', alt: 'A porch in the rain' };

const facts = (changes: Partial<WebstoreContent> = {}, more: Partial<ListedWebstore> = {}): ListedWebstore => ({
  id: 'w',
  vendorId: 'v',
  published: { ...content, images: [], ...changes },
  publishedVersion: 4,
  publishedAt: new Date('2026-11-21T23:59:59.999Z'),
  created: new Date('2026-01-01T00:00:00Z'),
  tier: 'starter',
  features: [],
  claimed: true,
  coverImage: cover,
  calendar: { booked: ['2027-10-16'], partly: ['2027-10-17'], free: ['2027-10-19'], until: '2030-12-31' },
  fromPrice: 1_299.5,
  rating: { stars: 4.7, reviews: 86 },
  ...more,
});
const documentOf = (changes: Partial<WebstoreContent> = {}, more: Partial<ListedWebstore> = {}) =>
  listingDocument(facts(changes, more))!;

describe('the document of a listing', () => {
  it('has the fields of a card and those that are searched', () => {
    expect(documentOf()).toEqual({
      id: 'w',
      card: {
        id: 'w',
        name: 'Café Été & Sons',
        url: 'cafe-ete',
        categoryId: 11,
        categoryName: expect.any(String),
        subCategoryNames: [expect.any(String)],
        city: 'Austin',
        state: 'TX',
        coverImage: cover,
        priceTier: 3,
        fromPrice: 1_299,
        capacity: null,
        calendar: { taken: [21_107, -1], free: [21_110] },
        features: [],
        placement: null,
      },
      cardKey: expect.stringMatching(/^[\w-]{16}$/),
      name: 'cafe ete and sons',
      nameKey: 'cafe ete and sons',
      nameJoined: 'cafeeteandsons',
      besideName: ['austin', 'photographer', 'photographers', 'planner', 'planners', 'texas', 'tx'],
      categoryIds: [11, 7],
      subCategoryIds: [1101],
      services: [311101],
      styles: [],
      priceTier: 3,
      priceOrder: 3,
      capacityBand: null,
      unavailableDays: ['2027-10-16'],
      partialDays: ['2027-10-17'],
      freeDays: ['2027-10-19'],
      guests: null,
      fromPrice: 1_299,
      location: { lat: 30.26715, lon: -97.74306 },
      travelRadius: 100,
      center: { lat: 30.26715, lon: -97.74306 },
      reach: 100,
      cells: cellsWithin(100, { latitude: 30.26715, longitude: -97.74306 }),
      travelOption: 'locally',
      shippingOption: null,
      market: 'austin tx',
      national: false,
      features: [],
      facetValues: ['subCategoryIds:1101', 'services:311101', 'priceTiers:3', 'travelOptions:locally', 'fromPrice:4'],
      placement: 0,
      claimed: true,
      completeness: 1,
      rating: 19,
      recencyDay: 20_778,
      standing: 1,
      state: 'TX',
      rank: ((1 * 4 + 1) * 32 + 19) * 65_536 + 20_778,
      createdDay: 20_454,
    });
  });

  it('does not exist for a webstore that is not on the site, without a web address or without a category [DIR-32]', () => {
    expect(listingDocument(facts({}, { published: null }))).toBeNull();
    expect(listingDocument(facts({ url: null }))).toBeNull();
    expect(listingDocument(facts({ categoryIds: [] }))).toBeNull();
    expect(listingDocument(facts({ categoryIds: [999] }))).toBeNull();
  });

  it('names its card by the content of card and location', () => {
    const { cardKey } = documentOf();
    expect(documentOf({ businessDescription: 'Not on a card' }).cardKey).toBe(cardKey);
    expect(documentOf({ name: 'Another' }).cardKey).not.toBe(cardKey);
    expect(documentOf({ displayStoreAddress: false }).cardKey).not.toBe(cardKey);
  });

  it('is local nowhere without a location, and within 50 miles without a travel radius [OP-75]', () => {
    const nowhere = { center: { lat: -90, lon: 0 }, cells: [], reach: 100 };
    expect(documentOf({ addresses: [] })).toMatchObject({ ...nowhere, location: null });
    const { lat, lon } = documentOf().location!;
    const cells = cellsWithin(50, { latitude: lat, longitude: lon });
    expect(documentOf({ travelOption: 'nationally' })).toMatchObject({ travelRadius: null, reach: 50, cells });
  });

  it('leaves a hidden price tier out of the card, the filters, the counts and the order', () => {
    expect(documentOf({ displayPriceTier: false })).toMatchObject({
      card: { priceTier: null },
      priceTier: null,
      priceOrder: null,
      facetValues: expect.not.arrayContaining([expect.stringMatching(/^priceTiers/)]),
    });
  });

  it('has the usual rating of its category where its page shows no rating', () => {
    expect([
      documentOf({}, { rating: null }).rating,
      documentOf({ categoryIds: [4] }, { rating: null }).rating,
    ]).toEqual([19, 17]);
    expect(documentOf({}, { rating: { stars: 3.5, reviews: 60 } }).rating).toBe(14);
  });

  it('has a hidden address only to half a mile [WS-223]', () => {
    const shown = documentOf({ displayStoreAddress: false });
    expect(shown.location).toEqual({ lat: 30.27, lon: -97.74 });
    expect(JSON.stringify(shown)).not.toMatch(/Pecan|78702|pecan/);
    expect(shown.card).toMatchObject({ city: 'Austin', state: 'TX' });
  });

  it('is located at the store, else at the business, else at any address', () => {
    const [store, business, area] = (['store', 'business', 'serviceArea'] as const).map((addressType) =>
      address({ addressType, city: addressType }),
    ) as [AddressContent, AddressContent, AddressContent];
    expect(documentOf({ addresses: [area, business, store] }).card.city).toBe('store');
    expect(documentOf({ addresses: [area, business] }).card.city).toBe('business');
    expect(documentOf({ addresses: [area] }).card.city).toBe('serviceArea');
    expect(documentOf({ addresses: [] })).toMatchObject({ location: null, card: { city: '', state: '' } });
    expect(documentOf({ addresses: [address({ longitude: null })] }).location).toBeNull();
  });

  it('is national for vendors who travel or ship nationwide [OP-81]', () => {
    expect(documentOf({ travelOption: 'nationally' })).toMatchObject({ national: true, travelRadius: null });
    expect(documentOf({ travelOption: 'globally' }).national).toBe(true);
    expect(documentOf({ onlineStore: true, shippingOption: 'national' }).national).toBe(true);
    expect(documentOf({ onlineStore: false, shippingOption: 'national' })).toMatchObject({
      national: false,
      shippingOption: null,
    });
  });

  it.each([2, 4])(
    'of a business with guests (category %i) has a capacity and no travel [WS-224, DIR-22]',
    (category) => {
      const travels = { travelOption: 'nationally', capacity: 120, categoryIds: [category] } as const;
      expect(documentOf({ ...travels, categoryIds: [category] })).toMatchObject({
        capacityBand: 'medium',
        card: { capacity: 120 },
        national: false,
        travelOption: null,
        travelRadius: null,
      });
      expect(documentOf({ capacity: 120 })).toMatchObject({ capacityBand: null, card: { capacity: null } });
    },
  );

  it.each([
    [['feature_vipPlacement', 'feature_premiumPlacement'], 'vip', 3],
    [['feature_premiumPlacement', 'feature_secondaryPlacement'], 'premium', 2],
    [['feature_faqs', 'feature_secondaryPlacement'], 'secondary', 1],
    [['feature_premiumBadge'], null, 0],
  ])('with %j is placed %s [DIR-29, OP-72]', (features, placement, rank) => {
    expect(documentOf({}, { features })).toMatchObject({ placement: rank, features, card: { placement, features } });
  });

  const contents = fc.record(
    {
      name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
      businessDescription: fc.string({ unit: 'grapheme' }),
      categoryIds: fc.subarray([1, 2, 3, 4, 7, 11, 18]),
      priceTier: fc.constantFrom(null, 1, 2, 3, 4),
      displayPriceTier: fc.boolean(),
      displayStoreAddress: fc.boolean(),
      capacity: fc.option(fc.integer({ min: 1, max: 100_000 })),
      travelOption: fc.constantFrom(null, 'locally', 'nationally', 'globally'),
      travelDistance: fc.constantFrom(null, 25, 50, 100, 250, 500),
      onlineStore: fc.boolean(),
      shippingOption: fc.constantFrom(null, 'national', 'global'),
      addresses: fc.subarray([address(), address({ addressType: 'store' }), address({ latitude: null })]),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<Partial<WebstoreContent>>;

  it('depends on the facts alone, and does not change them', () => {
    fc.assert(
      fc.property(contents, (changes) => {
        const given = facts(changes);
        const before = structuredClone(given);
        expect(listingDocument(given)).toEqual(listingDocument(structuredClone(given)));
        expect(given).toEqual(before);
      }),
    );
  });

  it('has exactly the fields of the mapping, which refuses any other', () => {
    const mapped = Object.keys(indexDefinition.mappings.properties);
    fc.assert(
      fc.property(contents, (changes) => {
        const document = listingDocument(facts(changes));
        if (document) expect(Object.keys(document).toSorted()).toEqual(mapped.toSorted());
      }),
    );
  });

  it('has a card without a hidden price and without a capacity of vendors without guests, for any facts', () => {
    fc.assert(
      fc.property(contents, (changes) => {
        const document = listingDocument(facts(changes));
        if (!document) return;
        const { displayPriceTier = true, categoryIds = [11] } = changes;
        if (!displayPriceTier) expect(document.card.priceTier).toBeNull();
        if (!categoryIds.some((id) => id === 2 || id === 4)) expect(document.card.capacity).toBeNull();
        else expect([document.national && !changes.onlineStore, document.travelRadius]).toEqual([false, null]);
      }),
    );
  });
});

it('without an approved photo, cards show stock pictures of the first category, which rotate over the webstores [OP-85, DIR-33]', () => {
  const numbers = Array.from({ length: 6 }, (_, nth) => nth);
  const coverOf = (nth: number, categoryIds: number[]) =>
    documentOf({ categoryIds }, { id: `0198c0de-0000-7000-8000-00000000000${nth}`, coverImage: null }).card.coverImage;
  for (const [category, id] of [
    ['photographyvideography', 11],
    ['florist', 10],
  ] as const) {
    const covers = numbers.map((nth) => coverOf(nth, [id, 3]).pictureId);
    expect(covers.toSorted()).toEqual(
      stockPicturesOf(category)
        .map(({ pictureId }) => pictureId)
        .toSorted(),
    );
    expect(numbers.map((nth) => coverOf(nth, [id, 3]).pictureId)).toEqual(covers);
  }
  expect(documentOf().card.coverImage).toMatchObject({ pictureId: cover.pictureId });
});
