import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { lastDayOf, laterMonth, monthName, shortMonthName, weeksOf } from './months.js';

const months = fc
  .tuple(fc.integer({ min: 2000, max: 2099 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`);

describe('a month', () => {
  it('has a name, a last day and weeks that begin on Sunday', () => {
    expect(monthName('2027-10')).toBe('October 2027');
    expect([shortMonthName('2027-12', '2027-11'), shortMonthName('2028-01', '2027-12')]).toEqual(['Dec', 'Jan 2028']);
    expect(lastDayOf('2028-02')).toBe('2028-02-29');
    const weeks = weeksOf('2027-10');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, '2027-10-01', '2027-10-02']);
    expect(weeks.at(-1)).toEqual(['2027-10-31', null, null, null, null, null, null]);
  });

  it('contains each of its days once, in order', () => {
    fc.assert(
      fc.property(months, (month) => {
        const days = weeksOf(month)
          .flat()
          .filter((day) => day !== null);
        expect(days[0]).toBe(`${month}-01`);
        expect(days.at(-1)).toBe(lastDayOf(month));
        expect(new Set(days).size).toBe(Number(lastDayOf(month).slice(8)));
        expect([...days].sort()).toEqual(days);
      }),
    );
  });

  it('plus and minus the same number of months is the same month', () => {
    fc.assert(
      fc.property(months, fc.integer({ min: -40, max: 40 }), (month, by) => {
        expect(laterMonth(laterMonth(month, by), -by)).toBe(month);
      }),
    );
  });
});
