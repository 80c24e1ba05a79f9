import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { activeCategories } from '../catalogue/catalogue.js';
import { StockPictureFiles } from './stock-picture-files.js';
import { stockPictureFolder } from './stock-picture-folder.js';
import {
  stockPictureById,
  stockPictureNamed,
  stockPicturesFor,
  stockPictureSource,
  stockPicturesOf,
} from './stock-pictures.js';

const categories = activeCategories().map((category) => category.externalId);

describe('the stock pictures', () => {
  it('are six of each category, with exactly one file each [WS-227]', () => {
    expect(categories.map((category) => [category, stockPicturesOf(category).length])).toEqual(
      categories.map((category) => [category, 6]),
    );
    const ids = categories.flatMap((category) => stockPicturesOf(category).map((picture) => picture.pictureId));
    expect(new Set(ids).size).toBe(ids.length);
    expect(readdirSync(stockPictureFolder)).toHaveLength(ids.length + 1);
  });

  it.each(categories)('of %s have the properties in the list, and are small', async (category) => {
    for (const picture of stockPicturesOf(category)) {
      const bytes = readFileSync(stockPictureSource(picture.pictureId)!.path);
      const { width, height, format, exif } = await sharp(bytes).metadata();
      expect([width, height, format, exif]).toEqual([picture.width, picture.height, 'jpeg', undefined]);
      expect(width).toBe(1600);
      expect(bytes.byteLength).toBeLessThanOrEqual(90_000);
      // Another picture has another id: browsers cache the file of an address for ever.
      const digits = createHash('sha256').update(bytes).digest('hex');
      expect(picture.pictureId.slice(0, 8)).toBe(digits.slice(0, 8));
      expect(picture.placeholder.length).toBeLessThan(200);
      expect(picture.alt.length).toBeGreaterThan(15);
      expect(picture.caption.length).toBeLessThanOrEqual(100);
      expect(stockPictureById(picture.pictureId)).toMatchObject(picture);
    }
  });

  it('have reprints of the same size that are different pictures, each with an id of its own', async () => {
    const pairs = categories.flatMap((category) =>
      [1, 2, 3, 4, 5, 6].map((nth) => stockPictureNamed(`${category}-${nth}`)!),
    );
    expect(new Set(pairs.flat().map((picture) => picture.pictureId)).size).toBe(pairs.length * 2);
    const [picture, other] = stockPictureNamed('florist-1')!;
    expect(other).toMatchObject({ alt: picture.alt, caption: picture.caption, width: 1600, height: 1200 });
    const files = new StockPictureFiles();
    const [bytes, otherBytes] = await Promise.all([picture, other].map(({ pictureId }) => files.original(pictureId)));
    const [one, reprinted] = await Promise.all([bytes, otherBytes].map((jpeg) => sharp(jpeg).metadata()));
    expect([reprinted!.width, reprinted!.height, reprinted!.format]).toEqual([one!.width, one!.height, 'jpeg']);
    expect(Buffer.compare(bytes!, otherBytes!)).not.toBe(0);
  });

  it('begin with the same one for the same webstore, and with another one for another [WS-227]', () => {
    const id = (nth: number) => `0198c0de-0000-7000-8000-${nth.toString(16).padStart(12, '0')}`;
    const inOrder = stockPicturesOf('florist');
    const firsts = Array.from({ length: 6 }, (_unused, nth) => stockPicturesFor('florist', id(nth))[0]!.pictureId);
    expect(new Set(firsts).size).toBe(6);
    expect(stockPicturesFor('florist', id(4))).toEqual(stockPicturesFor('florist', id(4)));
    const rotated = stockPicturesFor('florist', id(4));
    const start = inOrder.findIndex(({ pictureId }) => pictureId === rotated[0]!.pictureId);
    expect(rotated).toEqual([...inOrder.slice(start), ...inOrder.slice(0, start)]);
    expect(stockPicturesFor('nothing', id(4))).toEqual([]);
  });
});
