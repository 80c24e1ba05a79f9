import type { Sharp } from 'sharp';

const side = 8;

/** Largest number of differing bits of two hashes whose pictures look the same. */
const sameWithin = 4;

/**
 * Returns the difference hash (dHash) of a picture as 16 hexadecimal digits: whether each of 8 x 8 cells is brighter
 * than its neighbour to the right. It survives scaling and new encodings.
 * @see https://www.hackerfactor.com/blog/index.php?/archives/529-Kind-of-Like-That.html
 */
export async function perceptualHash(picture: Sharp): Promise<string> {
  const grey = await picture
    .resize({ width: side + 1, height: side, fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { data, info } = grey;
  const at = (row: number, column: number) => data[(row * (side + 1) + column) * info.channels] ?? 0;
  let bits = 0n;
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      bits = (bits << 1n) | (at(row, column) > at(row, column + 1) ? 1n : 0n);
    }
  }
  return bits.toString(16).padStart(16, '0');
}

/** Whether two pictures look the same by their hashes. */
export function looksSame(left: string, right: string): boolean {
  let differing = BigInt(`0x${left}`) ^ BigInt(`0x${right}`);
  let count = 0;
  for (; differing > 0n; differing >>= 1n) count += Number(differing & 1n);
  return count <= sameWithin;
}
