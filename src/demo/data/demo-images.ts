import { categoryById } from '#src/webstore/catalogue/catalogue.js';
import { stockPicturesOf, type StockPicture } from '#src/webstore/stock-pictures/stock-pictures.js';
import type { DemoWebstore } from './demo-webstore.js';
import { SeededRandom } from './seeded-random.js';

const photographers = 11;
/** The demo vendor begins with two people before a low sun. */
const sunset = 2;

export interface DemoImage extends Pick<StockPicture, 'pictureId' | 'width' | 'height' | 'caption'> {
  credit: string;
}

/**
 * Four to six of the pictures of a category, the cover first; each webstore begins with another one.
 * @param photographerFor who may have taken them, asked only where a picture names somebody
 */
export function demoImages(
  seed: number,
  index: number,
  webstore: DemoWebstore,
  photographerFor: (random: SeededRandom) => string | undefined,
): DemoImage[] {
  const random = new SeededRandom(seed + 4, index);
  const [categoryId = 0] = webstore.categoryIds;
  const pictures = stockPicturesOf(categoryById(categoryId)?.externalId ?? '');
  const first = index === 0 ? sunset : random.integer(0, pictures.length - 1);
  const count = index === 0 ? pictures.length : random.integer(4, 6);
  const names = categoryId !== photographers && random.chance(0.3);
  const credit = names ? (photographerFor(random) ?? '') : '';
  return [...pictures.slice(first), ...pictures.slice(0, first)]
    .slice(0, count)
    .map(({ pictureId, width, height, caption }) => ({ pictureId, width, height, caption, credit }));
}
