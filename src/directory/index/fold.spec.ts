import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fold } from './fold.js';

describe('a folded text', () => {
  it.each([
    ['Été à Montréal', 'ete a montreal'],
    ['LES FLEURS DU CŒUR', 'les fleurs du coeur'],
    ['Łódź & Søren', 'lodz and soren'],
    ['Straße Ærø', 'strasse aero'],
    ["O'Hara’s  —  Sons, Ltd.", 'oharas sons ltd'],
    ['İstanbul ILGAZ ışık', 'istanbul ilgaz isik'],
    ['ﬁne ①２３', 'fine 123'],
    ['💐 Wild 👩‍❤️‍👨 Blooms', 'wild blooms'],
    ['סטודיו לצילום', 'סטודיו לצילום'],
    ['Свадьба', 'свадьба'],
    ['春天 婚礼', '春天 婚礼'],
    ['<b>&amp;</b>', 'b and amp b'],
    ['💐', ''],
    ['', ''],
  ])('of %j is %j', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.string());

  it('does not change when it is folded again', () => {
    fc.assert(fc.property(text, (given) => fold(fold(given)) === fold(given)));
  });

  it('consists of words of letters and digits, separated by one space, without capitals or accents', () => {
    fc.assert(
      fc.property(text, (given) => {
        expect(fold(given)).toMatch(/^$|^[\p{Letter}\p{Number}]+( [\p{Letter}\p{Number}]+)*$/u);
        expect(fold(given)).not.toMatch(/\p{Mark}|[A-ZÀ-Þß]/u);
      }),
    );
  });

  it('does not depend on accents, case or surrounding spaces', () => {
    const name = fc.stringMatching(/^[a-zéèüñçå]{1,8}( [a-zéèüñçå]{1,8}){0,3}$/);
    fc.assert(
      fc.property(name, (given) => {
        const ways = [given.toUpperCase(), given.normalize('NFD'), ` ${given.replaceAll(' ', '  ')}! `];
        expect(ways.map(fold)).toEqual(ways.map(() => fold(given)));
      }),
    );
  });

  it('is never longer than an index term may be', () => {
    const longest = fc.string({ unit: 'binary', minLength: 60, maxLength: 120 }).filter((given) => given.length <= 120);
    fc.assert(fc.property(longest, (given) => Buffer.byteLength(fold(given)) < 32_766));
    expect(Buffer.byteLength(fold('ﷺ'.repeat(120)))).toBeLessThan(32_766);
  });
});
