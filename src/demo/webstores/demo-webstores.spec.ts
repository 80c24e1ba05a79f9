import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readRequest } from '#contracts/shared/read-request.js';
import { priceTiers } from '#contracts/webstore/webstore-content.js';
import { SaveWebstoreRequest } from '#contracts/webstore/webstore.requests.js';
import { activeCategories, isSubCategoryOf, servicesOf, stylesOf } from '#src/webstore/catalogue/catalogue.js';
import { emptyContent } from '#src/webstore/domain/empty-content.js';
import { missingForPublish } from '#src/webstore/domain/missing-for-publish.js';
import type { DemoWebstore } from './demo-webstore.js';
import { demoWebstores } from './demo-webstores.js';
import { demoVendor } from './demo-vendor.js';

const seed = 2027;
const many = [...demoWebstores(4000, seed)];
const [venues, lodging, photoBooths] = [2, 4, 18];
const hasCapacity = (webstore: DemoWebstore) => webstore.categoryIds.some((id) => id === venues || id === lodging);

const uuid = (number: number) => `018f0000-0000-7000-8000-00000000000${number}`;

/** The request that would save such a webstore. */
function asRequest({
  vendor,
  tier,
  features,
  placements,
  addresses,
  ...content
}: DemoWebstore): Record<string, unknown> {
  void [vendor, tier, features, placements];
  const named = addresses.map((address, index) => ({ ...address, id: uuid(index + 1) }));
  return { ...content, id: uuid(0), version: 1, addresses: named };
}

function withoutIndex({ index, ...webstore }: DemoWebstore & { index: number }): DemoWebstore {
  void index;
  return webstore;
}

function expectPublishable(webstore: DemoWebstore): void {
  const addresses = webstore.addresses.map((address, index) => ({ ...address, id: uuid(index + 1) }));
  expect(missingForPublish({ ...emptyContent(''), ...webstore, addresses }, 1)).toEqual([]);
  expect(webstore.categoryIds.length).toBeGreaterThan(0);
  for (const categoryId of webstore.categoryIds) {
    const chosen = webstore.subCategoryIds[categoryId] ?? [];
    expect(chosen.length).toBeGreaterThan(0);
    expect(chosen.filter((id) => !isSubCategoryOf(categoryId, id))).toEqual([]);
  }
  expect(Object.keys(webstore.subCategoryIds)).toHaveLength(webstore.categoryIds.length);
  const services = servicesOf(webstore.categoryIds).map(({ id }) => id);
  const styles = stylesOf(webstore.categoryIds).map(({ id }) => id);
  expect(webstore.services.filter((id) => !services.includes(id))).toEqual([]);
  expect(webstore.styles.filter((id) => !styles.includes(id))).toEqual([]);
  if (!(webstore.categoryIds.length === 1 && webstore.categoryIds[0] === photoBooths)) {
    expect(webstore.services.length).toBeGreaterThan(0);
  }
  expect(priceTiers).toContain(webstore.priceTier);
  expect(webstore.businessDescription.length).toBeGreaterThan(60);
  expect(webstore.serviceArea).not.toBe('');
  if (hasCapacity(webstore)) expect(webstore.capacity).toBeGreaterThan(0);
  else expect(webstore.capacity).toBeNull();
}

