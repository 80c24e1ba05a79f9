import { expect, it } from '@jest/globals';
import { maskedPhone, phoneDigits } from './phone-mask.js';

it.each([
  ['5125550142', '5125550142'],
  ['+1 (512) 555-0142', '5125550142'],
  ['1-512-555-0142', '5125550142'],
  ['512.555.0142 ext 7', '5125550142'],
  ['call me', ''],
  ['', ''],
])('reads %j as %j [ID-23]', (typed, digits) => {
  expect(phoneDigits(typed)).toBe(digits);
});

it('is formatted while it grows, and can be deleted digit by digit [ID-23]', () => {
  const shown = ['5', '51', '512', '5125', '512555', '5125550', '5125550142'].map(maskedPhone);
  expect(shown).toEqual([
    '+1 (5',
    '+1 (51',
    '+1 (512',
    '+1 (512) 5',
    '+1 (512) 555',
    '+1 (512) 555-0',
    '+1 (512) 555-0142',
  ]);
  for (let length = 10; length > 0; length--) {
    const before = '5125550142'.slice(0, length);
    expect(phoneDigits(maskedPhone(before).slice(0, -1))).toBe(before.slice(0, -1));
  }
  expect(maskedPhone('')).toBe('');
});
