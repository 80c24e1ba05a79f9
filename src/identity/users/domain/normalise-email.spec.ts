import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { normaliseEmail } from './normalise-email.js';

it('normalises capitals, composed letters and surrounding spaces to one form [ID-22]', () => {
  const forms = ['zoë@posy.example', 'ZOË@Posy.Example', ' zoe\u0308@posy.example ', 'ZOE\u0308@posy.example'];
  expect(new Set(forms.map(normaliseEmail)).size).toBe(1);
});

it('does not change an email that is already normalised [ID-22]', () => {
  // Only the lower-case letter has a composed form.
  expect(normaliseEmail('J\u030cx@posy.example')).toBe('\u01f0x@posy.example');
  const marked = fc.tuple(fc.string({ unit: 'grapheme' }), fc.constantFrom('', '\u030c', '\u0308', '\u0301'));
  fc.assert(
    fc.property(fc.array(marked), (parts) => {
      const once = normaliseEmail(parts.flat().join(''));
      expect(normaliseEmail(once)).toBe(once);
    }),
  );
});
