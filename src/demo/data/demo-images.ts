import { categoryById } from '#src/webstore/catalogue/catalogue.js';
import { stockPictureNamed, type StockPicture } from '#src/webstore/stock-pictures/stock-pictures.js';
import type { DemoWebstore } from './demo-webstore.js';
import type { SeededRandom } from './seeded-random.js';
import { suitingPictures } from './suiting-pictures.js';

const photographers = 11;
/** Where the demo vendor begins: two people before a low sun. It shows as many as a webstore has ids for. */
const sunset = 1;
const most = 10;

export interface DemoImage extends Pick<StockPicture, 'pictureId' | 'width' | 'height' | 'caption'> {
  credit: string;
}

/** Pictures with their reprints, by the category they suit. */
const suiting = new Map(
  Object.entries(suitingPictures).map(([category, names]) => [
    category,
    names.split(/\s+/).map((name) => stockPictureNamed(name) ?? []),
  ]),
);

/**
 * The pictures that suit a trade, first as they are and then reprinted.
 * @param externalId of the category
 * @param turn from 0 on; another turn begins with another picture
 */
export function picturesInTurn(externalId: string, turn: number, count: number): StockPicture[] {
  const pictures = suiting.get(externalId) ?? [];
  const prints = [0, 1].flatMap((print) => pictures.flatMap((pair) => pair[print] ?? []));
  return Array.from({ length: count }, (_, nth) => prints[(turn + nth) % prints.length]).filter(
    (one) => one !== undefined,
  );
}

/** Webstores that are found one after the other take their turns one after the other. */
export class PictureTurns {
  private readonly turns = new Map<string, number>();

  /** Plan and rating are what orders the vendors of a place; of those that have the same, the earlier comes first. */
  next({ categoryIds, addresses, features }: DemoWebstore, rating: number, random: SeededRandom): number {
    const [address] = addresses;
    const group = [categoryIds[0], address?.city, address?.state, rating, ...features].join();
    const turn = this.turns.get(group) ?? random.integer(0, 99);
    this.turns.set(group, turn + 1);
    return turn;
  }
}

/**
 * Four to six pictures that suit a webstore, the cover first.
 * @param turn see `PictureTurns`
 * @param photographerFor who may have taken them, asked only where a picture names somebody
 */
export function demoImages(
  random: SeededRandom,
  index: number,
  { categoryIds: [categoryId = 0] }: DemoWebstore,
  turn: number,
  photographerFor: (random: SeededRandom) => string | undefined,
): DemoImage[] {
  const count = index === 0 ? most : random.integer(4, 6);
  const names = categoryId !== photographers && random.chance(0.3);
  const credit = names ? (photographerFor(random) ?? '') : '';
  return picturesInTurn(categoryById(categoryId)?.externalId ?? '', index === 0 ? sunset : turn, count).map(
    ({ pictureId, width, height, caption }) => ({ pictureId, width, height, caption, credit }),
  );
}
