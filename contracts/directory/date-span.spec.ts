import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { dateSpans, daysOfSpan } from './date-span.js';

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

describe('the days that a search asks for', () => {
  it('are the chosen day without a span', () => expect(daysOfSpan('2027-06-12', undefined)).toEqual(['2027-06-12']));

  it('are every such weekday of its month', () =>
    expect(daysOfSpan('2027-06-12', 'weekday')).toEqual(['2027-06-05', '2027-06-12', '2027-06-19', '2027-06-26']));

  it('are every day of its month, also in February of a leap year', () => {
    const days = daysOfSpan('2028-02-10', 'month');
    expect([days.length, days[0], days.at(-1)]).toEqual([29, '2028-02-01', '2028-02-29']);
  });

  it('are three days before and after it, across the end of a year', () =>
    expect(daysOfSpan('2027-12-31', 'around')).toEqual([
      '2027-12-28',
      '2027-12-29',
      '2027-12-30',
      '2027-12-31',
      '2028-01-01',
      '2028-01-02',
      '2028-01-03',
    ]));

  it('begin with the earliest one that can be asked for', () =>
    expect(daysOfSpan('2027-06-29', 'month', '2027-06-28')).toEqual(['2027-06-28', '2027-06-29', '2027-06-30']));

  it('contain the chosen one, in order, without repetition, 31 at most', () => {
    const day = fc.integer({ min: 0, max: 20_000 }).map((n) => new Date(n * 86_400_000).toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, fc.constantFrom(...dateSpans), day, (chosen, span, earliest) => {
        const days = daysOfSpan(chosen, span, earliest);
        expect(days).toContain(chosen);
        expect(days).toEqual([...new Set(days)].sort());
        expect(days.length).toBeLessThanOrEqual(31);
        if (span === 'weekday') expect(new Set(days.map(weekdayOf)).size).toBe(1);
      }),
    );
  });
});
