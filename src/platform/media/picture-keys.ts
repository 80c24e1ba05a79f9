import type { PictureFormat, PictureWidth } from '#contracts/shared/picture.js';

/** Caching headers: the picture at the address of a variant never changes. */
export const pictureCaching = 'public, max-age=31536000, immutable';

/** Storage folder of all files of a picture. */
export const pictureFolder = (pictureId: string): string => `pictures/${pictureId}`;

/** Storage key of the picture that variants are made from; it is never served. */
export const originalKey = (pictureId: string): string => `${pictureFolder(pictureId)}/original`;

/** Storage key of one variant. */
export const variantKey = (pictureId: string, width: PictureWidth, format: PictureFormat): string =>
  `${pictureFolder(pictureId)}/${width}.${format}`;
