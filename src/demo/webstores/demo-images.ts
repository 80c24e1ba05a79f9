import { categoryById } from '#src/webstore/catalogue/catalogue.js';
import { stockPictureNamed, type StockPicture } from '#src/webstore/stock-pictures/stock-pictures.js';
import { demoData } from '../data/demo-data.js';
import type { DemoWebstore } from './demo-webstore.js';
import type { SeededRandom } from '../random/seeded-random.js';

const photographers = 11;
export interface DemoImage extends Pick<StockPicture, 'pictureId' | 'width' | 'height' | 'caption'> {
  credit: string;
}

/**
 * The stock pictures that suit a trade, of its own category and of others, by name. A trade's webstores take them in
 * turn: pictures of the same thing are at least four apart, so that none is beside or above a similar one on a page of
 * two or three columns. The demo vendor has its own, with a first one that no other webstore has: two people before a
 * low sun.
 */
export const suitingPictures = demoData<{
  byCategory: Readonly<Record<string, readonly string[]>>;
  demoVendor: readonly string[];
}>('pictures');

/** Pictures with their reprints. */
const named = (names: readonly string[]) =>
  names.flatMap((name) => {
    const pair = stockPictureNamed(name);
    return pair ? [pair] : [];
  });
const suiting = new Map(
  Object.entries(suitingPictures.byCategory).map(([category, names]) => [category, named(names)]),
);

/**
 * The pictures that suit a trade, the originals before their reprints.
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

/**
 * Assigns each webstore its turn. Within a trade, a town shows every scene before it repeats one, and uses the reprint
 * of a picture the second time; across the country, where results are ordered by plan and rating, each begins with the
 * picture after its neighbor's.
 */
export class PictureTurns {
  private readonly next = new Map<string, number>();
  /**
   * For each town, how often a picture was shown, and its scene; and whether the original or the reprint comes first,
   * which alternates between towns.
   */
  private readonly shown = new Map<string, { times: Map<number | string, number>; print: number }>();

  /** @param rating in the steps by which results are ordered */
  of({ categoryIds: [categoryId = 0], addresses: [address], features }: DemoWebstore, rating: number): number {
    const scenes = (suiting.get(externalIdOf(categoryId)) ?? []).map(([picture]) => picture.alt);
    const group = [categoryId, rating, ...features].join();
    const town = [categoryId, address?.city, address?.state].join();
    const shown = this.shown.get(town) ?? { times: new Map<number | string, number>(), print: this.shown.size };
    this.shown.set(town, shown);

    const from = this.next.get(group) ?? categoryId + rating;
    const inTurn = scenes.map((_, nth) => (from + nth) % scenes.length);
    const timesOf = (picture: number) => shown.times.get(picture) ?? 0;
    const wornOf = (picture: number) => shown.times.get(scenes[picture] ?? '') ?? 0;
    const [picture = 0] = inTurn.sort((one, other) => wornOf(one) - wornOf(other) || timesOf(one) - timesOf(other));
    const print = (timesOf(picture) + shown.print) % 2;
    this.next.set(group, picture + 1);
    shown.times.set(scenes[picture] ?? '', wornOf(picture) + 1).set(picture, timesOf(picture) + 1);
    return picture + print * scenes.length;
  }
}

const externalIdOf = (categoryId: number) => categoryById(categoryId)?.externalId ?? '';

/**
 * Four to six pictures that suit a webstore, the cover first; the demo vendor has its own.
 * @param turn see `PictureTurns`
 * @param photographerFor returns a possible photographer, called only if a picture names one
 */
export function demoImages(
  random: SeededRandom,
  index: number,
  { categoryIds: [categoryId = 0] }: DemoWebstore,
  turn: number,
  photographerFor: (random: SeededRandom) => string | undefined,
): DemoImage[] {
  const count = random.integer(4, 6);
  const names = categoryId !== photographers && random.chance(0.3);
  const credit = names ? (photographerFor(random) ?? '') : '';
  const pictures =
    index === 0
      ? named(suitingPictures.demoVendor).map(([picture]) => picture)
      : picturesInTurn(externalIdOf(categoryId), turn, count);
  return pictures.map(({ pictureId, width, height, caption }) => ({ pictureId, width, height, caption, credit }));
}
