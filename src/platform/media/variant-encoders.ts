import type { Sharp } from 'sharp';
import type { PictureFormat } from '#contracts/shared/picture.js';

/**
 * The encoders of the formats in which pictures are served. Browsers take WebP; JPEG is for other readers, such as link
 * previews. Smaller JPEGs (`mozjpeg`) would save those a tenth, and double the time that an upload takes.
 */
export const variantEncoders: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  webp: (picture) => picture.webp({ quality: 76, effort: 3 }),
  jpg: (picture) => picture.jpeg({ quality: 78 }),
};
