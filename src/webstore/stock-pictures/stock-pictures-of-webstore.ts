import type { PictureView } from '#contracts/shared/picture.js';
import { categoryById } from '../catalogue/catalogue.js';
import { stockPicturesFor } from './stock-pictures.js';

/** Pictures for a webstore that has none to show, with its hero first (WS-227). */
export const stockPicturesOfWebstore = (webstoreId: string, categoryIds: readonly number[]): PictureView[] =>
  categoryIds
    .slice(0, 1)
    .flatMap((id) => stockPicturesFor(categoryById(id)?.externalId ?? '', webstoreId))
    .map(({ caption: _caption, ...picture }) => picture);
