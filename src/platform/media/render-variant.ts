import sharp from 'sharp';
import type { PictureFormat, PictureWidth } from '#contracts/shared/picture.js';

/** Seconds that one variant may take. */
const limit = 8;
/** Pixels of the largest original that is read: 50 megapixels. */
const mostPixels = 50_000_000;

sharp.concurrency(1); // few at once, each on one core, so that requests for data are not held up
sharp.cache(false); // an original is read once

/**
 * One file of a picture: turned as the camera says, not enlarged, without any metadata (and so without a place).
 * @throws Error when the bytes are no picture, one that is too large, or take too long
 */
export async function renderVariant(original: Uint8Array, width: PictureWidth, format: PictureFormat): Promise<Buffer> {
  const picture = sharp(original, { limitInputPixels: mostPixels, failOn: 'error', autoOrient: true })
    .timeout({ seconds: limit })
    .resize({ width, withoutEnlargement: true })
    .toColourspace('srgb');
  if (format === 'webp') return picture.webp({ quality: 76, effort: 3 }).toBuffer();
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 78, mozjpeg: true }).toBuffer();
}
