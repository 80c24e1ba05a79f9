import type { PictureFormat, PictureWidth } from '#contracts/shared/picture.js';
import { loadSharp } from './load-sharp.js';
import { variantEncoders } from './variant-encoders.js';

/** Seconds that rendering a variant may take. */
const timeoutSeconds = 8;
/** Largest accepted original: 50 megapixels. */
const maxPixels = 50_000_000;

/**
 * Renders a variant: rotated by its EXIF orientation, not enlarged, and without metadata such as the location.
 * @throws Error when the bytes are no picture, the picture is too large, or rendering times out
 */
export async function renderVariant(original: Uint8Array, width: PictureWidth, format: PictureFormat): Promise<Buffer> {
  const sharp = await loadSharp();
  const picture = sharp(original, { limitInputPixels: maxPixels, failOn: 'error', autoOrient: true })
    .timeout({ seconds: timeoutSeconds })
    .resize({ width, withoutEnlargement: true })
    .toColourspace('srgb');
  if (format === 'jpg') picture.flatten({ background: '#ffffff' });
  return variantEncoders[format](picture).toBuffer();
}
