import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SetAvailabilityRequest } from '../webstore/availability.requests.js';
import { daysInSpan, daysOfSpan, isCalendarDay } from './calendar-day.js';
import { InvalidInput } from './invalid-input.js';
import { readRequest } from './read-request.js';

const dayMilliseconds = 86_400_000;
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMilliseconds).toISOString().slice(0, 10);
const days = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2097-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const refusedFields = (body: object) => {
  try {
    readRequest(SetAvailabilityRequest, { availability: 'available', ...body });
    return {};
  } catch (error) {
    if (error instanceof InvalidInput) return error.fields;
    throw error;
  }
};

describe('isCalendarDay', () => {
  it('accepts every day of the calendar', () => {
    fc.assert(fc.property(days, (day) => expect(isCalendarDay(day)).toBe(true)));
  });

  it.each([
    ...['2027-02-29', '2027-02-30', '2027-04-31', '2027-13-01', '2027-00-10', '2027-1-5', '16/10/2027'],
    ...['2027-10-16T00:00:00Z', '2027-10-16 ', '+02027-10-16', '', 20_271_016, null, undefined, ['2027-10-16']],
  ])('refuses %j', (value) => {
    expect(isCalendarDay(value)).toBe(false);
  });
});

describe('daysOfSpan', () => {
  it('lists every day from the first to the last once and in order, over months, leap years and clock changes', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 800 }), (first, more) => {
        const span = daysOfSpan(first, dayAfter(first, more));
        expect(span).toHaveLength(more + 1);
        expect(daysInSpan(first, dayAfter(first, more))).toBe(more + 1);
        expect(span[0]).toBe(first);
        expect(span.every(isCalendarDay)).toBe(true);
        expect(span.every((day, nth) => nth === 0 || day === dayAfter(span[nth - 1] ?? '', 1))).toBe(true);
      }),
    );
  });

  it('is empty when the last day is before the first', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 800 }), (last, more) =>
        expect(daysOfSpan(dayAfter(last, more), last)).toEqual([]),
      ),
    );
  });
});

describe('a span in a request', () => {
  it('is accepted from one day to 366 days, and refused at its end otherwise', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -500, max: 700 }), (date, more) => {
        const fields = refusedFields({ date, endDate: dayAfter(date, more) });
        const beforeEarliest = dayAfter(date, more) < '2000-01-01' ? ['out-of-range'] : [];
        const expected = more < 0 ? ['before-start'] : more >= 366 ? ['too-many-days'] : [];
        expect([...(fields['endDate'] ?? [])].toSorted()).toEqual([...expected, ...beforeEarliest].toSorted());
        expect(fields['date']).toBeUndefined();
      }),
    );
  });

  it('is not measured from a day that does not exist', () => {
    expect(refusedFields({ date: '2027-02-30', endDate: '2027-02-01' })).toEqual({ date: ['not-a-date'] });
    expect(refusedFields({ date: '2027-02-01', endDate: 'soon' })).toEqual({ endDate: ['not-a-date'] });
  });
});
