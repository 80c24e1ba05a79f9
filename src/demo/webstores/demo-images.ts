import { categoryById } from '#src/webstore/catalogue/catalogue.js';
import { stockPictureNamed, type StockPicture } from '#src/webstore/stock-pictures/stock-pictures.js';
import { demoData } from '../data/demo-data.js';
import { places } from '../places/places.js';
import type { SeededRandom } from '../random/seeded-random.js';
import { dealMotifs } from './deal-motifs.js';
import type { DemoWebstore } from './demo-webstore.js';
import { firstResults, type RankedWebstore } from './first-results.js';

const photographers = 11;
/** The place in which the guided tour of the demo searches. */
const tour = places.filter(({ city, state }) => city === 'Austin' && state === 'TX');
/** Number of results that are in view at first. */
const atAGlance = 3;

export interface DemoImage extends Pick<StockPicture, 'pictureId' | 'width' | 'height' | 'caption'> {
  credit: string;
}

/**
 * The stock pictures that suit a trade by name, each of another scene, those of its own category before those of others:
 * more than a page of results shows, where the trade has that many vendors around a place. The demo vendor has its own,
 * with a first one that no other webstore has: two people before a low sun.
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

/** Number of pictures, from the first on, that show the trade of a category itself. */
const ownPictures = (externalId: string) =>
  (suitingPictures.byCategory[externalId] ?? []).filter((name) => name.startsWith(`${externalId}-`)).length;

/**
 * Assigns each webstore its turn, so that no two that are shown together begin with the same scene: not the local ones
 * of a town, and none of those that are shown everywhere. The first results begin with scenes of their own trade. A scene
 * that a trade shows again comes as the reprint every second time.
 * @param webstores ordered by their numbers; the demo vendor's cover is its own
 */
export function pictureTurns(webstores: readonly RankedWebstore[]): number[] {
  const tradeOf = ({ webstore: { categoryIds } }: RankedWebstore) => externalIdOf(categoryIds[0]);
  const suitingOf = (one: RankedWebstore) => suiting.get(tradeOf(one)) ?? [];
  const [fixed = ''] = named(suitingPictures.demoVendor).map(([picture]) => picture.alt);
  const players = webstores.map((one) =>
    one.index === 0
      ? { motifs: [fixed], own: 1 }
      : { motifs: suitingOf(one).map(([picture]) => picture.alt), own: ownPictures(tradeOf(one)) },
  );
  const toured = firstResults(webstores, tour).flatMap((shown) => shown.slice(0, atAGlance));
  const dealt = dealMotifs(players, firstResults(webstores), toured);
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
