import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { dayStateOf, shortCalendarOf } from './short-calendar.js';

const until = '2030-12-31';
const aDay = fc
  .integer({ min: Date.parse('2026-01-01') / 86_400_000, max: Date.parse('2031-06-01') / 86_400_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));

describe('a shortened calendar', () => {
  it('names each day by the number of days since the one before', () => {
    const calendar = {
      booked: ['2027-06-12', '2027-06-19'],
      partly: ['2027-06-13'],
      free: ['2027-06-14', '2027-06-26'],
    };
    expect(shortCalendarOf(calendar, until)).toEqual({ taken: [20_981, -1, 6], free: [20_983, 12] });
  });

  it('says of every day what the calendar says', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(aDay, { maxLength: 80 }),
        fc.nat(80),
        fc.nat(80),
        aDay,
        (marked, one, other, asked) => {
          const [first, second] = [Math.min(one, other), Math.max(one, other)];
          const booked = marked.slice(0, first).sort();
          const partly = marked.slice(first, second).sort();
          const free = marked.slice(second).sort();
          const calendar = shortCalendarOf({ booked, partly, free }, until);
          for (const day of [asked, ...marked]) {
            const marks = { unavailable: booked, partial: partly, available: free };
            const [mark] = Object.entries(marks).find(([, days]) => days.includes(day)) ?? ['unknown'];
            expect(dayStateOf(calendar, day)).toBe(day > until ? 'unknown' : mark);
          }
        },
      ),
    );
  });
});
