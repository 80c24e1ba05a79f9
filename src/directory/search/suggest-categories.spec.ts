import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { activeCategories } from '#src/webstore/catalogue/catalogue.js';
import { suggestCategories } from './suggest-categories.js';
import { synonyms } from './synonyms.js';

const suggested = (text: string) => suggestCategories(text, 5).map(({ externalId, via }) => [externalId, via]);
const first = (text: string) => suggested(text)[0];

describe('categories for a typed text', () => {
  it.each([
    ['florist', ['florist', null]],
    ['flor', ['florist', null]],
    ['FLORISTS', ['florist', null]],
    ['wedding cakes', ['weddingcakes', null]],
    ['cakes wed', ['weddingcakes', null]],
    ['dj', ['music', null]],
    ['disc jockey', ['music', 'disc jockey']],
    ['photographer', ['photographyvideography', null]],
    ['photography', ['photographyvideography', 'photography']],
    ['hotel', ['lodging', 'hotel']],
    ['b&b', ['lodging', 'B&B']],
    ['limo', ['transportation', 'limo']],
    ['makeup artist', ['beauty', null]],
    ['make-up artist', ['beauty', 'make-up artist']],
    ['MUA', ['beauty', 'MUA']],
    ['wedding planner', ['planning', 'wedding planner']],
    ['food and', ['foodbeverage', 'food and beverage']],
    ['string quart', ['music', 'string quartet']],
    ['henna', ['beauty', 'henna']],
    ['wedding photographer', ['photographyvideography', null]],
    ['Wedding DJ', ['music', null]],
    ['wedding wed', ['weddingcakes', null]],
    ['church', ['venues', 'church']],
    ['nanny', ['otherservices', 'nanny']],
  ])('for %j begin with %j', (text, expected) => {
    expect(first(text)).toEqual(expected);
  });

  it.each([
    ['fotographer', 'photographyvideography', false],
    ['photogrpaher', 'photographyvideography', true],
    ['florsit', 'florist', true],
    ['limosine', 'transportation', true],
    ['cattering', 'foodbeverage', true],
    ['vneue', 'venues', true],
    ['cak', 'weddingcakes', true],
    ['ckae', 'weddingcakes', false],
  ])('for %j, written this way, contain %s: %s', (text, externalId, isFound) => {
    expect(suggested(text).some(([found]) => found === externalId)).toBe(isFound);
  });

  it('come by their own names first, then by synonyms, then with typos', () => {
    expect(suggested('photo b')[0]).toEqual(['photobooths', null]);
    const found = suggested('photo').map(([externalId]) => externalId);
    expect(new Set(found.slice(0, 2))).toEqual(new Set(['photobooths', 'photographyvideography']));
    expect(suggested('suits')[0]).toEqual(['tuxedos', null]);
  });

  it.each(['', ' ', '💐', '--', 'zeppelin', 'x'.repeat(120), `${'dj '.repeat(40)}zeppelin`])(
    'are none for %j',
    (text) => {
      expect(suggested(text)).toEqual([]);
    },
  );

  it('are found by each name and each synonym', () => {
    for (const { externalId, namePlural, name } of activeCategories()) {
      const words = [namePlural, name, ...(synonyms[externalId] ?? []).flat()];
      const missed = words.filter(
        (text) => !suggestCategories(text, 24).some((found) => found.externalId === externalId),
      );
      expect(missed).toEqual([]);
    }
  });

  it('are limited, unique and never archived, for any text', () => {
    const active = new Set(activeCategories().map(({ id }) => id));
    const words = fc.constantFrom(...Object.values(synonyms).flat(2), 'a', 'wedding', 'and');
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 120 }), words), fc.integer({ min: 1, max: 30 }), (text, limit) => {
        const ids = suggestCategories(text, limit).map(({ id }) => id);
        expect(ids.length).toBeLessThanOrEqual(limit);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.every((id) => active.has(id))).toBe(true);
      }),
    );
  });
});
