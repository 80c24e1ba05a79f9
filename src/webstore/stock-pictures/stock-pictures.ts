import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureView } from '#contracts/shared/picture.js';
import { stockPictureFolder } from './stock-picture-folder.js';

/** A committed picture, shown if a business has none, and used by demo webstores. */
export interface StockPicture extends PictureView {
  /** A caption in the words of a vendor. */
  caption: string;
}

interface ListedPicture extends StockPicture {
  /** External id of the category. */
  category: string;
  file: string;
  /** The same picture with another framing and tone, without a file of its own. */
  reprint: { pictureId: string; placeholder: string; mirrored: boolean };
}

/** The source of a stock picture's files. */
export interface StockPictureSource {
  path: string;
  /** The picture that it is a reprint of. */
  reprint?: { mirrored: boolean };
}

const list = JSON.parse(readFileSync(join(stockPictureFolder, 'list.json'), 'utf8')) as ListedPicture[];
const byCategory = Map.groupBy(list, (picture) => picture.category);

const shown = ({ category: _category, file: _file, reprint: _reprint, ...picture }: ListedPicture): StockPicture =>
  picture;
const reprinted = (picture: ListedPicture): StockPicture => {
  const { pictureId, placeholder } = picture.reprint;
  return { ...shown(picture), pictureId, placeholder };
};
const picturesOf = new Map([...byCategory].map(([category, pictures]) => [category, pictures.map(shown)]));
const byId = new Map(list.flatMap((one) => [shown(one), reprinted(one)]).map((one) => [one.pictureId, one]));
const byName = new Map(list.map((one) => [one.file.replace('.jpg', ''), [shown(one), reprinted(one)] as const]));
const sources = new Map(
  list.flatMap(({ pictureId, file, reprint }): [string, StockPictureSource][] => {
    const path = join(stockPictureFolder, file);
    return [
      [pictureId, { path }],
      [reprint.pictureId, { path, reprint }],
    ];
  }),
);

/** The six pictures of a category. */
export const stockPicturesOf = (externalId: string): readonly StockPicture[] => picturesOf.get(externalId) ?? [];

/**
 * A picture and its reprint.
 * @param name external id of its category and its number among the six, such as `florist-1`
 */
export const stockPictureNamed = (name: string): readonly [StockPicture, StockPicture] | undefined => byName.get(name);

export const stockPictureById = (pictureId: string): StockPicture | undefined => byId.get(pictureId);

export const stockPictureSource = (pictureId: string): StockPictureSource | undefined => sources.get(pictureId);

/**
 * The pictures of a category in the order for one webstore, the hero first (WS-227): neighbors in a list begin with
 * different ones, and a page begins with the one on its card.
 */
export function stockPicturesFor(externalId: string, webstoreId: string): StockPicture[] {
  const pictures = stockPicturesOf(externalId);
  const first = Number.parseInt(webstoreId.slice(-6), 16) % pictures.length || 0;
  return [...pictures.slice(first), ...pictures.slice(0, first)];
}
