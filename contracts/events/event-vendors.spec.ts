import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  book,
  bookedOf,
  canSkipVendors,
  isLookedFor,
  lookForEverything,
  looksForEverything,
  stillLookedFor,
  toggleCategory,
  unbook,
} from './event-vendors.js';

describe('the categories of an event', () => {
  const offered = [2, 5, 9, 11];
  const categories = fc.constantFrom(...offered);

  it('are looked for after one press and no longer after a second', () => {
    fc.assert(
      fc.property(fc.uniqueArray(categories), categories, (chosen, category) => {
        const before = chosen.reduce(toggleCategory, []);
        expect(canSkipVendors(before)).toBe(chosen.length === 0);
        expect(isLookedFor(toggleCategory(before, category), category)).toBe(!chosen.includes(category));
      }),
    );
  });

  it('are all looked for with everything, each once, and none without', () => {
    fc.assert(
      fc.property(fc.uniqueArray(categories), (chosen) => {
        const everything = lookForEverything(chosen.reduce(toggleCategory, []), offered, true);
        expect(looksForEverything(everything, offered)).toBe(true);
        expect(everything).toHaveLength(offered.length);
        expect(lookForEverything(everything, offered, false)).toEqual([]);
      }),
    );
  });

  it('are looked for until a vendor is booked, and again once none is [OP-89]', () => {
    const vendor = fc.record({
      categoryId: categories,
      webstoreId: fc.constantFrom('a', 'b', null),
      nickname: fc.constantFrom('Aunt Rose', 'A friend'),
    });
    const oneOf = vendor.map((one) => (one.webstoreId === null ? one : { ...one, nickname: null }));
    fc.assert(
      fc.property(fc.uniqueArray(categories), fc.array(oneOf), oneOf, (chosen, earlier, booked) => {
        const before = earlier.reduce(book, chosen.reduce(toggleCategory, []));
        const after = book(before, booked);
        expect(bookedOf(after)).toContainEqual(booked);
        expect(book(after, booked)).toHaveLength(after.length);
        expect(stillLookedFor(after)).not.toContain(booked.categoryId);
        const again = unbook(after, booked);
        expect(bookedOf(again)).not.toContainEqual(booked);
        expect(isLookedFor(again, booked.categoryId)).toBe(true);
        const others = bookedOf(again).some(({ categoryId }) => categoryId === booked.categoryId);
        expect(stillLookedFor(again).includes(booked.categoryId)).toBe(!others);
        expect(new Set(again.map((one) => JSON.stringify(one))).size).toBe(again.length);
      }),
    );
  });
});
