import { describe, expect, it } from '@jest/globals';
import { categoryList } from '#contracts/webstore/category-lists.js';
import { activeCategories } from './catalogue.js';

const ids = (name: 'top' | 'home' | 'explore') =>
  categoryList(name, activeCategories()).map((category) => category.externalId);

describe('categoryList', () => {
  it('has the seven top categories in their order [DIR-5]', () => {
    expect(ids('top')).toEqual([
      'venues',
      'photographyvideography',
      'florist',
      'planning',
      'beauty',
      'music',
      'foodbeverage',
    ]);
  });

  it('has 19 categories to explore and 8 for the home page, each once [DIR-6]', () => {
    expect(new Set(ids('explore')).size).toBe(19);
    expect(ids('explore')).toHaveLength(19);
    expect(new Set(ids('home')).size).toBe(8);
    expect(ids('home')).toHaveLength(8);
  });

  it('leaves an archived category out of every list [DIR-3]', () => {
    const some = activeCategories().map((each) => ({ ...each, archived: each.externalId === 'florist' }));
    for (const name of ['top', 'home', 'explore'] as const) {
      expect(categoryList(name, some).map((each) => each.externalId)).toEqual(
        ids(name).filter((externalId) => externalId !== 'florist'),
      );
    }
  });
});
