import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { capacityBands, noFilters, type CapacityBand } from '#contracts/directory/search-filters.js';
import { dateSpans } from '#contracts/directory/date-span.js';
import { searchOrders } from '#contracts/directory/search-order.js';
import { shippingOptions, travelOptions } from '#contracts/webstore/webstore-content.js';
import { searchRadii } from '#contracts/shared/search-radius.js';
import { planFeatures } from '#contracts/billing/subscription-tier.js';
import { everything, readSearchAddress, writeSearchAddress, type SearchAddress } from './search-address.js';

const read = (address: string) => {
  const { pathname, search } = new URL(address, 'http://posy.test');
  return readSearchAddress({ pathname, search });
};
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 400_000 }), { maxLength: 5 });
const degree = (most: number) => fc.integer({ min: -most, max: most });
const areas = fc.tuple(degree(90), degree(90), degree(180), degree(180)).map(([one, two, here, there]) => ({
  south: Math.min(one, two),
  west: Math.min(here, there),
  north: Math.max(one, two),
  east: Math.max(here, there),
}));
const words = <T extends string>(all: readonly T[]) => fc.subarray([...all]);

const anyAddress: fc.Arbitrary<SearchAddress> = fc
  .record({
    national: fc.boolean(),
    category: optional(fc.constantFrom('venues', 'photography-videography', 'ünknown & odd/100%')),
    place: optional(fc.constantFrom('austin-tx', 'st.louis-mo', "l'anse-mi")),
    filters: fc.record({
      subCategoryIds: ids,
      styles: ids,
      services: ids,
      priceTiers: fc.subarray([1, 2, 3, 4] as const).map((tiers) => [...tiers]),
      capacity: words(Object.keys(capacityBands) as CapacityBand[]),
      availabilityDate: optional(fc.constantFrom('2999-10-16', '2999-02-28')),
      serviceAreas: ids,
      travelOptions: words(travelOptions),
      shippingOptions: words(shippingOptions),
      resultsIncludeFeatures: words(planFeatures),
      resultsExcludeFeatures: words(planFeatures),
      name: optional(fc.constantFrom('Wildrye & Daughters', 'été 100%', 'four')),
    }),
    ranges: fc.record(
      {
        guests: fc.integer({ min: 1, max: 900 }),
        priceFrom: fc.nat(500),
        priceTo: fc.integer({ min: 500, max: 9_000 }),
        dateSpan: fc.constantFrom(...dateSpans),
      },
      { requiredKeys: [], noNullPrototype: true },
    ),
    sort: fc.constantFrom(...searchOrders),
    page: fc.integer({ min: 1, max: 500 }),
    radius: optional(fc.constantFrom(...searchRadii)),
    area: optional(areas),
    view: optional(fc.constant('map' as const)),
  })
  .map(({ radius, ...address }) => {
    const place = address.national ? undefined : address.place;
    const sort = address.sort === 'distance' && place === undefined ? 'recommended' : address.sort;
    const { dateSpan, ...others } = address.ranges;
    // A span belongs to a day, a radius to a place.
    const isSpan = dateSpan !== undefined && address.filters.availabilityDate !== undefined;
    const ranges = isSpan ? { ...others, dateSpan } : others;
    const around = place === undefined || radius === undefined ? {} : { radius };
    return { ...address, place, sort, ranges, ...around, shortName: undefined };
  });

describe('the address of a search', () => {
  it('is parsed to the search from which it was made [DIR-14, DIR-15, DIR-16, DIR-17]', () => {
    fc.assert(fc.property(anyAddress, (address) => expect(read(writeSearchAddress(address))).toEqual(address)));
  });

  it.each([
    ['/vendors', {}],
    ['/vendors/austin-tx/florist', { place: 'austin-tx', category: 'florist' }],
    ['/vendors?place=austin-tx', { place: 'austin-tx' }],
    ['/vendors?category=florist', { category: 'florist' }],
    ['/national-vendors', { national: true }],
    ['/national-vendors/florist', { national: true, category: 'florist' }],
  ])('is %s [DIR-8, DIR-9, DIR-12]', (path, said) => {
    expect(read(path)).toMatchObject({ ...everything, ...said });
    expect(writeSearchAddress({ ...everything, ...said })).toBe(path);
  });

  it('has the filters with the names of the requirements, and eleven parameters beside them [DIR-14]', () => {
    const filters = {
      ...noFilters,
      subCategoryIds: [201, 204],
      styles: [11_001],
      priceTiers: [2 as const, 3 as const],
      availabilityDate: '2999-10-16',
      capacity: ['small' as const],
      services: [302_101],
      serviceAreas: [4_671_654],
      shippingOptions: ['national' as const],
      travelOptions: ['globally' as const],
      resultsIncludeFeatures: ['feature_premiumBadge' as const],
      resultsExcludeFeatures: ['feature_faqs' as const],
      name: 'wild',
    };
    const keysOf = (address: Partial<SearchAddress>) => [
      ...new URL(writeSearchAddress({ ...everything, ...address }), 'http://posy.test').searchParams.keys(),
    ];
    const names = keysOf({ filters });
    expect(names.sort()).toEqual(
      [
        'capacity',
        'date',
        'name',
        'price',
        'resultsExcludeFeatures',
        'resultsIncludeFeatures',
        'services',
        'serviceAreas',
        'shippingOptions',
        'styles',
        'subcategories',
        'travelOptions',
      ].sort(),
    );
    const area = { south: 30, west: -98, north: 31, east: -97 };
    const ranges = { guests: 90, priceFrom: 500, priceTo: 2_000, dateSpan: dateSpans[0] };
    const view = { place: 'austin-tx', ranges, sort: 'name', radius: 25, page: 2, view: 'map', area } as const;
    expect(keysOf({ filters, ...view }).filter((key) => !names.includes(key))).toEqual(
      'place guests priceFrom priceTo dateSpan sort radius page view bounds'.split(' '),
    );
    // The eleventh parameter: a category without a place.
    expect(keysOf({ category: 'florist' })).toEqual(['category']);
  });

  it.each([
    'page=0',
    'page=x',
    'sort=cheapest',
    'sort=distance',
    'styles=1-x',
    'price=9',
    'capacity=huge',
    'date=2026-02-30',
    'date=2001-01-01',
    'name=%00abcd',
    `name=${'x'.repeat(200)}`,
    'travelOptions=',
    'unknown=1',
    'services=1&services=2',
  ])('ignores %s, and only that', (bad) => {
    expect(read(`/vendors?${bad}&shippingOptions=global`)).toEqual({
      ...everything,
      category: undefined,
      place: undefined,
      shortName: undefined,
      filters: { ...noFilters, name: undefined, availabilityDate: undefined, shippingOptions: ['global'] },
    });
  });

  it('separates a name that is too short, so that it does not widen the search [DIR-21]', () => {
    expect(read('/vendors?name=wil')).toMatchObject({ shortName: 'wil', filters: { name: undefined } });
  });
});
