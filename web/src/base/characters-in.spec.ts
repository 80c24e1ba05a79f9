import { expect, it } from '@jest/globals';
import { maxLength } from 'class-validator';
import fc from 'fast-check';
import { charactersIn } from './characters-in.js';

it('counts as many characters as the limit of a field allows', () => {
  const texts = fc.array(fc.constantFrom('a', 'é', '💐', 'א', '\u2764\ufe0f', '👩‍🌾', '\n'), {
    minLength: 1,
    maxLength: 40,
  });
  fc.assert(
    fc.property(texts, (parts) => {
      const text = parts.join('');
      const count = charactersIn(text);
      expect([maxLength(text, count), maxLength(text, count - 1)]).toEqual([true, false]);
    }),
  );
});