describe('demoWebstores', () => {
  it('generates the same webstore at an index, for any number of webstores', () => {
    expect([...demoWebstores(40, seed)]).toEqual(many.slice(0, 40));
    expect(many.map(({ index }) => index)).toEqual(many.map((_, index) => index));
  });

  it('generates other webstores for another seed', () => {
    const others = new Set([...demoWebstores(200, seed + 1)].map(({ name }) => name));
    expect(many.slice(0, 200).filter(({ name }) => others.has(name)).length).toBeLessThan(10);
  });

  it('generates lazily, one webstore at a time', () => {
    const first = demoWebstores(1_000_000_000, seed).next();
    expect(first.value).toEqual(many[0]);
  });

  it('never repeats a web address, an email or a name, nor uses those of the demo vendor', () => {
    const all = [...many.map(withoutIndex), demoVendor.webstore];
    for (const unique of [
      (webstore: DemoWebstore) => webstore.url,
      (webstore: DemoWebstore) => webstore.vendor.email,
      (webstore: DemoWebstore) => webstore.name.toLowerCase(),
    ]) {
      expect(new Set(all.map(unique)).size).toBe(all.length);
    }
  });

  it('passes the rules of the editor', () => {
    for (const webstore of many.slice(0, 600).map(withoutIndex)) readRequest(SaveWebstoreRequest, asRequest(webstore));
    const misspelt = many.filter(({ url }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(url) || url.length > 63);
    expect(misspelt).toEqual([]);
  });

  it('has everything that publishing requires, except pictures, for any seed', () => {
    fc.assert(
      fc.property(fc.integer(), (anySeed) => {
        for (const webstore of demoWebstores(60, anySeed)) expectPublishable(webstore);
      }),
      { numRuns: 20 },
    );
  });

  it('travels, ships and shows addresses according to the rules of the fields', () => {
    for (const webstore of many) {
      const types = webstore.addresses.map(({ addressType }) => addressType);
      const area = webstore.addresses.find(({ addressType }) => addressType === 'serviceArea');
      expect(types.filter((type) => type === 'business')).toHaveLength(1);
      expect(webstore.travels).toBe(webstore.travelOption !== null);
      if (hasCapacity(webstore)) expect(webstore.travels).toBe(false);
      expect(webstore.travelDistance !== null).toBe(webstore.travelOption === 'locally');
      expect(area?.travelRadius ?? null).toBe(webstore.travelDistance);
      expect(webstore.shippingOption !== null).toBe(webstore.onlineStore);
      expect(types.includes('store')).toBe(webstore.locationAddressType === 'serviceAddress');
      if (webstore.displayStoreAddress) expect(webstore.physicalStore).toBe(true);
    }
  });

  it('uses only reserved email addresses and phone numbers', () => {
    const reachable = many.filter(
      ({ vendor, links }) =>
        !/^[a-z0-9-]+@[a-z0-9-]+\.example$/.test(vendor.email) ||
        !/^\+1[2-9]\d\d55501\d\d$/.test(vendor.phone) ||
        !Object.values(links).every((link) => /^[a-z0-9]+\.example$/.test(link)),
    );
    expect(reachable).toEqual([]);
  });
});

describe('the set of demo webstores', () => {
  const share = (holds: (webstore: DemoWebstore) => boolean) => many.filter(holds).length / many.length;

  it('has 85 % starter, 10 % essential and 5 % premium plans, and features only with a plan', () => {
    const planned = { starter: 0.85, essential: 0.1, premium: 0.05 };
    for (const [name, expected] of Object.entries(planned)) {
      expect(Math.abs(share(({ tier }) => tier === name) - expected)).toBeLessThan(0.012);
    }
    const without = many.filter(({ tier, features }) => features.length > 0 === (tier === 'starter'));
    expect(without).toEqual([]);
    expect(
      many.filter(({ tier, features }) => features.includes('feature_premiumBadge') !== (tier === 'premium')),
    ).toEqual([]);
  });

  it('covers every category, every price tier, every state and province, and every range of guests', () => {
    const count = (id: number) => many.filter(({ categoryIds }) => categoryIds.includes(id)).length;
    for (const { id } of activeCategories()) expect(count(id)).toBeGreaterThanOrEqual(25);
    for (const tier of priceTiers) expect(share(({ priceTier }) => priceTier === tier)).toBeGreaterThan(0.06);
    expect(new Set(many.map(({ addresses }) => addresses[0]?.state)).size).toBe(61);
    const guests = many.flatMap(({ capacity }) => capacity ?? []);
    for (const [least, most] of [
      [1, 49],
      [50, 100],
      [101, 200],
      [201, 300],
      [301, Infinity],
    ] as const) {
      expect(guests.filter((capacity) => capacity >= least && capacity <= most).length).toBeGreaterThan(20);
    }
  });

  it('is mostly in one category, sometimes in two', () => {
    const two = share(({ categoryIds }) => categoryIds.length === 2);
    expect(two).toBeGreaterThan(0.02);
    expect(two).toBeLessThan(0.15);
    expect(Math.max(...many.map(({ categoryIds }) => categoryIds.length))).toBe(2);
  });
});

describe('the texts of demo webstores', () => {
  it('are clean prose of at most 700 characters', () => {
    const slips = /[{}[\]|#!]|undefined|null|NaN|\s{2}|\s[.,;:]|\bI are\b|\bwe am\b/;
    const texts = many.flatMap(({ name, businessDescription }) => [name, businessDescription]);
    expect(texts.filter((text) => slips.test(text))).toEqual([]);
    const sentences = /^[\p{Lu}\d].*[.]$/u;
    const unfinished = many.filter(({ businessDescription: text }) => text.length > 700 || !sentences.test(text));
    expect(unfinished).toEqual([]);
  });

  it('contain the location of the business', () => {
    const placed = many.filter(({ businessDescription, addresses }) => {
      const [address] = addresses;
      return address !== undefined && businessDescription.includes(address.city);
    });
    expect(placed.length / many.length).toBeGreaterThan(0.7);
  });

  it('never repeat a whole text, and hardly ever a beginning among neighbors on a page', () => {
    expect(new Set(many.map(({ businessDescription }) => businessDescription)).size).toBe(many.length);
    const last = new Map<string, string>();
    const alike = many.filter(({ categoryIds, serviceArea, businessDescription }) => {
      const page = `${String(categoryIds[0])} ${serviceArea}`;
      const beginning = businessDescription.split('. ')[0] ?? '';
      const before = last.get(page);
      last.set(page, beginning);
      return before === beginning;
    });
    expect(alike.length).toBeLessThan(5);
  });
});

describe('the webstore of the demo vendor', () => {
  it('can be saved and published', () => {
    expect(() => readRequest(SaveWebstoreRequest, asRequest(demoVendor.webstore))).not.toThrow();
    expectPublishable(demoVendor.webstore);
  });

  it('has the email of the printed account', () => {
    expect(demoVendor.webstore.vendor.email).toBe('vendor@posy.example');
    expect(demoVendor.webstore.url).toBe('wildrye-photographs');
  });
});
