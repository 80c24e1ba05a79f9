import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { truncated } from './truncated.js';

it('keeps a text that fits, and cuts a longer one to the length, including the ellipsis', () => {
  const text = fc.string({ unit: 'binary-ascii', maxLength: 80 });
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 60 }), (given, length) => {
      const expected = given.length <= length ? given : `${given.slice(0, length - 1)}…`;
      expect(truncated(given, length)).toBe(expected);
    }),
  );
});

it('omits half of a surrogate pair', () => {
  expect(truncated('rings 💍💍', 8)).toBe('rings …');
  expect(truncated('rings 💍💍', 9)).toBe('rings 💍…');
});
