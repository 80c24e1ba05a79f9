import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { phrase, say, slotsOf } from './phrase.js';
import { SeededRandom } from '../random/seeded-random.js';

const speaker = (seed = 1) => ({ random: new SeededRandom(seed, 0), fill: (slot: string) => `<${slot}>` });
const said = (text: string, seed?: number) => say(phrase(text), speaker(seed));
const sayings = (text: string) => new Set(Array.from({ length: 200 }, (_, seed) => said(text, seed)));

describe('phrase', () => {
  it('returns plain text unchanged', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!/[[{]/.test(text));
        expect(said(text)).toBe(text);
      }),
    );
  });

  it('fills slots and picks among choices, also inside choices', () => {
    expect(said('From {city} to {region}.')).toBe('From <city> to <region>.');
    expect(sayings('[a|b {x}|c [d|e]]')).toEqual(new Set(['a', 'b <x>', 'c d', 'c e']));
  });

  it('keeps a bar or a bracket that is not part of a choice', () => {
    expect(said('a|b] c')).toBe('a|b] c');
  });

  it('writes numbers in words below a hundred, in digits above, round ones above twenty, years unchanged', () => {
    expect(sayings('{2-4}')).toEqual(new Set(['two', 'three', 'four']));
    expect(sayings('{38-47}')).toEqual(new Set(['forty', 'forty-five']));
    expect(sayings('{90-92}')).toEqual(new Set(['ninety']));
    expect(sayings('{120-139}')).toEqual(new Set(['120', '130', '139']));
    expect(sayings('{1998-2000}')).toEqual(new Set(['1998', '1999', '2000']));
  });

  it('never writes a number outside the range', () => {
    const range = fc.tuple(fc.integer({ min: 100, max: 1400 }), fc.nat({ max: 90 }));
    fc.assert(
      fc.property(fc.integer(), range, (seed, [least, span]) => {
        const number = Number(said(`{${least}-${least + span}}`, seed));
        return number >= least && number <= least + span;
      }),
    );
  });

  it('lists its slots', () => {
    expect(slotsOf(phrase('{a} [b|{c} [{d}|{3-4}]]'))).toEqual(['a', 'c', 'd']);
  });

  it('refuses an unclosed bracket', () => {
    expect(() => phrase('a [b|c')).toThrow('[');
    expect(() => phrase('a {b')).toThrow('{');
  });
});
