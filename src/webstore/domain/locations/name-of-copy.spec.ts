import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { nameOfCopy } from './name-of-copy.js';

it('adds a word, and a number from the second copy on', () => {
  const names = ['Wildrye'];
  for (const copy of ['Wildrye (copy)', 'Wildrye (copy 2)', 'Wildrye (copy 3)']) {
    expect(nameOfCopy('Wildrye', names)).toBe(copy);
    names.push(copy);
  }
  expect(nameOfCopy('wildrye', names)).toBe('wildrye (copy 4)');
  expect(nameOfCopy('', ['', 'Wildrye'])).toBe('(copy)');
});

it('stays within the limit of a name, is free, and cuts no character in half', () => {
  const name = fc.string({ unit: 'grapheme', maxLength: 120 }).map((text) => text.trim());
  fc.assert(
    fc.property(name, fc.nat(12), (given, copies) => {
      const taken = [given];
      for (let made = 0; made <= copies; made++) taken.push(nameOfCopy(given, taken));
      const made = taken.slice(1);
      expect(new Set(made.map((one) => one.toLowerCase())).size).toBe(copies + 1);
      for (const one of made) {
        expect(one.length).toBeLessThanOrEqual(120);
        expect(one).toBe(one.trim());
        expect(one.isWellFormed()).toBe(true);
      }
    }),
  );
});
