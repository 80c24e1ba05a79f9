import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { InvalidInput } from '../shared/invalid-input.js';
import { parseQuery } from '../shared/query-reader.js';
import {
  apiParameters,
  capacityBands,
  noFilters,
  pageParameters,
  readFilters,
  writeFilters,
} from './search-filters.js';
import { readCursor, writeCursor } from './search-order.js';

const today = new Date('2026-11-21T12:00:00Z');
const read = (query: Record<string, string>, as = apiParameters) =>
  parseQuery(new URLSearchParams(query), (reader) => readFilters(reader, as, today));
const refusal = (query: Record<string, string>) => {
  try {
    read(query);
  } catch (error) {
    return error instanceof InvalidInput ? error.fields : error;
  }
  return undefined;
};

describe('filters in a query', () => {
  it('are read under the names of the api and of the page [DIR-14, DIR-15, DIR-17, DIR-41]', () => {
    const chosen = { subCategoryIds: [201, 203], priceTiers: [2, 3], availabilityDate: '2027-10-16' };
    expect(read({ subCategoryIds: '201-203', priceTiers: '3-2', availabilityDate: '2027-10-16' })).toMatchObject(
      chosen,
    );
    expect(read({ subcategories: '201-203', price: '2-3', date: '2027-10-16' }, pageParameters)).toMatchObject(chosen);
    expect(read({})).toEqual({ ...noFilters, availabilityDate: undefined, name: undefined });
  });

  it('survive being written and read again', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 99_999 }), { maxLength: 5 });
    const bands = fc.subarray(Object.keys(capacityBands) as (keyof typeof capacityBands)[]);
    const name = fc.option(fc.stringMatching(/^[a-z][a-z&'é]{3,19}( [a-z]{1,9})?$/), { nil: undefined });
    fc.assert(
      fc.property(ids, ids, bands, name, (styles, services, capacity, vendorName) => {
        const filters = { ...noFilters, styles, services, capacity, name: vendorName, availabilityDate: undefined };
        expect(read(writeFilters(filters, pageParameters), pageParameters)).toEqual(filters);
      }),
    );
  });

  it.each([
    [{ styles: '1-x' }, { styles: ['not-an-id-list'] }],
    [{ styles: '1--2' }, { styles: ['not-an-id-list'] }],
    [{ services: Array.from({ length: 101 }, (_, at) => at + 1).join('-') }, { services: ['too-many'] }],
    [{ priceTiers: '2-5' }, { priceTiers: ['unknown-value'] }],
    [{ capacity: 'huge' }, { capacity: ['unknown-value'] }],
    [{ availabilityDate: '2027-02-30' }, { availabilityDate: ['not-a-date'] }],
    [{ availabilityDate: '16.10.2027' }, { availabilityDate: ['not-a-date'] }],
    [{ availabilityDate: '2026-11-19' }, { availabilityDate: ['in-the-past'] }],
    [{ name: 'abc' }, { name: ['too-short'] }],
    [{ name: 'x'.repeat(121) }, { name: ['too-long'] }],
    [{ resultsIncludeFeatures: 'feature_gold' }, { resultsIncludeFeatures: ['unknown-value'] }],
  ])('%j is refused, naming the parameter [DIR-21]', (query, fields) => {
    expect(refusal(query)).toEqual(fields);
  });

  it('put every number of guests from 1 on into one band [DIR-18]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (guests) => {
        const bands = Object.values(capacityBands).filter(
          ({ from, to }) => guests >= from && (to === null || guests <= to),
        );
        expect(bands).toHaveLength(1);
      }),
    );
    const bounds = Object.entries(capacityBands).map(([band, { from, to }]) => [band, from, to]);
    expect(bounds.slice(1)).toEqual([
      ['small', 50, 100],
      ['medium', 101, 200],
      ['large', 201, 300],
      ['extraLarge', 301, null],
    ]);
    expect(bounds[0]?.[2]).toBe(49);
  });
});

describe('a cursor', () => {
  it('survives its way, and is refused for another order or when it was tampered with', () => {
    const values = fc.array(fc.oneof(fc.string(), fc.integer()), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(values, (after) => {
        const text = writeCursor('name', after);
        expect(text).toMatch(/^[A-Za-z0-9_-]+$/);
        expect(readCursor('name', text)).toEqual(after);
        expect(readCursor('newest', text)).toBeUndefined();
      }),
    );
    for (const text of ['', 'x', 'e30', '!!', writeCursor('name', [1]).slice(1), writeCursor('name', [null as never])])
      expect(readCursor('name', text)).toBeUndefined();
  });
});
