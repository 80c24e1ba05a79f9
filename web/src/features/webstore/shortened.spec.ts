import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { shortened } from './shortened.js';

it('keeps a text of 260 characters and shortens one of 261', () => {
  expect(shortened('a'.repeat(260), 260)).toBe('a'.repeat(260));
  expect(shortened('a'.repeat(261), 260)).toBe(`${'a'.repeat(259)}…`);
});

it('ends with a whole word', () => {
  expect(shortened('The light was already there when we came', 20)).toBe('The light was…');
  expect(shortened('The light was alreadythere', 14)).toBe('The light was…');
});

it('has letters before the ellipsis, without a comma or half an emoji', () => {
  expect(shortened('Light, linen, and late afternoons', 14)).toBe('Light, linen…');
  expect(shortened('Linen and roses – for everybody', 18)).toBe('Linen and roses…');
  expect(shortened('The light 💍💍💍💍', 12)).toBe('The light…');
});

it('is never longer than the limit and begins like the text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), fc.integer({ min: 4, max: 60 }), (text, length) => {
      const short = shortened(text, length);
      expect(short.length).toBeLessThanOrEqual(length);
      expect(text.startsWith(short.replace(/…$/, ''))).toBe(true);
    }),
  );
});
