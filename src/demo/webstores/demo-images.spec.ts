import { describe, expect, it } from '@jest/globals';
import { activeCategories, categoryById } from '#src/webstore/catalogue/catalogue.js';
import { stockPictureById, stockPictureNamed } from '#src/webstore/stock-pictures/stock-pictures.js';
import { picturesInTurn, PictureTurns, suitingPictures } from './demo-images.js';
import { demoWebstores } from './demo-webstores.js';

const categories = activeCategories().map(({ externalId }) => externalId);
/** Distances in the list at which two cards are adjacent, with up to three columns. */
const near = [1, 2, 3];

describe('the pictures of demo webstores', () => {
  it.each(categories)('of %s are stock pictures, each named once', (category) => {
    const names = suitingPictures.byCategory[category]!;
    expect(names.length).toBeGreaterThanOrEqual(8);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !stockPictureNamed(name))).toEqual([]);
  });

  it.each(categories)('of %s, taken in turn, differ on all adjacent cards', (category) => {
    const turns = suitingPictures.byCategory[category]!.length * 2;
    const covers = Array.from({ length: turns + 3 }, (_, turn) => picturesInTurn(category, turn, 1)[0]!);
    expect(new Set(covers.map(({ pictureId }) => pictureId)).size).toBe(turns);
    for (const [turn, { alt }] of covers.entries()) {
      expect(near.filter((away) => covers[turn + away]?.alt === alt)).toEqual([]);
    }
  });

  it('begin with another scene in each webstore of a trade and town, as long as there are unused ones', () => {
    const turns = new PictureTurns();
    const covers = new Map<string, string[]>();
    for (const webstore of demoWebstores(3_000, 7)) {
      const [category] = webstore.categoryIds;
      const town = `${category}, ${webstore.addresses[0]!.city}`;
      const { externalId } = categoryById(category!)!;
      const [cover] = picturesInTurn(externalId, turns.of(webstore, 9), 1);
      covers.set(town, [...(covers.get(town) ?? []), cover!.alt]);
    }
    const long = [...covers.values()].filter((shown) => shown.length >= 6);
    expect(long.length).toBeGreaterThan(10);
    // Photo booths have the fewest scenes.
    for (const shown of long) expect(new Set(shown.slice(0, 5)).size).toBe(5);
  });

  it('are reprints where a town shows a picture for the second time', () => {
    const turns = new PictureTurns();
    const [webstore] = demoWebstores(1, 7);
    const { externalId } = categoryById(webstore!.categoryIds[0]!)!;
    const count = 2 * suitingPictures.byCategory[externalId]!.length;
    const covers = Array.from(
      { length: count },
      () => picturesInTurn(externalId, turns.of(webstore!, 9), 1)[0]!.pictureId,
    );
    expect(new Set(covers).size).toBeGreaterThan(count / 2);
  });

  it('have the properties in the list, including reprints', () => {
    for (const picture of picturesInTurn('florist', 3, 30))
      expect(stockPictureById(picture.pictureId)).toEqual(picture);
  });
});
