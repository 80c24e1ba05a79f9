import { categoryById } from '#src/webstore/catalogue/catalogue.js';
import { stockPictureNamed, type StockPicture } from '#src/webstore/stock-pictures/stock-pictures.js';
import { demoData } from '../data/demo-data.js';
import type { SeededRandom } from '../random/seeded-random.js';
import { dealMotifs } from './deal-motifs.js';
import type { DemoWebstore } from './demo-webstore.js';
import { firstResults, type RankedWebstore } from './first-results.js';

const photographers = 11;
export interface DemoImage extends Pick<StockPicture, 'pictureId' | 'width' | 'height' | 'caption'> {
  credit: string;
}

/**
 * The stock pictures that suit a trade, of its own category and of others, by name, each of another scene: more than a
 * page of results shows, where the trade has that many vendors around a place. The demo vendor has its own, with a
 * first one that no other webstore has: two people before a low sun.
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
 * Assigns each webstore its turn, so that no two that are shown together begin with the same scene: not the local ones
 * of a town, and none of those that are shown everywhere. A scene that a trade shows again comes as the reprint every
 * second time.
 * @param webstores ordered by their numbers; the demo vendor's cover is its own
 */
export function pictureTurns(webstores: readonly RankedWebstore[]): number[] {
  const suitingOf = ({ webstore: { categoryIds } }: RankedWebstore) => suiting.get(externalIdOf(categoryIds[0])) ?? [];
  const [own = ''] = named(suitingPictures.demoVendor).map(([picture]) => picture.alt);
  const players = webstores.map((one) => ({
    motifs: one.index === 0 ? [own] : suitingOf(one).map(([picture]) => picture.alt),
  }));
  const dealt = dealMotifs(players, firstResults(webstores));
  const shown = new Map<string, number>();
  return webstores.map((one, nth) => {
    const pictures = suitingOf(one);
    const turn = pictures.findIndex(([{ alt }]) => alt === dealt[nth]);
    const key = [one.webstore.categoryIds[0], dealt[nth]].join();
    const times = shown.get(key) ?? 0;
    shown.set(key, times + 1);
    return Math.max(turn, 0) + (times % 2) * pictures.length;
  });
}

const externalIdOf = (categoryId = 0) => categoryById(categoryId)?.externalId ?? '';

/**
 * Four to six pictures that suit a webstore, the cover first; the demo vendor has its own.
 * @param turn see `pictureTurns`
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
