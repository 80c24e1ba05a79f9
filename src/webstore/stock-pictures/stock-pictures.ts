import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureView } from '#contracts/shared/picture.js';
import { stockPictureFolder } from './stock-picture-folder.js';

/** A picture of the house: shown where a business has none, and what demo webstores are illustrated with. */
export interface StockPicture extends PictureView {
  /** What a vendor would write under it. */
  caption: string;
}

interface ListedPicture extends StockPicture {
  /** External id of the category. */
  category: string;
  file: string;
}

const list = JSON.parse(readFileSync(join(stockPictureFolder, 'list.json'), 'utf8')) as ListedPicture[];
const byId = new Map(list.map((picture) => [picture.pictureId, picture]));
const byCategory = Map.groupBy(list, (picture) => picture.category);

const shown = ({ category: _category, file: _file, ...picture }: ListedPicture): StockPicture => picture;
const picturesOf = new Map([...byCategory].map(([category, pictures]) => [category, pictures.map(shown)]));

/** The six pictures of a category. */
export const stockPicturesOf = (externalId: string): readonly StockPicture[] => picturesOf.get(externalId) ?? [];

export const stockPictureById = (pictureId: string): StockPicture | undefined => byId.get(pictureId);

/** Path of the file of a stock picture. */
export function stockPictureFile(pictureId: string): string | undefined {
  const picture = byId.get(pictureId);
  return picture && join(stockPictureFolder, picture.file);
}

/**
 * The pictures of a category as one webstore without its own shows them, the hero first (WS-227): neighbours in a list
 * begin with different ones, and a page begins with the one on its card.
 */
export function stockPicturesFor(externalId: string, webstoreId: string): StockPicture[] {
  const pictures = stockPicturesOf(externalId);
  const first = Number.parseInt(webstoreId.slice(-6), 16) % pictures.length || 0;
  return [...pictures.slice(first), ...pictures.slice(0, first)];
}
