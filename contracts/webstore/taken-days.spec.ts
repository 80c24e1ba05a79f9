import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { dayStateOf, takenDaysOf } from './taken-days.js';

const until = '2030-12-31';
const aDay = fc
  .integer({ min: Date.parse('2026-01-01') / 86_400_000, max: Date.parse('2031-06-01') / 86_400_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));

describe('a shortened calendar', () => {
  it('names each day by the number of days since the one before', () => {
    const calendar = { booked: ['2027-06-12', '2027-06-19'], partly: ['2027-06-13'], isKept: true };
    expect(takenDaysOf(calendar, until)).toEqual({ until, days: [20_981, -1, 6] });
  });

  it('says of every day what the calendar says', () => {
    fc.assert(
      fc.property(fc.uniqueArray(aDay, { maxLength: 80 }), fc.nat(80), aDay, (marked, some, asked) => {
        const booked = marked.slice(0, some).sort();
        const partly = marked.slice(some).sort();
        const taken = takenDaysOf({ booked, partly, isKept: true }, until);
        const state = booked.includes(asked) ? 'unavailable' : partly.includes(asked) ? 'partial' : 'available';
        expect(dayStateOf(taken, asked)).toBe(asked > until ? 'unknown' : state);
        for (const day of [...booked, ...partly].filter((one) => one <= until)) {
          expect(dayStateOf(taken, day)).toBe(booked.includes(day) ? 'unavailable' : 'partial');
        }
      }),
    );
  });

  it('knows nothing of a vendor who never marks a day', () => {
    expect(takenDaysOf({ booked: [], partly: [], isKept: false }, until)).toBeNull();
    expect(dayStateOf(null, '2027-06-12')).toBe('unknown');
  });
});
