import { expect, it } from '@jest/globals';
import { formatSpan, formatWeekdays } from './format-span.js';

it.each([
  ['2027-10-16', '2027-10-16', 'October 16, 2027', 'October 16', 'Saturday'],
  ['2027-10-15', '2027-10-16', 'October 15 and 16, 2027', 'October 15 and 16', 'Friday, Saturday'],
  ['2027-10-14', '2027-10-16', 'October 14 to 16, 2027', 'October 14 to 16', 'Thursday, Friday, Saturday'],
  ['2027-10-31', '2027-11-01', 'October 31 and November 1, 2027', 'October 31 and November 1', 'Sunday, Monday'],
  ['2027-10-30', '2027-11-02', 'October 30 to November 2, 2027', 'October 30 to November 2', 'Saturday to Tuesday'],
])('the span from %s to %s reads %j', (first, last, whole, short, weekdays) => {
  expect(formatSpan({ first, last })).toBe(whole);
  expect(formatSpan({ first, last }, { withYear: false })).toBe(short);
  expect(formatWeekdays({ first, last })).toBe(weekdays);
});

it('has both years of a span that reaches into another', () => {
  const span = { first: '2027-12-31', last: '2028-01-01' };
  expect(formatSpan(span, { withYear: false })).toBe('December 31, 2027 to January 1, 2028');
});
