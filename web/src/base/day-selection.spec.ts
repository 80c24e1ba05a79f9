import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { afterPress, extendedTo, lengthOf, oneDay, spanOf } from './day-selection.js';

const most = 366;
const days = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2032-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const press = (day: string, isExtending = false) => ({ day, isExtending, most });

describe('a selection of days', () => {
  it('keeps its first day while it is extended, in either direction and to at most 366 days', () => {
    fc.assert(
      fc.property(days, fc.array(days, { minLength: 1 }), (from, ends) => {
        let selection = oneDay(from);
        for (const end of ends) {
          selection = extendedTo(selection, end, most);
          const { first, last } = spanOf(selection);
          expect(selection.from).toBe(from);
          expect([first, last]).toContain(from);
          expect(first <= last).toBe(true);
          expect(lengthOf(selection)).toBeLessThanOrEqual(most);
          expect(selection.to === end || lengthOf(selection) === most).toBe(true);
        }
      }),
    );
  });

  it('begins with the pressed day, wherever it was', () => {
    fc.assert(
      fc.property(days, days, (day, other) => {
        expect(afterPress(null, press(day))).toEqual(oneDay(day));
        if (day !== other) expect(afterPress(oneDay(other), press(day))).toEqual(oneDay(day));
      }),
    );
  });

  it('ends when one of its days is pressed again, also a single one while extending', () => {
    fc.assert(
      fc.property(days, days, (from, end) => {
        const selection = extendedTo(oneDay(from), end, most);
        expect(afterPress(selection, press(selection.to))).toBeNull();
        expect(afterPress(selection, press(from))).toBeNull();
        expect(afterPress(oneDay(from), press(from, true))).toBeNull();
      }),
    );
  });

  it('extends to the pressed day while extending', () => {
    expect(afterPress(oneDay('2027-10-14'), press('2027-10-16', true))).toEqual({
      from: '2027-10-14',
      to: '2027-10-16',
    });
    expect(afterPress(oneDay('2027-10-14'), press('2027-10-12', true))).toEqual({
      from: '2027-10-14',
      to: '2027-10-12',
    });
    expect(afterPress(oneDay('2027-10-14'), press('2030-10-14', true))).toEqual({
      from: '2027-10-14',
      to: '2028-10-13',
    });
  });
});
