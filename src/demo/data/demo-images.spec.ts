import { describe, expect, it } from '@jest/globals';
import { activeCategories } from '#src/webstore/catalogue/catalogue.js';
import { stockPictureById, stockPictureNamed } from '#src/webstore/stock-pictures/stock-pictures.js';
import { picturesInTurn } from './demo-images.js';
import { suitingPictures } from './suiting-pictures.js';

const categories = activeCategories().map(({ externalId }) => externalId);
/** In lists of up to three columns, a card touches those so many places away. */
const near = [1, 2, 3];

describe('the pictures of demo webstores', () => {
  it.each(categories)('of %s are stock pictures, each named once', (category) => {
    const names = suitingPictures[category]!.split(/\s+/);
    expect(names.length).toBeGreaterThanOrEqual(8);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !stockPictureNamed(name))).toEqual([]);
  });

  it.each(categories)('of %s, taken in turn, show something else on every card that touches another', (category) => {
    const turns = suitingPictures[category]!.split(/\s+/).length * 2;
    const covers = Array.from({ length: turns + 3 }, (_, turn) => picturesInTurn(category, turn, 1)[0]!);
    expect(new Set(covers.map(({ pictureId }) => pictureId)).size).toBe(turns);
    for (const [turn, { alt }] of covers.entries()) {
      expect(near.filter((away) => covers[turn + away]?.alt === alt)).toEqual([]);
    }
  });

  it('are what the list says of them, reprints too', () => {
    for (const picture of picturesInTurn('florist', 3, 30))
      expect(stockPictureById(picture.pictureId)).toEqual(picture);
  });
});
