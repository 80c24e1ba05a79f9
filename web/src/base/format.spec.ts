import { expect, it } from '@jest/globals';
import {
  formatClock,
  formatHour,
  formatDay,
  formatDollars,
  formatMiles,
  formatPhone,
  formatPlace,
  formatSeconds,
  formatTime,
} from './format.js';

it.each([
  [0, '0.0 miles'],
  [1, '1.0 miles'],
  [3.2, '3.2 miles'],
  [9.94, '9.9 miles'],
  [9.96, '10 miles'],
  [1234, '1,234 miles'],
])('writes %s miles as %s', (miles, text) => {
  expect(formatMiles(miles)).toBe(text);
});

it('writes seconds to a hundredth', () => {
  expect(formatSeconds(0.418)).toBe('0.42');
  expect(formatSeconds(12)).toBe('12.00');
});

it('omits the comma of a place if a part is missing', () => {
  expect(formatPlace('Austin', 'TX')).toBe('Austin, TX');
  expect(formatPlace('', 'TX')).toBe('TX');
  expect(formatPlace('', '')).toBe('');
});

it('omits the day of a time of today', () => {
  const noon = new Date(2026, 9, 16, 12, 0);
  expect(formatTime(new Date(2026, 9, 16, 14, 6).toISOString(), noon)).toMatch(/^at 2:06\sPM$/);
  expect(formatTime(new Date(2026, 9, 15, 14, 6).toISOString(), noon)).toMatch(/^Oct 15, 2:06\sPM$/);
  expect(formatHour(new Date(2026, 9, 16, 14, 6).toISOString(), noon)).toMatch(/^2:06\sPM$/);
});

it.each([
  ['2026-11-21T14:02:08', false, '14:02'],
  ['2026-11-21T00:05:00', true, '00:05:00'],
  ['2026-11-20T14:02:08', false, 'Nov 20, 14:02'],
])('shows %s on a 24-hour clock, with its day if that is not today', (time, precise, shown) => {
  expect(formatClock(time, { precise, now: new Date('2026-11-21T15:00:00') })).toBe(shown);
});

it('formats money, days and phone numbers as in the United States [SYS-22]', () => {
  expect(formatDollars(5800)).toBe('$5,800.00');
  expect(formatDay('2027-10-16')).toBe('Sat, Oct 16, 2027');
  for (const phone of ['+1 512 555 0142', '5125550142', '(512) 555-0142']) {
    expect(formatPhone(phone)).toBe('+1 (512) 555-0142');
  }
  expect(formatPhone('555-019')).toBe('555-019');
  expect(formatPhone('+44 20 7946 0958')).toBe('+44 20 7946 0958');
});
