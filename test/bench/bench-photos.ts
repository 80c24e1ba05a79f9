import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Pixels of a usual camera of a phone: 12 megapixels. */
const width = 4_000;
const height = 3_000;
const largest = 15_000_000;

/** Different JPEGs of 12 megapixels and 2 to 4 MB, in a folder; returns their paths. */
export async function writePhotos(folder: string, count: number): Promise<string[]> {
  const paths: string[] = [];
  for (let at = 0; at < count; at++) {
    const path = join(folder, `photo-${at}.jpg`);
    await writeFile(path, await encoded(await detailed(900), 85));
    paths.push(path);
  }
  return paths;
}

/** JPEGs of 12 megapixels with as much detail as fits into 15,000,000 bytes. */
export async function writeLargePhotos(folder: string, count: number): Promise<string[]> {
  const paths: string[] = [];
  const quality = await largestQuality(await detailed(3_000));
  for (let at = 0; at < count; at++) {
    const path = join(folder, `large-${at}.jpg`);
    const photo = await encoded(await detailed(3_000), quality);
    if (photo.length > largest) throw new Error(`A photo of ${photo.length} bytes is too large`);
    await writeFile(path, photo);
    paths.push(path);
  }
  return paths;
}

/** Noise, enlarged: with more of its own pixels it has finer detail. */
const detailed = (ownWidth: number) =>
  sharp({
    create: {
      width: ownWidth,
      height: Math.round((ownWidth * height) / width),
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 45 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();

const encoded = (detail: Buffer, quality: number) =>
  sharp(detail).resize({ width, height, fit: 'fill' }).jpeg({ quality }).toBuffer();

async function largestQuality(detail: Buffer): Promise<number> {
  for (let quality = 100; quality > 50; quality -= 1) {
    if ((await encoded(detail, quality)).length < largest * 0.985) return quality;
  }
  throw new Error('No quality makes the photo small enough');
}
